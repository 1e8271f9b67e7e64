import { existsSync } from 'node:fs'
import path from 'node:path'
import { closeDatabase } from '~/database/db.server'
import { describeError } from '~/database/errors.server'
import { env } from '~/runtime/env.server'
import { migrateOrExit } from '../../prisma/migrate-or-exit'
import { requireDatabase } from '../../prisma/require-database'
import { endWith } from './end-with'

/** Does the work of a command. What it throws becomes one line that says why, without a stack, and exit code 1. */
export async function run(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    endWith(describeError(error))
  }
}

/** Does the work of a command on the site's database, as `run`. Creates no database. */
export async function runOnDatabase(work: () => Promise<unknown>): Promise<void> {
  await run(async () => {
    await requireDatabase(env.DATABASE_DIRECT_URL)
    await migrateOrExit(env.DATABASE_DIRECT_URL)
    try {
      await work()
    } finally {
      await closeDatabase()
    }
  })
}

/** @throws {Error} when the site's secret is not given: the first use of it would make another one */
export function requireSecret(): void {
  const file = path.resolve(env.DATA_DIR, 'session-secret')
  if (!env.SESSION_SECRET && !existsSync(file))
    throw new Error(
      `There is no ${file}. Run this with the site's own SESSION_SECRET, or with DATA_DIR where its session-secret is.`,
    )
}
