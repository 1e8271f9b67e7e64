import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { PrismaPg } from '@prisma/adapter-pg'
import { databaseKind, sqliteFile } from '~/database/kind.server'
import { startEngine } from '../../../prisma/schema-diff'
import { presentSchema } from '../../../prisma/schema-snapshot'

type Work = (...args: never[]) => unknown

/**
 * Starts Prisma's own schema engine on a database, to check our work against its reading. Only for
 * a database that may be lost.
 */
export function engineOn(url: string) {
  const kind = databaseKind(url)
  const factory =
    kind === 'sqlite' ? new PrismaBetterSqlite3({ url: sqliteFile(url) }) : new PrismaPg(url)
  const connect = answering(async () => bound(await factory.connect()))
  const { provider, adapterName } = factory
  return startEngine(presentSchema(kind), { provider, adapterName, connect })
}

// The engine expects returned errors instead of exceptions, from promises except for one method.
function bound(connection: object): object {
  return new Proxy(connection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const work = value.bind(target) as Work
      if (name === 'getConnectionInfo') return () => ({ ok: true, value: work() })
      return answering(work)
    },
  })
}

function answering(work: Work) {
  return async (...args: never[]) => {
    try {
      return { ok: true, value: await work(...args) }
    } catch (error) {
      return { ok: false, error: (error as Error).cause ?? { kind: 'GenericJs', id: 0 } }
    }
  }
}
