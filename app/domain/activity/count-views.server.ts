import { createHash, randomBytes } from 'node:crypto'
import { log } from '~/runtime/log.server'
import { addViews } from '../posts/counters.server'

const window = 30 * 60_000
const saltLifetime = 24 * 60 * 60_000
const flushDelay = 3_000
const maxRemembered = 100_000
const maxWaiting = 5_000

/** Who looks, known well enough to count them once: a member by id, a visitor by address and browser. */
export type Viewer = { memberId: string } | Visitor

export type Visitor = { address: string; userAgent: string }

type Salt = { value: Buffer; since: number }

type Views = {
  /** Viewer and post to the time from which they count again; oldest first, because the window is the same for all. */
  seen: Map<string, number>
  /** Post to the views that are not written yet. */
  waiting: Map<string, number>
  /** Today's salt, and yesterday's while a view under it may still be in the window. */
  salts: Salt[]
  timer: NodeJS.Timeout | undefined
  writing: Promise<void>
}

/** Memory only: nothing here outlives the process. */
export const views: Views = {
  seen: new Map(),
  waiting: new Map(),
  salts: [],
  timer: undefined,
  writing: Promise.resolve(),
}

/**
 * Counts a view of a post, once a viewer and post in half an hour. Returns at once: the count is
 * written with others a few seconds later.
 * @param now milliseconds since 1970
 */
export function countView(postId: string, viewer: Viewer, now = Date.now()): void {
  forget(now)
  const keys = keysOf(viewer, now).map((key) => key + postId)
  if (keys.some((key) => views.seen.has(key))) return
  views.seen.set(keys[0] as string, now + window)
  dropOldest(views.seen, maxRemembered)
  views.waiting.set(postId, (views.waiting.get(postId) ?? 0) + 1)
  dropOldest(views.waiting, maxWaiting)
  writeSoon()
}

function forget(now: number) {
  for (const [key, until] of views.seen) {
    if (until > now) return
    views.seen.delete(key)
  }
}

function keysOf(viewer: Viewer, now: number) {
  if ('memberId' in viewer) return [viewer.memberId]
  return saltsAt(now).map(({ value }) =>
    createHash('sha256')
      .update(value)
      .update(JSON.stringify([viewer.address, viewer.userAgent]))
      .digest('base64url'),
  )
}

function saltsAt(now: number) {
  const [today] = views.salts
  if (!today || now - today.since >= saltLifetime)
    views.salts.unshift({ value: randomBytes(32), since: now })
  views.salts = views.salts.filter(({ since }) => now - since < saltLifetime + window)
  return views.salts
}

function dropOldest(map: Map<string, unknown>, limit: number) {
  const [oldest] = map.size > limit ? map.keys() : []
  if (oldest !== undefined) map.delete(oldest)
}

function writeSoon() {
  views.timer ??= setTimeout(() => void flushViews(), flushDelay).unref()
}

/**
 * Writes the views counted so far; the server calls it before it stops. Views that cannot be
 * written now wait for the next time.
 */
export function flushViews(): Promise<void> {
  clearTimeout(views.timer)
  views.timer = undefined
  // One after the other: two batches at once would wait for each other's rows.
  return (views.writing = views.writing.then(writeWaiting))
}

async function writeWaiting() {
  const batch = views.waiting
  views.waiting = new Map()
  try {
    await addViews(batch)
  } catch (error) {
    log.error({ err: error }, 'views were not written')
    for (const [postId, count] of batch)
      views.waiting.set(postId, (views.waiting.get(postId) ?? 0) + count)
    if (views.waiting.size) writeSoon()
  }
}
