import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { guardFile, reserve } from './file-guard.server'
import { separateReads } from './separate-reads.server'
import { retryWhileLocked } from './while-locked.server'

// better-sqlite3 opens a WAL database with synchronous=NORMAL, which can lose acknowledged commits
// when the power goes. These hold for one connection only, so every open sets them. `busy_timeout` sleeps on the event
// loop: it covers the instants in which connections of this process meet, and `retryWhileLocked` does the waiting.
const safety = `
  PRAGMA busy_timeout=5;
  PRAGMA journal_mode=WAL;
  PRAGMA synchronous=FULL;
  PRAGMA foreign_keys=ON;
  PRAGMA secure_delete=ON;
`

const timeout = 5_000

/** Prisma's SQLite adapter, opened for durability: one connection writes, another one reads. */
export class DurableSqlite extends PrismaBetterSqlite3 {
  readonly #file: string
  readonly #room: number

  /**
   * @param file absolute path; file and folder are made on the first query when missing
   * @param room how many bytes the disk must have left for a write
   */
  constructor(file: string, room = reserve) {
    super({ url: file })
    this.#file = file
    this.#room = room
  }

  /**
   * Opens both connections.
   * @throws {Error} when the folder or the file cannot be made or opened
   */
  override async connect() {
    await mkdir(path.dirname(this.#file), { recursive: true })
    const writer = await this.#open(safety)
    try {
      const reader = await this.#open(`${safety} PRAGMA query_only=ON;`)
      return separateReads(reader, writer, await guardFile(this.#file, this.#room))
    } catch (error) {
      await writer.dispose()
      throw error
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
