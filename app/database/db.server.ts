import type { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient as PostgresqlClient } from '~generated/postgresql/client'
import { Prisma, PrismaClient as SqliteClient } from '~generated/sqlite/client'
import { databaseKind, sqliteFile } from './kind.server'
import { postgresqlWithTimeouts } from './postgresql/postgresql.server'
import { probeSqlite } from './probe-sqlite.server'
import { openReplicated, type ReadAsVisitor } from './postgresql/open-replicated.server'
import { rememberReads } from './remember-reads.server'
import { DurableSqlite } from './sqlite.server'
import { env } from '../runtime/env.server'

export { databaseKind } from './kind.server'
export { isMissingRow, isWriteConflict } from './write-conflict.server'
export { isUnavailable } from './unavailable.server'
export { isUniqueViolation } from './unique-violation.server'

/** One type for both databases: the models are the same, and SQLite's client is the less capable one. */
export type Database = SqliteClient

export type Transaction = Prisma.TransactionClient

export const sql = Prisma.sql

// In milliseconds: for getting a connection, and for running.
const transactionOptions = { maxWait: 8_000, timeout: 10_000 }

type Opened = { client: Database; version: () => number | null }

/** A client for `file:…` (relative to the working directory) or `postgresql://…`; connects on first use. */
export function openDatabase(url: string): Database {
  return open(url).client
}

function open(url: string): Opened {
  if (databaseKind(url) === 'postgresql')
    return { client: openPostgresql(postgresqlWithTimeouts(url)), version: () => null }
  const adapter = new DurableSqlite(sqliteFile(url))
  const version = () => adapter.version()
  const client = new SqliteClient({ adapter, transactionOptions })
  return { client: rememberReads(client, version), version }
}

function openPostgresql(adapter: PrismaPg) {
  return new PostgresqlClient({ adapter, transactionOptions }) as unknown as Database
}

const { client: primary, version } = open(env.DATABASE_URL)
const replicated = env.DATABASE_REPLICA_URL
  ? openReplicated({
      primary,
      primaryUrl: env.DATABASE_URL,
      replicaUrl: env.DATABASE_REPLICA_URL,
      open: openPostgresql,
    })
  : null

export const db = replicated?.client ?? primary

/** A number that changes with each write by whomever, before anybody can read it; null on PostgreSQL, which has none. */
export const databaseVersion = version

/** Runs what only reads, for somebody without a session: from the replica, if there is one that has all of it. */
export const readAsVisitor: ReadAsVisitor = replicated?.readAsVisitor ?? ((read) => read())

/** Whether visitors read from the replica; null where there is none. */
export function isReplicaUsed(): boolean | null {
  return replicated?.isUsed() ?? null
}

/** Checks the SQLite file behind `db` with a new connection; throws when it is missing, truncated or damaged. */
export function probeDatabase(): void {
  if (databaseKind(env.DATABASE_URL) === 'sqlite') probeSqlite(sqliteFile(env.DATABASE_URL))
}

/** Closes the connections of `db` after its running queries; without a replica the next query would reconnect. */
export async function closeDatabase(): Promise<void> {
  await Promise.all([primary.$disconnect(), replicated?.close()])
}
