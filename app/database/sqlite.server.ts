import { setTimeout as pause } from 'node:timers/promises'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir, stat, statfs } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { Mutex } from 'async-mutex'
import Sqlite from 'better-sqlite3'
import { log } from '../runtime/log.server'
import { StorageError, type StorageProblem } from './errors.server'
import { databaseKind } from './kind.server'

const shortestPause = 5
const longestPause = 20

/** Retries `work` until `deadline` (ms since 1970) while another process holds SQLite's lock, without blocking. */
export async function retryWhileLocked<T>(
  work: () => T | Promise<T>,
  deadline: number,
): Promise<T> {
  for (let longest = shortestPause; ; longest = Math.min(longest * 2, longestPause)) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || Date.now() >= deadline) throw error
    }
    await pause(longest / 2 + (Math.random() * longest) / 2)
  }
}

/** True when SQLite failed because of another connection's lock. */
function isLocked(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { originalCode?: unknown } }
  return [code, cause?.originalCode].some((each) => String(each).startsWith('SQLITE_BUSY'))
}

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>
type Transaction = Awaited<ReturnType<Connection['startTransaction']>>

// The default synchronous=NORMAL can lose commits on power failure. `busy_timeout` blocks the event loop, so it only
// covers this process. `retryWhileLocked` waits for other processes.
const settings = `
  PRAGMA busy_timeout=5;
  PRAGMA journal_mode=WAL;
  PRAGMA synchronous=FULL;
  PRAGMA foreign_keys=ON;
  PRAGMA secure_delete=ON;
`

// Milliseconds to wait for another process's lock, including the queue. Less than a transaction's `maxWait`.
const lockTimeout = 5_000

/** Free disk space, in bytes, that logs, mails and recovery need. With less, the database refuses writes. */
export const reserve = 64 * 1024 * 1024

/** Prisma's SQLite adapter, configured for durability, with separate connections for reading and writing. */
export class DurableSqlite extends PrismaBetterSqlite3 {
  readonly #file: string
  readonly #room: number

  /** Creates file and folder on the first query. @param room required free disk space, in bytes */
  constructor(file: string, room = reserve) {
    super({ url: file })
    this.#file = file
    this.#room = room
  }

  override async connect() {
    await mkdir(path.dirname(this.#file), { recursive: true })
    const writeConnection = await this.#open(settings)
    try {
      const readConnection = await this.#open(`${settings} PRAGMA query_only=ON;`)
      const guard = await guardFile(this.#file, this.#room)
      return separateReads(readConnection, writeConnection, guard)
    } catch (error) {
      await writeConnection.dispose()
      throw error
    }
  }

  async #open(script: string) {
    const connection = await super.connect()
    try {
      await retryWhileLocked(() => connection.executeScript(script), Date.now() + lockTimeout)
      return connection
    } catch (error) {
      await connection.dispose()
      throw error
    }
  }
}

// SQLite's maximum. Prisma's default is 999. Prisma splits a longer statement in two, and then fails to count.
const maxBindValues = 32_766

/**
 * Combines two SQLite connections into one. On a single connection, a write during a transaction becomes part of it and
 * is lost on rollback. Here such writes wait, and reads see committed rows without waiting. Inside a transaction, use
 * the transaction's client: a write through `db` would deadlock. Waiting for another process's lock does not block the
 * event loop.
 * @param readConnection runs queries outside transactions; read-only
 * @param writeConnection runs everything else, one at a time
 * @param beforeWrite runs before each write and transaction, and may throw to refuse it
 */
function separateReads(
  readConnection: Connection,
  writeConnection: Connection,
  beforeWrite: () => Promise<void>,
): Connection {
  const mutex = new Mutex()

  function runExclusive<T>(work: () => Promise<T>) {
    const deadline = Date.now() + lockTimeout
    return mutex.runExclusive(async () => {
      await beforeWrite()
      return retryWhileLocked(work, deadline)
    })
  }

  return {
    provider: writeConnection.provider,
    adapterName: writeConnection.adapterName,
    getConnectionInfo: () => ({ supportsRelationJoins: false, maxBindValues }),
    queryRaw: (query) =>
      /^\s*(?:SELECT|WITH)\b/i.test(query.sql)
        ? retryWhileLocked(() => readConnection.queryRaw(query), Date.now() + lockTimeout)
        : runExclusive(() => writeConnection.queryRaw(query)),
    executeRaw: (query) => runExclusive(() => writeConnection.executeRaw(query)),
    executeScript: (script) => runExclusive(() => writeConnection.executeScript(script)),
    startTransaction: async (isolation) => {
      const deadline = Date.now() + lockTimeout
      const release = await mutex.acquire()
      try {
        await beforeWrite()
        const transaction = await beginImmediate(writeConnection, isolation, deadline)
        return releaseAtEnd(writeConnection, transaction, release)
      } catch (error) {
        release()
        throw error
      }
    },
    dispose: async () => {
      await readConnection.dispose()
      await writeConnection.dispose()
    },
  }
}

// Prisma's BEGIN takes the write lock late. SQLite then fails at once if another process wrote after the first read.
async function beginImmediate(
  connection: Connection,
  isolation: Parameters<Connection['startTransaction']>[0],
  deadline: number,
) {
  const transaction = await connection.startTransaction(isolation)
  try {
    await connection.executeScript('COMMIT')
    await retryWhileLocked(() => connection.executeScript('BEGIN IMMEDIATE'), deadline)
    return transaction
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

function releaseAtEnd(connection: Connection, transaction: Transaction, release: () => void) {
  const commit = transaction.commit.bind(transaction)
  const rollback = transaction.rollback.bind(transaction)
  transaction.commit = () => commit().finally(release)
  transaction.rollback = async () => {
    await rollBackIfOpen(connection)
    await rollback().finally(release)
  }
  return transaction
}

// Prisma sends no ROLLBACK after a failed COMMIT, and every later BEGIN would fail.
async function rollBackIfOpen(connection: Connection) {
  try {
    await connection.executeScript('ROLLBACK')
  } catch {
    return
  }
}

const checkedEvery = 1000

// Returns a check to run before a write. It throws StorageError if the disk has less than `room` bytes or the file was
// replaced.
async function guardFile(file: string, room: number): Promise<() => Promise<void>> {
  const openedInode = await inodeOf(file)
  let wal: string | null = null
  let trouble: StorageProblem | null = null
  let checkedAt = -Infinity
  let checking: Promise<void> | null = null

  async function check() {
    wal ??= await inodeOf(`${file}-wal`)
    const found = await troubleOf()
    if (found && found !== trouble)
      log.error(
        { file, trouble: found },
        'writes are refused: free disk space (full), or put the file back and restart (replaced)',
      )
    if (!found && trouble) log.info({ file }, 'writes are accepted again')
    trouble = found
    checkedAt = performance.now()
  }

  async function troubleOf() {
    if ((await inodeOf(file)) !== openedInode) return 'replaced'
    if (wal && (await inodeOf(`${file}-wal`)) !== wal) return 'replaced'
    return (await hasRoom(path.dirname(file), room)) ? null : 'full'
  }

  return async () => {
    if (performance.now() - checkedAt >= checkedEvery)
      await (checking ??= check().finally(() => (checking = null)))
    if (trouble) throw new StorageError(trouble, file)
  }
}

async function inodeOf(file: string) {
  try {
    const { dev, ino } = await stat(file, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return null
  }
}

// Some file systems report zero blocks.
async function hasRoom(folder: string, room: number) {
  try {
    const { blocks, bavail, bsize } = await statfs(folder)
    return blocks === 0 || bavail * bsize >= room
  } catch {
    return true
  }
}

const realTables = `
  SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'`

/**
 * Checks a file through a new connection. Opening and closing it in any other way drops SQLite's locks
 * (https://www.sqlite.org/howtocorrupt.html, 2.2).
 */
export function probeSqlite(file: string): void {
  // Opening an empty file would delete the write-ahead log next to it, which may be recoverable.
  if (statSync(file).size === 0) throw new Error(`${file} is empty`)
  const database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 5 })
  try {
    const tables = database.prepare<[], string>(realTables).pluck().all()
    if (!tables.includes('User')) throw new Error(`${file} has lost its tables`)
    for (const name of tables) database.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get()
  } finally {
    database.close()
  }
}

/** True when somebody has signed up in a SQLite file, also before its migration. False when there is no file. */
export function hasMembers(file: string): boolean {
  if (!statSync(file, { throwIfNoEntry: false })?.size) return false
  const database = new Sqlite(file, { fileMustExist: true, timeout: lockTimeout })
  try {
    if (!database.prepare<[], string>(realTables).pluck().all().includes('User')) return false
    return database.prepare('SELECT 1 FROM "User" LIMIT 1').get() !== undefined
  } finally {
    database.close()
  }
}

// The headers of Node.js 24.19 and later compile this symbol into native modules. Such a module ends the process when
// garbage is collected while no JavaScript runs: https://github.com/nodejs/node/issues/65446.
const unsafeCall = 'RemoveEnvironmentCleanupHook'

/**
 * Explains why SQLite's driver may end the process at any moment (decision 0045). Null when it is safe or not used.
 * @param file the compiled driver; by default the one that the site loads
 */
export function driverProblem(databaseUrl: string, file = compiledDriver()): string | null {
  if (databaseKind(databaseUrl) !== 'sqlite' || !existsSync(file)) return null
  return readFileSync(file).includes(unsafeCall)
    ? 'SQLite’s driver was compiled with headers of Node.js 24.19 or later: it may end the site at any moment'
    : null
}

/** The path where better-sqlite3 12 finds its compiled driver after an installation. */
export function compiledDriver(): string {
  const manifest = createRequire(import.meta.url).resolve('better-sqlite3/package.json')
  return manifest.replace('package.json', 'build/Release/better_sqlite3.node')
}
