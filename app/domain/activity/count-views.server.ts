import { databaseKind, db } from '~/database/db.server'
import { computeMac } from '~/runtime/encryption.server'
import { env } from '~/runtime/env.server'
import { viewWindow, type Viewer, deriveViewerKeys } from './viewer-keys.server'
import { Mutex } from 'async-mutex'
import { log } from '~/runtime/log.server'
import { second } from '../durations'
import { addViews } from '../posts/counters.server'

/** Keys of views, with the id of the post and the time of the view in milliseconds. */
type ViewClaims = Map<string, { postId: string; at: number }>

/** True when other processes may count the same viewer. With SQLite there is one process. */
export const isShared = databaseKind(env.DATABASE_URL) === 'postgresql'

const batchSize = 1_000

/** Returns a key of viewer and post. It is the same in every process, and meaningless without the secret. */
function claimKey(postId: string, viewer: Viewer): string {
  const who = 'memberId' in viewer ? [viewer.memberId] : [viewer.ip, viewer.userAgent]
  return `view:${computeMac('views', JSON.stringify([...who, postId])).toString('base64url')}`
}

/**
 * Claims views that no process has claimed in the last half hour. Claims are stored with the limits, whose old rows
 * are deleted. Removes the claimed views from `claims`, so that the rest can be retried.
 * @param onClaimed gets the id of a post once for each view that counts
 */
async function claimViews(claims: ViewClaims, onClaimed: (postId: string) => void): Promise<void> {
  // Sorts by key: locking rows in different orders could deadlock.
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

const flushDelay = 3 * second
const maxRemembered = 100_000
const maxWaiting = 5_000

type Views = {
  /**
   * Maps viewer and post to the time from which they count again. The oldest entry is first, because the window is
   * constant.
   */
  seen: Map<string, number>
  /** Views that another process may have counted already. */
  claims: ViewClaims
  /** Views to write, by post. */
  waiting: Map<string, number>
  timer: NodeJS.Timeout | undefined
  writing: Mutex
}

/** In memory only; nothing here outlives the process. */
export const views: Views = {
  seen: new Map(),
  claims: new Map(),
  waiting: new Map(),
  timer: undefined,
  writing: new Mutex(),
}

/**
 * Counts a view, once per viewer and post in half an hour; `now` in milliseconds. The view is written some seconds
 * later.
 */
export function countView(postId: string, viewer: Viewer, now = Date.now()): void {
  removeExpired(now)
  const keys = deriveViewerKeys(viewer, now).map((key) => key + postId)
  if (keys.some((key) => views.seen.has(key))) return
  views.seen.set(keys[0] as string, now + viewWindow)
  dropOldest(views.seen, maxRemembered)
  if (isShared) {
    views.claims.set(claimKey(postId, viewer), { postId, at: now })
    dropOldest(views.claims, maxRemembered)
  } else addWaiting(postId, 1)
  writeSoon()
}

function removeExpired(now: number) {
  for (const [key, until] of views.seen) {
    if (until > now) return
    views.seen.delete(key)
  }
}

function dropOldest(map: Map<string, unknown>, limit: number) {
  const [oldest] = map.size > limit ? map.keys() : []
  if (oldest !== undefined) map.delete(oldest)
}

function addWaiting(postId: string, count: number) {
  views.waiting.set(postId, (views.waiting.get(postId) ?? 0) + count)
  dropOldest(views.waiting, maxWaiting)
}

function writeSoon() {
  views.timer ??= setTimeout(() => void flushViews(), flushDelay).unref()
}

/**
 * Writes the counted views, for example before the server stops. Views that cannot be written stay for the next
 * attempt.
 */
export function flushViews(): Promise<void> {
  clearTimeout(views.timer)
  views.timer = undefined
  // Runs one at a time: two batches at once could wait for each other's rows.
  return views.writing.runExclusive(writeWaiting)
}

async function writeWaiting() {
  let batch = new Map<string, number>()
  try {
    await claimViews(views.claims, (postId) => addWaiting(postId, 1))
    batch = views.waiting
    views.waiting = new Map()
    await addViews(batch)
  } catch (error) {
    log.error(
      { err: error },
      'could not write the counted views; they are kept for the next attempt',
    )
    for (const [postId, count] of batch) addWaiting(postId, count)
    if (views.waiting.size || views.claims.size) writeSoon()
  }
}
