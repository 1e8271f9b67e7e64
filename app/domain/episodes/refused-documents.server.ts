import { day } from '../durations'

// What was refused is asked for again after a day; an import by hand asks at once.
const refusals = new Map<string, number>()
const kept = 2_000

/** Remembers that what is at this address was refused. */
export function refuse(url: string): void {
  if (refusals.size >= kept) refusals.clear()
  refusals.set(url, performance.now() + day)
}

/** Whether what is at this address was refused within the last day. */
export function wasRefused(url: string): boolean {
  return performance.now() < (refusals.get(url) ?? 0)
}
