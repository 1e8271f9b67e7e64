import { setTimeout as pause } from 'node:timers/promises'
import { send } from '../support/http/raw-http'
import { checkLedger } from './load/check-ledger'
import { checkMails } from './load/check-mails'
import { newLedger } from './load/ledger'
import { signUpWorkers, startLoad } from './load/worker'
import { reading } from './load/reading'
import { writing } from './load/writing'
import type { Random } from './random'
import type { Scenario } from './scenario'
import { withSite, type SiteUnderTest } from './site-under-test'
import type { Variables } from '../support/site/site-server'

const error = /"level":50,/
const known = /"msg":"database unavailable/

/** Adds the site's log lines about unexpected errors to the faults of a run. @param log the site's log */
function explain(faults: string[], log: string): string[] {
  if (!faults.length) return faults
  return [...faults, ...log.split('\n').filter((line) => error.test(line) && !known.test(line))]
}

const timeout = 30_000

/** Disturbs a running site, or the systems that it uses. When it resolves, everything is back to normal. */
export type Trouble = (under: SiteUnderTest, random: Random) => Promise<void>

type Disturbance = Pick<Scenario, 'about' | 'databases' | 'rounds'> & {
  troubles: Record<string, Trouble>
  environment?: Variables
}

/** Returns a scenario that disturbs the site under load in several ways. A round is each of them once. */
export function disturbance({ troubles, environment, ...scenario }: Disturbance): Scenario {
  const run: Scenario['run'] = ({ database, rounds, random, say }) =>
    withSite(
      database,
      async (under) => {
        const { site, databaseUrl, mail } = under
        const ledger = newLedger()
        const workers = await signUpWorkers(site, ledger, random)
        for (let round = 1; round <= rounds; round++)
          for (const [name, trouble] of Object.entries(troubles)) {
            const load = startLoad(workers, [...writing, ...reading])
            await pause(random.between(500, 1_500))
            await trouble(under, random)
            const seconds = await untilReady(under)
            await pause(500)
            await load.stop()
            if (seconds === null)
              throw new Error(`${name}: it did not recover by itself:\n${await lastWords(under)}`)
            ledger.faults.push(...(await checkLedger(ledger, databaseUrl)))
            say(
              `${round}, ${name}: ${ledger.answered} answered, ${ledger.refused} told to wait, ` +
                `${ledger.cut} cut off; ready ${seconds.toFixed(1)} s after`,
            )
          }
        const faults = [...ledger.faults, ...(await checkMails(ledger, mail, databaseUrl))]
        if (/"level":60|"exit"/.test(await site.log())) faults.push('the log has a fatal line')
        return {
          attempts: `${rounds * Object.keys(troubles).length} troubles`,
          answered: ledger.answered,
          faults: explain(faults, await site.log()),
          remarks: `${ledger.refused} answered 503, ${ledger.cut} cut off`,
        }
      },
      environment,
    )
  return { ...scenario, run }
}

async function untilReady({ site }: SiteUnderTest) {
  const began = Date.now()
  while (Date.now() - began < timeout) {
    const answer = await send(`${site.url}/readyz`).catch(() => null)
    if (answer?.status === 200) return (Date.now() - began) / 1_000
    await pause(100)
  }
  return null
}

async function lastWords({ site }: SiteUnderTest) {
  return (await site.log()).slice(-2_000)
}
