import { defineConfig } from '@playwright/test'
import type { SiteOptions } from './tests/e2e/support/test'
import common from './playwright.config'

// `npm run test:access`: what takes too long, or has to be fetched first, for `npm test`.
export default defineConfig<SiteOptions>({
  ...common,
  timeout: 240_000,
  projects: [{ name: 'access', testMatch: 'access/*.spec.ts' }],
})
