import { PrismaPg } from '@prisma/adapter-pg'
import { log } from '../log.server'

/**
 * Makes Prisma's PostgreSQL adapter with a pool in which nothing waits for ever: the server's own
 * limits are 0 (none), and a stopped server answers nothing at all. Milliseconds.
 * @param url `postgresql://…`
 */
export function timedPostgresql(url: string): PrismaPg {
  return new PrismaPg(
    {
      connectionString: url,
      max: 10,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      lock_timeout: 5_000,
      statement_timeout: 10_000,
      query_timeout: 12_000,
      idle_in_transaction_session_timeout: 15_000,
    },
    { onPoolError: () => log.warn('An idle connection to the database was lost.') },
  )
}
