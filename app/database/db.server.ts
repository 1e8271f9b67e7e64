import { PrismaClient as PostgresqlClient } from '~generated/postgresql/client'
import { Prisma, PrismaClient as SqliteClient } from '~generated/sqlite/client'
import { databaseKind, sqliteFile } from './kind.server'
import { postgresqlWithTimeouts } from './postgresql.server'
import { probeSqlite } from './probe-sqlite.server'
import { DurableSqlite } from './sqlite.server'
import { env } from '../runtime/env.server'

export { databaseKind } from './kind.server'
export { isMissingRow, isWriteConflict } from './write-conflict.server'
export { isUnavailable } from './unavailable.server'
export { isUniqueViolation } from './unique-violation.server'

/** Both databases behind one type: the models are the same, and SQLite's client can do less. */
export type Database = SqliteClient

/** What `db.$transaction(async (tx) => …)` hands in; functions that join a transaction take it. */
export type Transaction = Prisma.TransactionClient

/** A part of a statement for `$queryRaw`, with its values. */
export const sql = Prisma.sql

// `maxWait`: how long a transaction waits for its turn or a connection; `timeout`: how long it may run.
const transactionOptions = { maxWait: 8_000, timeout: 10_000 }

/**
 * Makes a client; it connects on its first query.
 * @param url `file:…` (a relative path starts at the working directory) or `postgresql://…`
 * @throws {Error} for any other address
 */
export function openDatabase(url: string): Database {
  if (databaseKind(url) === 'sqlite') {
    return new SqliteClient({ adapter: new DurableSqlite(sqliteFile(url)), transactionOptions })
  }
  const client = new PostgresqlClient({ adapter: postgresqlWithTimeouts(url), transactionOptions })
  return client as unknown as Database
}

export const db = openDatabase(env.DATABASE_URL)

/** Looks at the SQLite file behind `db` from outside. @throws {Error} when it is missing, cut off or damaged */
export function probeDatabase(): void {
  if (databaseKind(env.DATABASE_URL) === 'sqlite') probeSqlite(sqliteFile(env.DATABASE_URL))
}

/** Closes the connections of `db`, after its running queries; the next query would open them again. */
export async function closeDatabase(): Promise<void> {
  await db.$disconnect()
}
