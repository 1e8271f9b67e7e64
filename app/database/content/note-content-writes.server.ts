import type { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { contentEffectOf, strongerEffect, type ContentEffect } from './content-effect'
import { countContentWrite } from './content-version.server'

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>
type Transaction = Awaited<ReturnType<Connection['startTransaction']>>
type Query = Parameters<Connection['queryRaw']>[0]
type Verb = 'queryRaw' | 'executeRaw'

/** Tells other processes about a write, within its transaction. */
export type Announce = (transaction: Transaction, effect: ContentEffect) => Promise<unknown>

/**
 * Counts each write to what visitors read once it is committed, before whoever made it hears of it.
 * @param announce runs before the commit; a single statement gets a transaction of its own for it
 */
export function noteContentWrites<C extends Connection>(connection: C, announce?: Announce): C {
  const start = connection.startTransaction.bind(connection)
  connection.startTransaction = async (isolation) => noteWithin(await start(isolation), announce)
  connection.queryRaw = noteSingle(connection, 'queryRaw', announce)
  connection.executeRaw = noteSingle(connection, 'executeRaw', announce)
  return connection
}

function noteSingle<V extends Verb>(connection: Connection, verb: V, announce?: Announce) {
  const run = connection[verb].bind(connection) as (query: Query) => Promise<unknown>
  const work = async (query: Query) => {
    const effect = contentEffectOf(query.sql)
    if (effect === 'none') return run(query)
    if (announce) return runInTransaction(connection, verb, query)
    let affected: unknown
    try {
      affected = await run(query)
      return affected
    } finally {
      if (affected !== 0) countContentWrite(effect)
    }
  }
  return work as Connection[V]
}

async function runInTransaction(connection: Connection, verb: Verb, query: Query) {
  const transaction = await connection.startTransaction()
  try {
    const result = await transaction[verb](query)
    await transaction.executeRaw(statement('COMMIT'))
    await transaction.commit()
    return result
  } catch (error) {
    await transaction.executeRaw(statement('ROLLBACK')).catch(() => 0)
    await transaction.rollback()
    throw error
  }
}

function noteWithin(transaction: Transaction, announce?: Announce): Transaction {
  let effect: ContentEffect = 'none'
  const query = transaction.queryRaw.bind(transaction)
  const execute = transaction.executeRaw.bind(transaction)

  transaction.queryRaw = (asked) => {
    effect = strongerEffect(effect, contentEffectOf(asked.sql))
    return query(asked)
  }
  transaction.executeRaw = async (asked) => {
    if (asked.sql === 'COMMIT' && effect !== 'none') return commit(asked)
    const affected = await execute(asked)
    // A write of no row, such as a probe, changes nothing.
    if (affected > 0) effect = strongerEffect(effect, contentEffectOf(asked.sql))
    return affected
  }
  return transaction

  async function commit(asked: Query) {
    await announce?.(transaction, effect)
    try {
      return await execute(asked)
    } finally {
      countContentWrite(effect)
    }
  }
}

function statement(sql: string): Query {
  return { sql, args: [], argTypes: [] }
}
