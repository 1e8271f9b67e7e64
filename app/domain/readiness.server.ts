import { databaseKind, db, probeDatabase } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'

const cacheFor = 1000
const timeout = 3000

type State = { isReady: boolean; at: number }

let last: State | undefined
let running: Promise<State> | undefined

/** Whether the database can be read and written. Checked at most once a second, with a timeout of three seconds. */
export async function databaseAnswers(): Promise<boolean> {
  if (last && performance.now() - last.at < cacheFor) return last.isReady
  running ??= ask().finally(() => (running = undefined))
  last = await running
  return last.isReady
}

async function ask() {
  const error = await checkDatabase()
  if (error && last?.isReady !== false) log.error({ err: error }, 'database does not answer')
  if (!error && last?.isReady === false) log.info('database answers again')
  return { isReady: !error, at: performance.now() }
}

async function checkDatabase() {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it takes too long')), timeout)
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
  // Never from memory.
  await db.$queryRaw`SELECT "id" FROM "User" LIMIT 1`
  await write[databaseKind(env.DATABASE_URL)]()
}

// Writes that change nothing: an unused number in SQLite's header; on PostgreSQL an update of no row, which a
// read-only server refuses.
const write = {
  sqlite: () => db.$executeRaw`PRAGMA user_version = 0`,
  postgresql: () => db.$executeRaw`UPDATE "User" SET "id" = "id" WHERE false`,
}
