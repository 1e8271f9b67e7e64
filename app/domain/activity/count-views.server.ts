import { createHash, randomBytes } from 'node:crypto'
import { Mutex } from 'async-mutex'
import { log } from '~/runtime/log.server'
import { day, minute, second } from '../durations'
import { addViews } from '../posts/counters.server'

const window = 30 * minute
const saltLifetime = day
const flushDelay = 3 * second
const maxRemembered = 100_000
const maxWaiting = 5_000

export type Viewer = { memberId: string } | Visitor

export type Visitor = { address: string; userAgent: string }

type Salt = { value: Buffer; since: number }

type Views = {
  /** Viewer and post to the time from which they count again; oldest first, because the window is constant. */
  seen: Map<string, number>
  waiting: Map<string, number>
  /** Today's salt, and yesterday's while its views may be in the window. */
  salts: Salt[]
  timer: NodeJS.Timeout | undefined
  writing: Mutex
}

/** Memory only: nothing here outlives the process. */
export const views: Views = {
  seen: new Map(),
  waiting: new Map(),
  salts: [],
  timer: undefined,
  writing: new Mutex(),
}

/** Counts a view, once per viewer and post in half an hour; `now` in milliseconds. Written some seconds later. */
export function countView(postId: string, viewer: Viewer, now = Date.now()): void {
  removeExpired(now)
  const keys = keysOf(viewer, now).map((key) => key + postId)
  if (keys.some((key) => views.seen.has(key))) return
  views.seen.set(keys[0] as string, now + window)
  dropOldest(views.seen, maxRemembered)
  views.waiting.set(postId, (views.waiting.get(postId) ?? 0) + 1)
  dropOldest(views.waiting, maxWaiting)
  writeSoon()
}

function removeExpired(now: number) {
  for (const [key, until] of views.seen) {
    if (until > now) return
    views.seen.delete(key)
  }
}

// A browser on one connection reads many posts.
const digests = new WeakMap<Visitor, { salts: Salt[]; keys: string[] }>()

function keysOf(viewer: Viewer, now: number) {
  if ('memberId' in viewer) return [viewer.memberId]
  const salts = saltsAt(now)
  const known = digests.get(viewer)
  if (known?.salts === salts) return known.keys
  const keys = digestsOf(viewer, salts)
  digests.set(viewer, { salts, keys })
  return keys
}

function digestsOf(viewer: Visitor, salts: Salt[]) {
  return salts.map(({ value }) =>
    createHash('sha256')
      .update(value)
      .update(JSON.stringify([viewer.address, viewer.userAgent]))
      .digest('base64url'),
  )
}

function saltsAt(now: number) {
  const kept = views.salts.filter(({ since }) => now - since < saltLifetime + window)
  const [today] = kept
  if (!today || now - today.since >= saltLifetime)
    views.salts = [{ value: randomBytes(32), since: now }, ...kept]
  else if (kept.length < views.salts.length) views.salts = kept
  return views.salts
}

function dropOldest(map: Map<string, unknown>, limit: number) {
  const [oldest] = map.size > limit ? map.keys() : []
  if (oldest !== undefined) map.delete(oldest)
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
