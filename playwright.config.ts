import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { defineConfig } from '@playwright/test'
import { leftOut } from './tests/e2e/support/matrix'
import type { SiteOptions } from './tests/e2e/support/test'
import { quickStart } from './tests/support/site/node-options'
import { browserFlags, browserPath } from './tools/ensure-browser'

// Each worker reads this file, and writes rows.
setFlagsFromString(quickStart)

export default defineConfig<SiteOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/start-sites.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are processors, because tests also wait.
  workers: availableParallelism() + 1,
  // A busy machine may miss a limit once; a fault fails twice. What passed only on its second run is listed as flaky.
  // Before a release, run with `--fail-on-flaky-tests`.
  retries: 1,
  // A busy machine takes three times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./tests/e2e/support/server-log-reporter.ts'],
    ['./tools/test-run/playwright-times.ts'],
  ],
  use: {
    actionTimeout: 10_000,
    launchOptions: { executablePath: browserPath(), args: browserFlags },
    // 'only-on-failure' takes one of every page that closes; a failure keeps the page's contents in error-context.md.
    screenshot: 'off',
    trace: 'off',
  },
  projects: [
    // The longest tests first, so that no worker waits for another at the end.
    { name: 'dev', testMatch: 'development/*.spec.ts', use: { server: 'development' } },
    {
      name: 'postgresql',
      testMatch: process.env.TEST_WIDE ? 'journeys/**/*.spec.ts' : 'journeys/forum/main.spec.ts',
      grepInvert: leftOut(true),
      use: { server: 'postgresql' },
    },
    { name: 'js', testMatch: 'journeys/**/*.spec.ts', grepInvert: leftOut(true) },
    {
      name: 'no-js',
      testMatch: 'journeys/**/*.spec.ts',
      grepInvert: [/@scripts/, ...leftOut(false)],
      use: { javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
})
