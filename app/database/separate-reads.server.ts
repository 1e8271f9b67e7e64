import type { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { Mutex } from 'async-mutex'
import { retryWhileLocked } from './while-locked.server'

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>
type Transaction = Awaited<ReturnType<Connection['startTransaction']>>

// Milliseconds that a query waits for another process's lock, its turn included; less than a transaction's `maxWait`.
const timeout = 5_000

/**
 * Makes one Prisma connection of two SQLite ones. With a single connection, a write beside an open
 * transaction becomes part of it and is lost, though acknowledged, when that transaction rolls
 * back. Here such writes wait for their turn, and reads see committed rows only, without waiting.
 * Inside a transaction use its own client: a write through `db` would wait for itself. While another process holds
 * the database's lock, both wait without stopping anybody else.
 * @param reader answers every SELECT outside a transaction
 * @param writer does everything else, one at a time
 * @param beforeWrite comes before every write and transaction; what it throws refuses them
 */
export function separateReads(
  reader: Connection,
  writer: Connection,
  beforeWrite: () => Promise<void>,
): Connection {
  const mutex = new Mutex()

  function runExclusive<T>(work: () => Promise<T>) {
    const deadline = Date.now() + timeout
    return mutex.runExclusive(async () => {
      await beforeWrite()
      return retryWhileLocked(work, deadline)
    })
  }

  return {
    provider: writer.provider,
    adapterName: writer.adapterName,
    queryRaw: (query) =>
      /^\s*SELECT\b/i.test(query.sql)
        ? retryWhileLocked(() => reader.queryRaw(query), Date.now() + timeout)
        : runExclusive(() => writer.queryRaw(query)),
    executeRaw: (query) => runExclusive(() => writer.executeRaw(query)),
    executeScript: (script) => runExclusive(() => writer.executeScript(script)),
    startTransaction: async (isolation) => {
      const deadline = Date.now() + timeout
      const release = await mutex.acquire()
      try {
        await beforeWrite()
        return finishing(writer, await beginImmediate(writer, isolation, deadline), release)
      } catch (error) {
        release()
        throw error
      }
    },
    dispose: async () => {
      await reader.dispose()
      await writer.dispose()
    },
  }
}

// Prisma's BEGIN takes the write lock late; when another process wrote since the first read,
// SQLite then refuses at once instead of waiting.
async function beginImmediate(
  writer: Connection,
  isolation: Parameters<Connection['startTransaction']>[0],
  deadline: number,
) {
  const transaction = await writer.startTransaction(isolation)
  try {
    await writer.executeScript('COMMIT')
    await retryWhileLocked(() => writer.executeScript('BEGIN IMMEDIATE'), deadline)
    return transaction
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

function finishing(writer: Connection, transaction: Transaction, release: () => void) {
  const commit = transaction.commit.bind(transaction)
  const rollback = transaction.rollback.bind(transaction)
  transaction.commit = () => commit().finally(release)
  transaction.rollback = async () => {
    await closeWhatIsOpen(writer)
    await rollback().finally(release)
  }
  return transaction
}

// After a COMMIT that failed, Prisma sends no ROLLBACK, and every later BEGIN would fail. In all
// other cases nothing is open any more, and SQLite's complaint about that is no news.
async function closeWhatIsOpen(writer: Connection) {
  try {
    await writer.executeScript('ROLLBACK')
  } catch {
    return
  }
}
