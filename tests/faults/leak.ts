import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../support/site/site-server'
import { newLedger, type Ledger } from './load/ledger'
import { reading } from './load/reading'
import { signUpWorkers, startLoad } from './load/worker'
import { writing } from './load/writing'
import type { Scenario } from './scenario'
import { withSite } from './site-under-test'

const perRound = 1_000
const megabyte = 1024 * 1024
/** The memory that bounded caches may still take after the first third of the requests, in bytes. */
const allowance = 6 * megabyte

type Heap = { heapUsed: number; external: number; rss: number }

/**
 * A round is 1,000 requests. The heap is measured after each third of them. The first third fills everything that is
 * filled only once.
 */
export const leak: Scenario = {
  about: 'many requests, and the heap after a full collection stays as it is',
  databases: ['sqlite'],
  rounds: 36,
  run: ({ database, rounds, random, say }) =>
    withSite(
      database,
      async ({ site }) => {
        const ledger = newLedger()
        const workers = await signUpWorkers(site, ledger, random)
        const actions = [...Array.from({ length: 20 }, () => reading).flat(), ...writing]
        const heaps: Heap[] = []
        for (const third of [1, 2, 3]) {
          const enough = Math.ceil((rounds * perRound * third) / 3)
          await startLoad(workers, actions, () => requestsIn(ledger) >= enough).ended
          const heap = await heapOf(site, third)
          heaps.push(heap)
          say(
            `${requestsIn(ledger)} requests: heap ${inMegabytes(heap.heapUsed)}, beside it ` +
              `${inMegabytes(heap.external)}, in all ${inMegabytes(heap.rss)}`,
          )
        }
        const growth = (heaps.at(-1)?.heapUsed ?? 0) - (heaps[0]?.heapUsed ?? 0)
        return {
          attempts: `${requestsIn(ledger)} requests`,
          answered: ledger.answered,
          faults:
            growth > allowance
              ? [...ledger.faults, `the heap grew by ${inMegabytes(growth)}`]
              : ledger.faults,
          remarks: `heap ${heaps.map(({ heapUsed }) => inMegabytes(heapUsed)).join(', ')}`,
        }
      },
      { NODE_OPTIONS: `--import=${new URL('./heap-probe.mjs', import.meta.url).href}` },
    ),
}

function requestsIn({ answered, refused, cut, faults }: Ledger) {
  return answered + refused + cut + faults.length
}

async function heapOf(site: Site, nth: number) {
  // State that lives for some seconds (views, idle connections) is not a leak.
  await pause(6_000)
  site.signal('SIGUSR2')
  for (;;) {
    const lines = (await site.log()).match(/^\{"msg":"heap".*\}$/gm) ?? []
    const line = lines[nth - 1]
    if (line) return JSON.parse(line) as Heap
    await pause(100)
  }
}

function inMegabytes(bytes: number) {
  return `${(bytes / megabyte).toFixed(1)} MB`
}
