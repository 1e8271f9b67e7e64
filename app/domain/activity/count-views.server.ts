import { Mutex } from 'async-mutex'
import { log } from '~/runtime/log.server'
import { second } from '../durations'
import { addViews } from '../posts/counters.server'
import { claimKey, claimViews, isShared, type ViewClaims } from './claim-views.server'
import { keysOf, viewWindow, type Viewer } from './viewer-keys.server'

const flushDelay = 3 * second
const maxRemembered = 100_000
const maxWaiting = 5_000

type Views = {
  /** Viewer and post to the time from which they count again; oldest first, because the window is constant. */
  seen: Map<string, number>
  /** Views that another process may have counted already. */
  claims: ViewClaims
  /** Views to be written, by post. */
  waiting: Map<string, number>
  timer: NodeJS.Timeout | undefined
  writing: Mutex
}

/** Memory only: nothing here outlives the process. */
export const views: Views = {
  seen: new Map(),
  claims: new Map(),
  waiting: new Map(),
  timer: undefined,
  writing: new Mutex(),
}

/** Counts a view, once per viewer and post in half an hour; `now` in milliseconds. Written some seconds later. */
export function countView(postId: string, viewer: Viewer, now = Date.now()): void {
  removeExpired(now)
  const keys = keysOf(viewer, now).map((key) => key + postId)
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

/** Writes the counted views, as before the server stops; those that cannot be written wait for the next time. */
export function flushViews(): Promise<void> {
  clearTimeout(views.timer)
  views.timer = undefined
  // One after the other: two batches at once could wait for each other's rows.
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
    log.error({ err: error }, 'views were not written')
    for (const [postId, count] of batch) addWaiting(postId, count)
    if (views.waiting.size || views.claims.size) writeSoon()
  }
}
