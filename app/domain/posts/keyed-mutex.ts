const timeout = 30_000
const lasts = new Map<string, Promise<unknown>>()

/**
 * Does `work` after whatever was begun before it under the same name in this process. Who waits here takes no
 * connection to the database from others, and cannot run out of the time that transactions have.
 * @returns what `work` returns
 * @throws what `work` throws; {Error} when the turn comes only after 30 seconds
 */
export async function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = follow(lasts.get(name), Date.now() + timeout, work)
  const last = mine.then(ignore, ignore)
  lasts.set(name, last)
  try {
    return await mine
  } finally {
    if (lasts.get(name) === last) lasts.delete(name)
  }
}

async function follow<T>(
  before: Promise<unknown> | undefined,
  deadline: number,
  work: () => Promise<T>,
) {
  await before
  if (Date.now() > deadline) throw new Error('waited too long for its turn')
  return work()
}

function ignore() {
  return undefined
}
