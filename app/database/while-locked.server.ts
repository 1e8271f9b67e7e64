import { setTimeout as pause } from 'node:timers/promises'

const shortestPause = 5
const longestPause = 20

/** Retries `work` until `deadline` (ms since 1970) while another process holds SQLite's lock, without blocking. */
export async function retryWhileLocked<T>(
  work: () => T | Promise<T>,
  deadline: number,
): Promise<T> {
  for (let longest = shortestPause; ; longest = Math.min(longest * 2, longestPause)) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || Date.now() >= deadline) throw error
    }
    await pause(longest / 2 + (Math.random() * longest) / 2)
  }
}

/** Whether SQLite failed because of another connection's lock. */
function isLocked(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { originalCode?: unknown } }
  return [code, cause?.originalCode].some((each) => String(each).startsWith('SQLITE_BUSY'))
}
