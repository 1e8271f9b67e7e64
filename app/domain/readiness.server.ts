import { databaseKind, db, probeDatabase } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'

const rememberedFor = 1000
const timeout = 3000

type State = { isReady: boolean; at: number }

let last: State | undefined
let asking: Promise<State> | undefined

/**
 * Whether the database can be read and written now. It is asked once a second at most, however often this is called,
 * and has three seconds to answer.
 */
export async function databaseAnswers(): Promise<boolean> {
  if (last && performance.now() - last.at < rememberedFor) return last.isReady
  asking ??= ask().finally(() => (asking = undefined))
  last = await asking
  return last.isReady
}

async function ask() {
  const trouble = await troubleOf()
  if (trouble && last?.isReady !== false) log.error({ err: trouble }, 'database does not answer')
  if (!trouble && last?.isReady === false) log.info('database answers again')
  return { isReady: !trouble, at: performance.now() }
}

async function troubleOf() {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it takes too long')), timeout)
  })
  try {
    await Promise.race([tryAll(), late])
    return null
  } catch (error) {
    return error as Error
  } finally {
    clearTimeout(timer)
  }
}

async function tryAll() {
  probeDatabase()
  await db.user.findFirst({ select: { id: true } })
  await write[databaseKind(env.DATABASE_URL)]()
}

// Writes, and leaves everything as it was: a number in SQLite's header that nobody uses; on PostgreSQL, where only the
// server itself sees its disk, a change of no row, which a read-only server refuses.
const write = {
  sqlite: () => db.$executeRaw`PRAGMA user_version = 0`,
  postgresql: () => db.$executeRaw`UPDATE "User" SET "id" = "id" WHERE false`,
}
