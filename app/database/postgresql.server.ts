import { PrismaPg } from '@prisma/adapter-pg'
import { Mutex } from 'async-mutex'
import type { ClientBase, Pool } from 'pg'
import { env } from '~/runtime/env.server'
import { log } from '../runtime/log.server'

const pools = new Set<Pool>()

type Transaction = Awaited<ReturnType<Awaited<ReturnType<PrismaPg['connect']>>['startTransaction']>>

/**
 * Prisma's PostgreSQL adapter with timeouts. By default there are none, and a query to a stopped server would wait
 * forever. Poolers refuse timeouts that a client sets, so the database role sets them there (docs/scale.md). The
 * queries of a transaction run one after the other, because a connection runs only one at a time.
 */
export class PostgresqlWithTimeouts extends PrismaPg {
  constructor(url: string) {
    super(configOf(url), { onPoolError })
  }

  override async connect() {
    const connection = await super.connect()
    pools.add(connection.underlyingDriver())
    const start = connection.startTransaction.bind(connection)
    connection.startTransaction = async (isolation) => inOrder(await start(isolation))
    return connection
  }
}

// Prisma does not wait for the previous query in a `Promise.all`, or before a ROLLBACK on timeout.
function inOrder<T extends Transaction>(transaction: T): T {
  const mutex = new Mutex()
  const after =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      mutex.runExclusive(() => work(...args))
  transaction.queryRaw = after(transaction.queryRaw.bind(transaction))
  transaction.executeRaw = after(transaction.executeRaw.bind(transaction))
  return transaction
}

/** Counts the connections of all pools, including a replica's. Null before the first query, and on SQLite. */
export function poolStats(): { total: number; idle: number; waiting: number } | null {
  if (!pools.size) return null
  const sum = (of: (pool: Pool) => number) =>
    [...pools].reduce((total, pool) => total + of(pool), 0)
  return {
    total: sum(({ totalCount }) => totalCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  }
}

// In milliseconds.
const timeouts = {
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
}

function onPoolError() {
  log.warn('An idle connection to the database was lost.')
}

function configOf(url: string) {
  const isPooled = url === env.DATABASE_URL && url !== env.DATABASE_DIRECT_URL
  return {
    connectionString: url,
    max: 10,
    // One connection stays open, so `npm run move` can see that the site still uses the database.
    min: 1,
    application_name: 'xxperiment',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 12_000,
    ...(isPooled ? {} : timeouts),
    // Without a listener, an error between pool and adapter would end the process. The query reports the error.
    onConnect: (client: ClientBase) => void client.on('error', () => {}),
  }
}
