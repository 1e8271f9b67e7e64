import type { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { content, countContentWrite } from './content-version.server'

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>

const pollInterval = 100

// With the data version that each had last: it changes with the commits of other connections alone.
const writers = new Map<Connection, number>()

/** Has `watchSqlite` ask a process's only writing connection, until it is closed. */
export async function watchedWriter(writer: Connection): Promise<Connection> {
  writers.set(writer, await dataVersionOf(writer))
  const dispose = writer.dispose.bind(writer)
  writer.dispose = () => {
    writers.delete(writer)
    return dispose()
  }
  return writer
}

/** Asks ten times a second whether another process, such as an operator's command, has written; returns how to stop. */
export function watchSqlite(): () => Promise<void> {
  const timer = setInterval(() => void ask(), pollInterval).unref()
  return () => {
    clearInterval(timer)
    content.confirmedAt = -Infinity
    return Promise.resolve()
  }
}

async function ask() {
  const askedAt = performance.now()
  for (const [writer, known] of writers) {
    // A file that is away is noticed by whatever reads it next.
    const version = await dataVersionOf(writer).catch(() => null)
    if (version === null) return
    if (version !== known) countContentWrite('changed')
    writers.set(writer, version)
  }
  content.confirmedAt = askedAt
}

async function dataVersionOf(connection: Connection) {
  const { rows } = await connection.queryRaw({ sql: 'PRAGMA data_version', args: [], argTypes: [] })
  return Number(rows[0]?.[0])
}
