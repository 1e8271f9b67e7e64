import type { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import type { Database, Statement } from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>

const maxStatements = 300

/** Has a connection that only reads keep its prepared statements; Prisma's adapter prepares each query anew. */
export function keepStatements(reader: Connection): Connection {
  // Private in the adapter's types; without it everything is prepared as before.
  const { client } = reader as Connection & { client?: Database }
  if (!client) return reader
  const kept = new LRUCache<string, Statement<unknown[]>>({ max: maxStatements })
  const prepare = client.prepare.bind(client)
  client.prepare = ((sql: string) => {
    const statement = kept.get(sql) ?? prepare(sql)
    if (statement.reader) kept.set(sql, statement)
    return statement.reader ? rebindable(statement) : statement
  }) as Database['prepare']
  return reader
}

// The part of a statement that the adapter uses. A real one can be bound once only, and after a change of its table it
// knows the columns when it has run.
function rebindable(statement: Statement<unknown[]>) {
  return {
    bind(values: unknown[]) {
      const rows = statement.raw().all(values)
      return { reader: true, columns: () => statement.columns(), raw: () => ({ all: () => rows }) }
    },
  }
}
