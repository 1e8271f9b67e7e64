import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import type { Database, Statement } from 'better-sqlite3'
import { guardFile, reserve } from './file-guard.server'
import { noteContentWrites } from './content/note-content-writes.server'
import { keepStatements } from './prepared-statements.server'
import { separateReads } from './separate-reads.server'
import { watchedWriter } from './content/watch-sqlite.server'
import { retryWhileLocked } from './while-locked.server'

// The default synchronous=NORMAL can lose commits on power failure. `busy_timeout` blocks the event loop, so it
// only covers this process; `retryWhileLocked` does the rest.
const safety = `
  PRAGMA busy_timeout=5;
  PRAGMA journal_mode=WAL;
  PRAGMA synchronous=FULL;
  PRAGMA foreign_keys=ON;
  PRAGMA secure_delete=ON;
`

const timeout = 5_000

/** Prisma's SQLite adapter, configured for durability, with separate connections for reading and writing. */
export class DurableSqlite extends PrismaBetterSqlite3 {
  readonly #file: string
  readonly #room: number
  #version: Statement<[], number> | null = null
  #connections = 0

  /** File and folder are created on the first query. @param room required free disk space, in bytes */
  constructor(file: string, room = reserve) {
    super({ url: file })
    this.#file = file
    this.#room = room
  }

  override async connect() {
    await mkdir(path.dirname(this.#file), { recursive: true })
    const writer = await this.#open(safety)
    try {
      const reader = await this.#open(`${safety} PRAGMA query_only=ON;`)
      this.#version = versionStatement(reader)
      this.#connections += 1
      keepStatements(reader)
      const guard = await guardFile(this.#file, this.#room)
      return noteContentWrites(separateReads(reader, await watchedWriter(writer), guard))
    } catch (error) {
      await writer.dispose()
      throw error
    }
  }

  /** A number that changes with each write that a read would see; null when it is not known. */
  version(): number | null {
    try {
      // Each connection counts from the same number.
      const version = this.#version?.get()
      return version === undefined ? null : this.#connections * 2 ** 32 + version
    } catch {
      return null
    }
  }

  async #open(settings: string) {
    const connection = await super.connect()
    try {
      await retryWhileLocked(() => connection.executeScript(settings), Date.now() + timeout)
      return connection
    } catch (error) {
      await connection.dispose()
      throw error
    }
  }
}

// Private in the adapter's types.
function versionStatement(reader: object) {
  const { client } = reader as { client?: Database }
  return client?.prepare<[], number>('PRAGMA data_version').safeIntegers(false).pluck() ?? null
}
