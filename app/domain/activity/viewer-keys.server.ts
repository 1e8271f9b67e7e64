import { createHash, randomBytes } from 'node:crypto'
import { day, minute } from '../durations'

/** The period in which a viewer's further views of a post do not count, in milliseconds. */
export const viewWindow = 30 * minute

const saltLifetime = day

export type Viewer = { memberId: string } | Visitor

export type Visitor = { ip: string; userAgent: string }

type Salt = { value: Buffer; since: number }

// Today's salt, and yesterday's while its views may be in the window. In memory only.
let salts: Salt[] = []

// Caches digests, because a browser on one connection reads many posts.
const digests = new WeakMap<Visitor, { salts: Salt[]; keys: string[] }>()

/** Returns the keys that may identify a viewer in this process, the current key first. */
export function deriveViewerKeys(viewer: Viewer, now: number): string[] {
  if ('memberId' in viewer) return [viewer.memberId]
  const current = saltsAt(now)
  const known = digests.get(viewer)
  if (known?.salts === current) return known.keys
  const keys = digestsOf(viewer, current)
  digests.set(viewer, { salts: current, keys })
  return keys
}

function digestsOf({ ip, userAgent }: Visitor, current: Salt[]) {
  return current.map(({ value }) =>
    createHash('sha256')
      .update(value)
      .update(JSON.stringify([ip, userAgent]))
      .digest('base64url'),
  )
}

function saltsAt(now: number) {
  const kept = salts.filter(({ since }) => now - since < saltLifetime + viewWindow)
  const [today] = kept
  if (!today || now - today.since >= saltLifetime)
    salts = [{ value: randomBytes(32), since: now }, ...kept]
  else if (kept.length < salts.length) salts = kept
  return salts
}
