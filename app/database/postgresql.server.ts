import { PrismaPg } from '@prisma/adapter-pg'
import { Mutex } from 'async-mutex'
import { log } from '../runtime/log.server'

type Transaction = Awaited<ReturnType<Awaited<ReturnType<PrismaPg['connect']>>['startTransaction']>>

/** The adapter, with queries of a transaction one after the other: its connection can do one at a time. */
class OrderlyPostgresql extends PrismaPg {
  override async connect() {
    const connection = await super.connect()
    const start = connection.startTransaction.bind(connection)
    connection.startTransaction = async (isolation) => inOrder(await start(isolation))
    return connection
  }
}

// Prisma sends the queries of a `Promise.all`, of one query's parts, and a ROLLBACK after a timeout without waiting
// for the one before.
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

/**
 * Makes Prisma's PostgreSQL adapter with a pool in which nothing waits for ever: the server's own
 * limits are 0 (none), and a stopped server answers nothing at all. Milliseconds.
 * @param url `postgresql://…`
 */
export function postgresqlWithTimeouts(url: string): PrismaPg {
  return new OrderlyPostgresql(
    {
      connectionString: url,
      max: 10,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      lock_timeout: 5_000,
      statement_timeout: 10_000,
      query_timeout: 12_000,
      idle_in_transaction_session_timeout: 15_000,
      // A connection that ends between the pool's hands and the adapter's has nobody who listens, which would end the
      // process. Whoever uses it hears of it by their query.
      onConnect: (client) => void client.on('error', () => {}),
    },
    { onPoolError: () => log.warn('An idle connection to the database was lost.') },
  )
}
