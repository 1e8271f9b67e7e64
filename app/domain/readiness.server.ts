import { databaseKind, db, probeDatabase } from '~/database/db.server'
import { knownReason } from '~/database/errors.server'
import { env } from '~/runtime/env.server'
import { log } from '../runtime/log.server'

const cacheFor = 1000
const timeout = 3000

type State = { problem: string | null; at: number }

let last: State | undefined
let running: Promise<State> | undefined

/** True when the database can be read and written, by `databaseProblem`. */
export async function databaseAnswers(): Promise<boolean> {
  return (await databaseProblem()) === null
}

/**
 * Returns the reason why the database cannot be read or written; null when it can. The reason is public, so it
 * contains no path and no host. Checked at most once a second, with a timeout of three seconds.
 */
export async function databaseProblem(): Promise<string | null> {
  if (last && performance.now() - last.at < cacheFor) return last.problem
  running ??= ask().finally(() => (running = undefined))
  last = await running
  return last.problem
}

async function ask() {
  const error = await checkDatabase()
  const problem = error && (knownReason(error) ?? 'the log says why')
  if (problem && !last?.problem) log.error({ err: error, problem }, 'database does not answer')
  if (!problem && last?.problem) log.info('database answers again')
  return { problem, at: performance.now() }
}

/** The database did not answer in time. */
class TooLate extends Error {
  readonly code = 'ETIMEDOUT'
}

async function checkDatabase() {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('it takes too long')), timeout)
  })
  try {
    await Promise.race([readAndWrite(), late])
    return null
  } catch (error) {
    return error as Error
  } finally {
    clearTimeout(timer)
  }
}

async function readAndWrite() {
  probeDatabase()
  // The query reads a table, so that it is not answered from memory.
  await db.$queryRaw`SELECT "id" FROM "User" LIMIT 1`
  await write[databaseKind(env.DATABASE_URL)]()
}

// Writes that change nothing. On SQLite, an unused number in the header. On PostgreSQL, an update of no row, which a
// read-only server refuses.
const write = {
  sqlite: () => db.$executeRaw`PRAGMA user_version = 0`,
  postgresql: () => db.$executeRaw`UPDATE "User" SET "id" = "id" WHERE false`,
}
