import { setTimeout as pause } from 'node:timers/promises'

const shortestPause = 5
const longestPause = 20

/**
 * Does something with a SQLite database, and again as long as another process holds its lock. SQLite's own waiting
 * (`busy_timeout`) sleeps on the event loop, and nobody else would be answered meanwhile.
 * @param work is undone whenever it fails for the lock
 * @param deadline in milliseconds since 1970; it is tried once even when that has passed
 * @throws whatever `work` throws; that the database is locked only after the deadline
 */
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

/** Whether SQLite refused because another connection holds its lock: the driver's own error, or Prisma's around it. */
function isLocked(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { originalCode?: unknown } }
  return [code, cause?.originalCode].some((each) => String(each).startsWith('SQLITE_BUSY'))
}
