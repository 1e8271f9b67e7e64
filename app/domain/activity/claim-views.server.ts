import { databaseKind, db } from '~/database/db.server'
import { macOf } from '~/runtime/encryption.server'
import { env } from '~/runtime/env.server'
import { viewWindow, type Viewer } from './viewer-keys.server'

/** Keys of views, with the id of the post and the time of the view in milliseconds. */
export type ViewClaims = Map<string, { postId: string; at: number }>

/** Whether other processes may count the same viewer: SQLite has one process. */
export const isShared = databaseKind(env.DATABASE_URL) === 'postgresql'

const batchSize = 1_000

/** A key of viewer and post that is the same in every process, and tells nobody anything without the secret. */
export function claimKey(postId: string, viewer: Viewer): string {
  const who = 'memberId' in viewer ? [viewer.memberId] : [viewer.address, viewer.userAgent]
  return `view:${macOf('views', JSON.stringify([...who, postId])).toString('base64url')}`
}

/**
 * Claims views that no process has claimed in the last half hour. Claims stand among the limits, whose old rows are
 * deleted. What was claimed is removed from `claims`, so that the rest can be tried again.
 * @param onClaimed gets the id of a post once for each of its views that is to be counted
 */
export async function claimViews(
  claims: ViewClaims,
  onClaimed: (postId: string) => void,
): Promise<void> {
  // In order of key: locking rows in different orders could deadlock.
  const sorted = [...claims].sort(([a], [b]) => (a < b ? -1 : 1))
  for (let from = 0; from < sorted.length; from += batchSize) {
    const batch = sorted.slice(from, from + batchSize)
    const claimed = await insert(batch)
    for (const [key, { postId }] of batch) {
      claims.delete(key)
      if (claimed.has(key)) onClaimed(postId)
    }
  }
}

async function insert(batch: [string, { at: number }][]) {
  const keys = batch.map(([key]) => key)
  const ends = batch.map(([, { at }]) => new Date(at + viewWindow).toISOString())
  const claimed = await db.$queryRaw<{ key: string }[]>`
    INSERT INTO "RateLimit" AS claim ("key", "points", "expire")
    SELECT "key", 1, "end"::timestamp FROM unnest(${keys}::text[], ${ends}::text[]) AS view ("key", "end")
    ON CONFLICT ("key") DO UPDATE SET "expire" = excluded."expire"
    WHERE claim."expire" <= excluded."expire" - ${viewWindow}::int * interval '1 millisecond'
    RETURNING claim."key"`
  return new Set(claimed.map(({ key }) => key))
}
