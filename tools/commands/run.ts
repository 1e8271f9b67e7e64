import { existsSync } from 'node:fs'
import path from 'node:path'
import { closeDatabase } from '~/database/db.server'
import { describeError } from '~/database/errors.server'
import { env } from '~/runtime/env.server'
import { migrateOrExit } from '../../prisma/migrate-or-exit'
import { requireDatabase } from '../../prisma/require-database'
import { endWith } from './end-with'

/** Runs a command. An error prints one line with its reason, without a stack, and exits with 1. */
export async function run(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    endWith(describeError(error))
  }
}

/** Runs a command on the site's database, like `run`. Creates no database. */
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

/** @throws {Error} if `SESSION_SECRET` is not set, because its first use would create a new secret */
export function requireSecret(): void {
  const file = path.resolve(env.DATA_DIR, 'session-secret')
  if (!env.SESSION_SECRET && !existsSync(file))
    throw new Error(
      `There is no ${file}. Run this with the site's own SESSION_SECRET, or with DATA_DIR where its session-secret is.`,
    )
}
