import type { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { Mutex } from 'async-mutex'
import { retryWhileLocked } from './while-locked.server'

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>
type Transaction = Awaited<ReturnType<Connection['startTransaction']>>

// Milliseconds to wait for another process's lock, including the queue; less than a transaction's `maxWait`.
const timeout = 5_000

/**
 * Combines two SQLite connections into one. On a single one, a write during a transaction becomes part of it and is
 * lost on rollback. Here such writes wait, and reads see committed rows without waiting. Inside a transaction use its
 * own client: a write through `db` would deadlock. Waiting for another process's lock does not block the event loop.
 * @param reader runs SELECTs outside transactions
 * @param writer runs everything else, one at a time
 * @param beforeWrite runs before each write and transaction, and may throw to refuse it
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

// Prisma's BEGIN takes the write lock late; SQLite then fails at once if another process wrote since the first read.
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
    await rollBackIfOpen(writer)
    await rollback().finally(release)
  }
  return transaction
}

// Prisma sends no ROLLBACK after a failed COMMIT, and every later BEGIN would fail.
async function rollBackIfOpen(writer: Connection) {
  try {
    await writer.executeScript('ROLLBACK')
  } catch {
    return
  }
}
