import { Mutex, withTimeout, type MutexInterface } from 'async-mutex'

const timeout = 30_000
const mutexes = new Map<string, MutexInterface>()

/**
 * Runs `work` after all earlier work with the same name in this process. A waiting call holds no database connection
 * and has not started its transaction, which would time out.
 * @returns the result of `work`
 * @throws the error of `work`; {Error} after 30 seconds of waiting
 */
export async function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mutex = mutexes.get(name) ?? withTimeout(new Mutex(), timeout, tooLong)
  mutexes.set(name, mutex)
  try {
    return await mutex.runExclusive(work)
  } finally {
    if (!mutex.isLocked()) mutexes.delete(name)
  }
}

const tooLong = new Error(
  'The work of another request under the same name did not end within 30 seconds.',
)
