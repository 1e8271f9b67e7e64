import { vi } from 'vitest'

// Milliseconds. A busy machine may take long.
const timeout = 20_000

/** Repeats a check until it passes. Visitors may see a write a second later: their pages are cached that long. */
export function soon<T>(check: () => Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout, interval: 100 })
}
