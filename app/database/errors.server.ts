import { z } from 'zod'

// Prisma's queries fail with their own codes. Raw SQL fails with P2010 and the driver's reason.
const failedAs = (codes: string[], kind: string) =>
  z.union([
    z.object({ code: z.enum(codes) }),
    z.object({
      code: z.literal('P2010'),
      meta: z.object({
        driverAdapterError: z.object({ cause: z.object({ kind: z.literal(kind) }) }),
      }),
    }),
  ])

const uniqueViolation = failedAs(['P2002'], 'UniqueConstraintViolation')
const missingRow = failedAs(['P2003', 'P2025'], 'ForeignKeyConstraintViolation')
const conflict = z.object({ code: z.literal('P2034') })

/** True when a query failed because of a unique constraint, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  return uniqueViolation.safeParse(error).success
}

/** True when a write failed because a row that it changes or refers to was deleted after it was read. */
export function isMissingRow(error: unknown): boolean {
  return missingRow.safeParse(error).success
}

/** Like `isMissingRow`, and also true for a deadlock. Retrying may succeed. */
export function isWriteConflict(error: unknown): boolean {
  return isMissingRow(error) || conflict.safeParse(error).success
}

export type StorageProblem = 'full' | 'replaced'

const storageMessages: Record<StorageProblem, string> = {
  full: 'has too little room left on its disk: the site can be read and not written to',
  replaced: 'is not the file that was opened: put it back, or start the site again',
}

/** Thrown to refuse a write that would be lost or would fill the disk. */
export class StorageError extends Error {
  override readonly name = 'StorageError'

  constructor(
    readonly trouble: StorageProblem,
    file: string,
  ) {
    super(`${file} ${storageMessages[trouble]}`)
  }
}

const prismaCodes = /^P(1000|1001|1002|1003|1008|1010|1011|1017|2024|2028|2034|2037)$/
const sqliteCodes =
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)(_|$)/
// Connection, rollback, read-only, resources, lock, timeout, shutdown, disk.
const sqlStates = /^(08...|40001|40P01|25006|53...|55P03|57014|57P0.|58...)$/
const systemCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EFBIG|EIO)$/
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

// The PostgreSQL adapter converts socket errors to these. For raw SQL, Prisma passes on only the kind.
const kinds = /^(ConnectionClosed|DatabaseNotReachable|SocketTimeout)$/

const codes = [prismaCodes, sqliteCodes, sqlStates, systemCodes]

/**
 * True when an error means that the database is unreachable, busy, full, damaged or read-only. Otherwise it is a bug.
 */
export function isServiceUnavailable(error: unknown): boolean {
  return layersOf(error).some(
    ({ code, originalCode, kind, name, message }) =>
      name === 'StorageError' ||
      kinds.test(String(kind)) ||
      messages.test(String(message)) ||
      [code, originalCode].some((each) => codes.some((known) => known.test(String(each)))),
  )
}

type Layer = Record<
  'code' | 'originalCode' | 'kind' | 'name' | 'message' | 'cause' | 'meta' | 'trouble',
  unknown
>

// Lists an error and its causes, outermost first. Prisma wraps the adapter's error, and the adapter wraps the driver's.
function layersOf(error: unknown, depth = 5): Layer[] {
  if (typeof error !== 'object' || error === null || depth === 0) return []
  const layer = error as Layer
  const { driverAdapterError } = (layer.meta ?? {}) as { driverAdapterError?: unknown }
  return [layer, ...layersOf(layer.cause, depth - 1), ...layersOf(driverAdapterError, depth - 1)]
}

const reasons: Record<string, string> = {
  SQLITE_NOTADB: 'this file is not a SQLite database',
  SQLITE_CORRUPT: 'this database is damaged; restore a backup',
  SQLITE_CANTOPEN: 'this file or its folder cannot be opened',
  SQLITE_READONLY: 'this file or its folder cannot be written to',
  SQLITE_BUSY: 'another process holds its lock',
  SQLITE_LOCKED: 'another process holds its lock',
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'the disk is full or fails',
  '28P01': 'it refuses this user or password',
  '28000': 'it refuses this user or password',
  '3D000': 'there is no database of this name',
  '25006': 'the server is read-only',
  '53100': 'the disk of the server is full',
  '53300': 'the server has no connection left',
  '08P01': 'a pooler answers there; set DATABASE_DIRECT_URL to the database itself',
  ECONNREFUSED: 'nothing answers there',
  DatabaseNotReachable: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it does not answer in time',
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not open or write it',
  EPERM: 'this user may not change it',
  EISDIR: 'this is a folder, not a file',
  ENOTDIR: 'a part of this path is a file, not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  EFBIG: 'the disk is full: no file may grow further',
  EROFS: 'the disk is read-only',
  EIO: 'the disk fails',
  // better-sqlite3 was compiled for another major version of Node.js.
  ERR_DLOPEN_FAILED:
    'SQLite’s driver was built for another version of Node.js; run npm rebuild better-sqlite3',
  full: 'the disk has too little room left, so nothing is written any more',
  replaced: 'the file is not the one that was opened; start the site again',
}

const unbuilt = 'Could not locate the bindings file'

/**
 * Explains, in a clause without names or passwords, why a database or file cannot be used. Null for an unknown reason.
 */
export function knownReason(error: unknown): string | null {
  for (const { code, originalCode, kind, trouble, message } of layersOf(error)) {
    if (String(message).startsWith(unbuilt)) return reasons.ERR_DLOPEN_FAILED ?? null
    for (const each of [code, originalCode, kind, trouble].map(String)) {
      const known = reasons[each] ?? reasons[each.split('_').slice(0, 2).join('_')]
      if (known) return known
    }
  }
  return null
}

/** Explains to the operator why a database or file cannot be used, in one sentence without password or stack. */
export function describeError(error: unknown): string {
  const known = isOwn(error) ? null : knownReason(error)
  if (known) return `${known}.`
  // Node's error for a host with several addresses has a code but no message. Prisma's message has the query first,
  // then the reason for the failure.
  const { code = '', message = '', name = '' } = error as Partial<Record<string, string>>
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return (name.startsWith('PrismaClient') ? lines.at(-1) : lines[0]) || code
}

// Our own errors already contain the reason and the path.
function isOwn(error: unknown) {
  const { name, code, message } = error as NodeJS.ErrnoException
  return name === 'Error' && code === undefined && !message.startsWith(unbuilt)
}
