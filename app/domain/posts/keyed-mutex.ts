const timeout = 30_000
const lasts = new Map<string, Promise<unknown>>()

/** Runs `work` after earlier work under the same name, without holding a connection; throws after 30 seconds. */
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
