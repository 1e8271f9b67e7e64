import { Mutex, withTimeout, type MutexInterface } from 'async-mutex'

const timeout = 30_000
const mutexes = new Map<string, MutexInterface>()

/**
 * Does `work` after whatever was begun before it under the same name in this process. Who waits here takes no
 * connection to the database from others, and cannot run out of the time that transactions have.
 * @returns what `work` returns
 * @throws what `work` throws; {Error} when its turn has not come within 30 seconds
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

const tooLong = new Error('waited too long for its turn')
