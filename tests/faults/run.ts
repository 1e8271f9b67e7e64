/**
 * Runs fault scenarios against the built site, which must lose nothing: `npm run test:faults -- [scenario] [--rounds n]
 * [--database sqlite|postgresql] [--seed n]`. Run `npm run build` first. Exits with 1 if a run finds a fault.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { clock } from './clock'
import { failover } from './failover'
import { fuzz } from './fuzz'
import { kill } from './kill'
import { leak } from './leak'
import { mail } from './mail'
import { postgresql } from './postgresql'
import { randomFrom } from './random'
import { restarts } from './restarts'
import type { Outcome, Scenario } from './scenario'
import { storage } from './storage'

type Row = Outcome & { name: string; database: string; seconds: number }

/** The scenarios by their names for `npm run test:faults`, in the order in which they run. */
const scenarios: Record<string, Scenario> = {
  kill,
  restarts,
  storage,
  postgresql,
  failover,
  mail,
  clock,
  leak,
  fuzz,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    database: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const names = positionals.length ? positionals : Object.keys(scenarios)
if (names.some((name) => !(name in scenarios)) || !existsSync('build/server.js')) {
  say(`Scenarios: ${Object.keys(scenarios).join(', ')}. They need a built site: npm run build.`)
  process.exit(2)
}
say(`Seed ${values.seed}`)

const rows: Row[] = []
for (const name of names) await runOnEach(name)
say(`\n${tableOf(rows)}`)
process.exit(rows.some(({ faults }) => faults.length) ? 1 : 0)

async function runOnEach(name: string) {
  const scenario = scenarios[name]
  for (const database of scenario?.databases ?? []) {
    if (!scenario || (values.database && values.database !== database)) continue
    const rounds = Number(values.rounds ?? scenario.rounds)
    say(`\n${name} on ${database}, ${rounds} rounds: ${scenario.about}`)
    const began = Date.now()
    const random = randomFrom(Number(values.seed))
    const outcome = await scenario
      .run({ database, rounds, random, say: (words) => say(`  ${words}`) })
      .catch(brokenOff)
    for (const fault of outcome.faults) say(`  FAULT ${fault}`)
    rows.push({ name, database, seconds: Math.round((Date.now() - began) / 1000), ...outcome })
  }
}

function tableOf(rows: Row[]): string {
  const head = ['scenario', 'database', 'done', 'answered', 'faults', 'seconds', 'remarks']
  const lines = rows.map(({ name, database, attempts, answered, faults, seconds, remarks = '' }) =>
    [name, database, attempts, answered, faults.length, seconds, remarks].map(String),
  )
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function brokenOff(error: unknown): Outcome {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { attempts: 'broken off', answered: 0, faults: [words] }
}

function say(words: string) {
  process.stdout.write(`${words}\n`)
}
