import { vi } from 'vitest'

// In milliseconds. A busy machine may be slow.
const timeout = 20_000

/**
 * Repeats a check until it passes. Visitors may see a write a second later, because their pages are cached for a
 * second.
 */
export function soon<T>(check: () => Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout, interval: 100 })
}
