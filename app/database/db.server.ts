import type { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient as PostgresqlClient } from '~generated/postgresql/client'
import { Prisma, PrismaClient as SqliteClient } from '~generated/sqlite/client'
import { databaseKind, sqliteFile } from './kind.server'
import { describeError } from './errors.server'
import { PostgresqlWithTimeouts } from './postgresql.server'
import { openReplicated, type ReadAsVisitor } from './replica.server'
import { DurableSqlite, probeSqlite } from './sqlite.server'
import { env } from '../runtime/env.server'
import { log } from '../runtime/log.server'

/** A part of an SQL statement, with its values. */
export type Sql = Prisma.Sql

/** Columns of a table in a select list: `alias."name" AS "prefix_name"`. The names come from the code, never from input. */
export function selectColumns(alias: string, names: readonly string[], prefix = ''): Sql {
  return Prisma.raw(names.map((name) => `${alias}."${name}" AS "${prefix}${name}"`).join(', '))
}

/** The name of a table's alias, for use in a condition. */
export function aliased(alias: string): Sql {
  return Prisma.raw(alias)
}

/** Joins conditions with AND. True without conditions. */
export function allOf(conditions: (Sql | null)[]): Sql {
  const given = conditions.filter((condition) => condition !== null)
  return given.length ? Prisma.join(given, ' AND ', '(', ')') : Prisma.sql`1 = 1`
}

/** `column IN (values)`. False without values. */
export function isOneOf(column: Sql, values: readonly string[]): Sql {
  return values.length ? Prisma.sql`${column} IN (${Prisma.join([...values])})` : Prisma.sql`1 = 0`
}

/** Like `isOneOf`, for many values, which are one parameter: a hundred parameters slow down the query. */
export function isAmong(column: Sql, values: readonly string[]): Sql {
  if (!values.length) return Prisma.sql`1 = 0`
  const json = JSON.stringify(values)
  return databaseKind(env.DATABASE_URL) === 'sqlite'
    ? Prisma.sql`${column} IN (SELECT "value" FROM json_each(${json}))`
    : Prisma.sql`${column} = ANY (ARRAY(SELECT jsonb_array_elements_text(${json}::jsonb)))`
}

/**
 * The columns of a joined table, without their prefix. Null when the join found no row.
 * @param required a column that is never null in that table
 */
export function joined<T>(row: object, prefix: string, required: keyof T & string): T | null {
  const values = row as Record<string, unknown>
  if ((values[prefix + required] ?? null) === null) return null
  const table: Record<string, unknown> = {}
  for (const name of Object.keys(values))
    if (name.startsWith(prefix)) table[name.slice(prefix.length)] = values[name]
  return table as T
}

/** A row without the columns of a joined table. */
export function withoutJoined<Row extends object>(row: Row, prefix: string): Row {
  const kept: Partial<Row> = {}
  for (const name of Object.keys(row) as (keyof Row & string)[])
    if (!name.startsWith(prefix)) kept[name] = row[name]
  return kept as Row
}

export { databaseKind } from './kind.server'
export { isServiceUnavailable, isUniqueViolation, isWriteConflict } from './errors.server'

/** One type for both databases. The models are the same, and SQLite's client has fewer features. */
export type Database = SqliteClient

export type Transaction = Prisma.TransactionClient

export const sql = Prisma.sql

// In milliseconds: the time to get a connection, and the time to run.
const transactionOptions = { maxWait: 8_000, timeout: 10_000 }

/** Opens a client for `file:…` (relative to the working directory) or `postgresql://…`. It connects on first use. */
export function openDatabase(url: string): Database {
  if (databaseKind(url) === 'postgresql') return openPostgresql(new PostgresqlWithTimeouts(url))
  const adapter = new DurableSqlite(sqliteFile(url))
  return new SqliteClient({ adapter, transactionOptions })
}

function openPostgresql(adapter: PrismaPg) {
  return new PostgresqlClient({ adapter, transactionOptions }) as unknown as Database
}

const primary = openDatabase(env.DATABASE_URL)
const replicated = env.DATABASE_REPLICA_URL
  ? openReplicated({
      primary,
      primaryUrl: env.DATABASE_URL,
      replicaUrl: env.DATABASE_REPLICA_URL,
      open: openPostgresql,
    })
  : null

export const db = replicated?.client ?? primary

export type DbOrTransaction = Transaction | typeof db

/** Runs a visitor's reads on the replica if it keeps up with the primary, otherwise on the primary. */
export const readAsVisitor: ReadAsVisitor = replicated?.readAsVisitor ?? ((read) => read())

/** True when visitors read from the replica. Null without a replica. */
export function isReplicaUsed(): boolean | null {
  return replicated?.isUsed() ?? null
}

/** Checks the SQLite file behind `db` with a new connection. Throws when the file is missing, truncated or damaged. */
export function probeDatabase(): void {
  if (databaseKind(env.DATABASE_URL) === 'sqlite') probeSqlite(sqliteFile(env.DATABASE_URL))
}

/** Closes the connections of `db` after its running queries. Without a replica, another query would reconnect. */
export async function closeDatabase(): Promise<void> {
  await Promise.all([primary.$disconnect(), replicated?.close()])
}

/**
 * True when Prisma found a relation that the schema requires. Prisma reads relations after the rows that refer to them.
 * A related row may be deleted in between, and Prisma's types do not say so.
 */
export function exists(relation: object | null): boolean {
  return relation !== null
}

/** Truncates SQLite's write-ahead log, which keeps deleted rows. A running read may delay it. Never throws. */
export async function clearDeleted(): Promise<void> {
  if (databaseKind(env.DATABASE_URL) !== 'sqlite') return
  try {
    await db.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`
  } catch (error) {
    log.warn(
      { reason: describeError(error) },
      'could not truncate the write-ahead log; it keeps deleted text until the next attempt',
    )
  }
}

/**
 * Truncates the write-ahead log every minute. It removes deleted rows that no caller waited to remove.
 * @returns a stop function
 */
export function clearDeletedRegularly(every = 60_000): () => void {
  const timer = setInterval(() => void clearDeleted(), every).unref()
  return () => clearInterval(timer)
}
