import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import {
  queryOnce,
  startPostgresql,
  type PostgresqlServer,
} from '../support/database/postgresql-server'
import { mailServer } from '../support/mail/mail-server'
import { sessionSecret, startSite } from '../support/site/site-server'
import { checkLedger } from './load/check-ledger'
import { checkMails, releaseClaims } from './load/check-mails'
import { newLedger, type Ledger } from './load/ledger'
import { reading } from './load/reading'
import { signUpWorkers, startLoad } from './load/worker'
import { writing } from './load/writing'
import type { Random } from './random'
import type { Scenario } from './scenario'
import { company, createForRole } from './site-under-test'

const timeout = 20_000

export const failover: Scenario = {
  about: 'PostgreSQL dies, its synchronous replica takes over, and nothing answered is lost',
  databases: ['postgresql'],
  rounds: 3,
  async run({ rounds, random, say }) {
    const ledgers: Ledger[] = []
    for (let round = 1; round <= rounds; round++) {
      const ledger = await failOver(random)
      ledgers.push(ledger)
      say(`${round}: ${ledger.answered} answered, ${ledger.refused} told to wait`)
    }
    const sum = (of: (ledger: Ledger) => number) => ledgers.reduce((all, each) => all + of(each), 0)
    return {
      attempts: `${rounds} primaries killed`,
      answered: sum(({ answered }) => answered),
      faults: ledgers.flatMap(({ faults }) => faults),
      remarks: `${sum(({ refused }) => refused)} answered 503, ${sum(({ cut }) => cut)} cut off`,
    }
  },
}

async function failOver(random: Random): Promise<Ledger> {
  const endings: (() => Promise<void>)[] = []
  try {
    const ledger = newLedger()
    const mail = await mailServer()
    await mail.start()
    endings.push(() => mail.stop())
    const primary = await startPostgresql('primary')
    endings.push(() => primary.stop())
    const primaryUrl = await createForRole(primary)
    const replica = await startPostgresql(primary.url('postgres'))
    endings.push(() => replica.stop())
    await makeSynchronous(primary)
    const environment = { MAIL_URL: mail.url, CONTACT_TO: company, SESSION_SECRET: sessionSecret }
    const replicaUrl = String(Object.assign(new URL(primaryUrl), { host: hostOf(replica) }))
    const urls = { DATABASE_URL: primaryUrl, DATABASE_REPLICA_URL: replicaUrl }
    const site = await startSite({ environment: { ...environment, ...urls } })
    endings.push(() => site.remove())
    const workers = await signUpWorkers(site, ledger, random)
    const load = startLoad(workers, [...writing, ...reading])
    await pause(random.between(2_000, 5_000))
    await primary.halt('immediate')
    await pause(random.between(0, 2_000))
    await load.stop()
    await site.end('SIGTERM')
    await promote(replica)
    await releaseClaims(replica.url('site'))
    const successor = await startSite({ environment: { ...environment, DATABASE_URL: replicaUrl } })
    endings.push(() => successor.remove())
    ledger.faults.push(...(await checkLedger(ledger, replica.url('site'))))
    ledger.faults.push(...(await checkMails(ledger, mail, replica.url('site'))))
    return ledger
  } finally {
    for (const end of endings.reverse()) await end()
  }
}

function hostOf(server: PostgresqlServer) {
  return new URL(server.url('site')).host
}

/** Without this, the data of the last responses may not have reached the replica. */
async function makeSynchronous(primary: PostgresqlServer) {
  await queryOnce(primary.url('postgres'), `ALTER SYSTEM SET synchronous_standby_names = '*'`)
  await queryOnce(primary.url('postgres'), 'SELECT pg_reload_conf()')
  await untilTrue(
    primary,
    `SELECT EXISTS (SELECT FROM pg_stat_replication WHERE sync_state = 'sync') AS done`,
  )
}

async function promote(replica: PostgresqlServer) {
  await queryOnce(replica.url('postgres'), 'SELECT pg_promote()')
  await queryOnce(replica.url('postgres'), 'ALTER SYSTEM RESET synchronous_standby_names')
  await queryOnce(replica.url('postgres'), 'SELECT pg_reload_conf()')
  await untilTrue(replica, 'SELECT NOT pg_is_in_recovery() AS done')
}

async function untilTrue(server: PostgresqlServer, question: string) {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  try {
    const deadline = Date.now() + timeout
    while (!(await client.query<{ done: boolean }>(question)).rows[0]?.done) {
      if (Date.now() > deadline) throw new Error(`Timed out waiting for: ${question}`)
      await pause(50)
    }
  } finally {
    await client.end()
  }
}
