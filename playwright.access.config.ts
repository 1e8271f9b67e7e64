import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import type { SiteOptions } from './tests/e2e/support/test'
import common from './playwright.config'

const journeys = path.resolve('tests/e2e/journeys')

// The journeys on which axe looks at screens.
const looking = readdirSync(journeys, { recursive: true, encoding: 'utf8' })
  .map((file) => path.join(journeys, file))
  .filter((file) => file.endsWith('.spec.ts'))
  .filter((file) => /expect(GoodScreen|Accessible)/.test(readFileSync(file, 'utf8')))

// `npm run test:access`: what takes too long, or has to be fetched first, for `npm test`.
export default defineConfig<SiteOptions>({
  ...common,
  timeout: 240_000,
  projects: [
    { name: 'browsers', testMatch: 'access/**/*.spec.ts', use: { isThorough: true } },
    { name: 'every-rule', testMatch: looking, use: { isThorough: true } },
  ],
})
