import { existsSync } from 'node:fs'
import { runStep, type Step } from './test-run/steps'

const install: Step = [
  'Installing PgBouncer from Debian',
  'apt-get update && apt-get install -y --no-install-recommends pgbouncer',
]

const journeys = 'TEST_WIDE=1 npx playwright test --project=postgresql'

const steps: Step[] = [
  ['Building the site', 'npm run build --silent'],
  [
    'PgBouncer itself',
    'npx vitest run --project process tests/process/operating/pgbouncer.test.ts',
  ],
  [
    'What several processes share, through PgBouncer',
    'TEST_PGBOUNCER=1 npx vitest run --project process two-machines workers durability',
  ],
  ['The journeys through PgBouncer', `TEST_PGBOUNCER=1 ${journeys}`],
  ['The journeys over two processes, in turn', `TEST_PROCESSES=2 ${journeys}`],
  ['The journeys over four processes, in turn', `TEST_PROCESSES=4 ${journeys}`],
]

/** Tests for large sites: a connection pooler, and a load balancer that uses another process for each request. */
async function testWide() {
  if (!existsSync('/usr/sbin/pgbouncer')) await runStep(install)
  for (const step of steps) await runStep(step)
}

await testWide()
