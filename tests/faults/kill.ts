import { setTimeout as pause } from 'node:timers/promises'
import { checkLedger } from './load/check-ledger'
import { checkMails, releaseClaims } from './load/check-mails'
import { newLedger, type Ledger } from './load/ledger'
import { signUpWorkers, startLoad } from './load/worker'
import { writing } from './load/writing'
import type { Scenario } from './scenario'
import { withSite } from './site-under-test'

const timeout = 20_000

/** A round is one `kill -9` under load, and the start after it. */
export const kill: Scenario = {
  about: 'kill -9 while members write, and nothing answered is lost',
  databases: ['sqlite', 'postgresql'],
  rounds: 50,
  run: ({ database, rounds, random, say }) =>
    withSite(database, async ({ site, databaseUrl, mail }) => {
      const ledger = newLedger()
      const workers = await signUpWorkers(site, ledger, random)
      for (let round = 1; round <= rounds; round++) {
        const load = startLoad(workers, writing)
        await untilAnswered(ledger, ledger.answered + random.between(5, 150))
        await pause(random.between(0, 50))
        await site.end('SIGKILL')
        await load.stop()
        if (round === rounds) await releaseClaims(databaseUrl)
        await site.start()
        ledger.faults.push(...(await checkLedger(ledger, databaseUrl)))
        say(`${round}: ${ledger.answered} answered, ${ledger.cut} cut off`)
      }
      const faults = [...ledger.faults, ...(await checkMails(ledger, mail, databaseUrl))]
      const remarks = `${ledger.cut} requests cut off, ${mail.taken.length} mails`
      return { attempts: `${rounds} kills`, answered: ledger.answered, faults, remarks }
    }),
}

async function untilAnswered(ledger: Ledger, count: number) {
  const deadline = Date.now() + timeout
  while (ledger.answered < count && Date.now() < deadline) await pause(5)
}
