import path from 'node:path'
import { temporaryFolder } from '../tests/support/site/temporary-folder'
import { runSideBySide, runStep, type Step, type Took } from './test-run/steps'
import { slowestTests, timesVariable } from './test-run/test-times'

const first: Step = ['Generating the database clients', 'npm run generate --silent']

// These steps are independent of each other. The longest come first.
const sideBySide: Step[] = [
  ['Building the site', 'npx tsx tools/build.ts'],
  ['Checking types and style', 'npx oxlint'],
  ['Checking format', 'npx prettier --check . --cache --cache-location .cache/prettier'],
  ['Looking for what nobody uses', 'npx knip'],
  ['Checking the OpenAPI document', 'npx tsx tools/lint-api.ts'],
]

const oneByOne: Step[] = [
  ['Looking for browsers', 'npx tsx tools/ensure-browser.ts'],
  ['Looking for nginx and Caddy', 'npx tsx tools/ensure-proxies.ts'],
  ['Testing rules, routes and the server, on both databases', 'npx vitest run'],
  ['Testing in the browser, with and without JavaScript', 'npm run test:e2e --silent'],
  ['Weighing every screen', 'npm run size --silent'],
]

/** Runs all checks before a merge, in the order that finds faults soonest. */
async function testEverything() {
  const started = Date.now()
  const times = path.join(temporaryFolder().folder, 'tests.jsonl')
  process.env[timesVariable] = times
  const took: Took[] = [await runStep(first), ...(await runSideBySide(sideBySide))]
  for (const step of oneByOne) took.push(await runStep(step))

  say('\nSeconds by step:')
  for (const { says, seconds } of took) say(`${column(seconds)}  ${says}`)
  say('\nThe slowest tests, and what goes before and after those of a file, in seconds:')
  for (const { name, seconds } of slowestTests(times, 30)) say(`${column(seconds)}  ${name}`)
  say(`\nAll passed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function column(seconds: number) {
  return seconds.toFixed(1).padStart(8)
}

function say(words: string) {
  process.stdout.write(`${words}\n`)
}

await testEverything()
