import { setTimeout as pause } from 'node:timers/promises'
import { databaseKind, db } from '~/database/db.server'
import { env } from '~/runtime/env.server'

// Pages of the file at a time, some milliseconds.
const pages = 100
const rest = 20

/**
 * Takes the words of deleted texts out of SQLite's search index: FTS5 marks an entry as deleted, and leaves its words
 * until it merges that part of the index. Does so in small steps, between which everybody else may write.
 */
export async function forgetDeletedWords(): Promise<void> {
  if (databaseKind(env.DATABASE_URL) !== 'sqlite') return
  for (const table of ['PostSearch', 'CommentSearch'] as const)
    // A negative number begins to merge all parts into one; fewer than two changes say that it is done.
    for (let step = -pages; (await merge(table, step)) >= 2; step = pages) await pause(rest)
}

/** Merges some pages; returns the number of rows that changed. */
function merge(table: 'PostSearch' | 'CommentSearch', step: number) {
  return db.$transaction(async (tx) => {
    const changes = async () => {
      const [row] = await tx.$queryRaw<{ n: number | bigint }[]>`SELECT total_changes() AS n`
      return Number(row?.n)
    }
    const before = await changes()
    await tx.$executeRawUnsafe(
      `INSERT INTO "${table}" ("${table}", "rank") VALUES ('merge', ${step})`,
    )
    return (await changes()) - before
  })
}
