import { test } from '@playwright/test'
import type { SiteOptions } from '../test'

/** True when screens are checked against all requirements of `npm run test:access`. */
export function isThorough(): boolean {
  return Boolean((test.info().project.use as Partial<SiteOptions>).isThorough)
}
