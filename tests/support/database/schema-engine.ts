import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { PrismaPg } from '@prisma/adapter-pg'
import { databaseKind, sqliteFile } from '~/database/kind.server'
import { startEngine } from '../../../prisma/schema-diff'
import { currentSchema } from '../../../prisma/schema-snapshot'

type Query = { sql: string }
type Work = (...args: unknown[]) => unknown

/**
 * Starts Prisma's own schema engine on a database, to compare its result with ours. Use it only on a database that may
 * be lost.
 */
export function engineOn(url: string) {
  const kind = databaseKind(url)
  const factory =
    kind === 'sqlite' ? new PrismaBetterSqlite3({ url: sqliteFile(url) }) : new PrismaPg(url)
  const connect = answering(async () => bound(await factory.connect()))
  const { provider, adapterName } = factory
  return startEngine(currentSchema(kind), { provider, adapterName, connect })
}

// The engine expects returned errors instead of exceptions, from promises except for one method.
function bound(connection: object): object {
  return new Proxy(connection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const work = value.bind(target) as Work
      if (name === 'getConnectionInfo') return () => ({ ok: true, value: work() })
      if (name === 'queryRaw') return answering((query: Query) => work(standardQuotes(query)))
      return answering(work)
    },
  })
}

// The engine looks up a partial index by its name in double quotes, which this SQLite reads as a column name.
function standardQuotes(query: Query): Query {
  return { ...query, sql: query.sql.replace(/ name = "([^"']+)";$/, " name = '$1'") }
}

function answering<Args extends unknown[]>(work: (...args: Args) => unknown) {
  return async (...args: Args) => {
    try {
      return { ok: true, value: await work(...args) }
    } catch (error) {
      return { ok: false, error: (error as Error).cause ?? { kind: 'GenericJs', id: 0 } }
    }
  }
}
