import { test } from '@playwright/test'
import type { SiteOptions } from '../test'

/** Whether screens are held against all that `npm run test:access` asks for. */
export function isThorough(): boolean {
  return Boolean((test.info().project.use as Partial<SiteOptions>).isThorough)
}
