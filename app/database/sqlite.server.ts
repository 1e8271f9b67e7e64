import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { separateReads } from './separate-reads.server'

// better-sqlite3 opens a WAL database with synchronous=NORMAL, which can lose acknowledged commits
// when the power goes. These hold for one connection only, so every open sets them.
const safety = `
  PRAGMA busy_timeout=5000;
  PRAGMA journal_mode=WAL;
  PRAGMA synchronous=FULL;
  PRAGMA foreign_keys=ON;
`

/** Prisma's SQLite adapter, opened for durability: one connection writes, another one reads. */
export class DurableSqlite extends PrismaBetterSqlite3 {
  readonly #file: string

  /** @param file absolute path; file and folder are made on the first query when missing */
  constructor(file: string) {
    super({ url: file })
    this.#file = file
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
      return separateReads(reader, writer)
    } catch (error) {
      await writer.dispose()
      throw error
    }
  }

  async #open(settings: string) {
    const connection = await super.connect()
    try {
      await connection.executeScript(settings)
      return connection
    } catch (error) {
      await connection.dispose()
      throw error
    }
  }
}
