import { day } from '../durations'

// A refused document is requested again after a day; an import by hand requests it immediately.
const refusals = new Map<string, number>()
const maxRefusals = 2_000

/** Remembers that the document at this URL was refused. */
export function refuse(url: string): void {
  if (refusals.size >= maxRefusals) refusals.clear()
  refusals.set(url, performance.now() + day)
}

/** True when the document at this URL was refused within the last day. */
export function wasRefused(url: string): boolean {
  return performance.now() < (refusals.get(url) ?? 0)
}
