import { db, type Transaction } from '~/database/db.server'
import { paginate } from '~/domain/paginate.server'

/** `unreadable` rows are encrypted under none of the secrets. */
export type Rotated = { rewritten: number; unreadable: number }

/** The state of a row, or the statement that rewrites it unless it changed meanwhile. */
export type Change =
  'present' | 'unreadable' | ((tx: Transaction) => PromiseLike<{ count: number } | number>)

export type Rotation<Row> = {
  /** The rows after an id, in order of id. */
  read: (after: string | undefined, take: number) => Promise<Row[]>
  change: (row: Row) => Change | Promise<Change>
  /** Lets a transaction change the table; returns the function that undoes this. */
  open?: (tx: Transaction) => Promise<() => Promise<unknown>>
}

// Small, so that concurrent writers do not wait long.
const pageSize = 200

/**
 * Rewrites the rows under a former secret, page by page. Finished pages stay when interrupted, and concurrent readers
 * and writers handle both secrets.
 * @param onPage gets the number of rows checked since the last page
 */
export async function rotateRows<Row extends { id: string }>(
  { read, change, open }: Rotation<Row>,
  onPage: (rows: number) => void,
): Promise<Rotated> {
  const rotated: Rotated = { rewritten: 0, unreadable: 0 }
  for await (const rows of paginate(pageSize, (last?: { id: string }) =>
    read(last?.id, pageSize),
  )) {
    const changes = await Promise.all(rows.map(async (row) => change(row)))
    const statements = changes.filter((each) => typeof each === 'function')
    if (statements.length) rotated.rewritten += await runAll(statements, open)
    rotated.unreadable += changes.filter((each) => each === 'unreadable').length
    onPage(rows.length)
  }
  return rotated
}

type Statement = Extract<Change, (...given: never[]) => unknown>

function runAll(statements: Statement[], open: Rotation<never>['open']) {
  return db.$transaction(
    async (tx) => {
      const close = await open?.(tx)
      let changed = 0
      for (const run of statements) {
        const done = await run(tx)
        changed += typeof done === 'number' ? done : done.count
      }
      await close?.()
      return changed
    },
    // A page of anonymous items takes some hundred statements, each a round trip to the database.
    { timeout: 60_000 },
  )
}

/** The change of a deterministically encrypted column. @param next null when it cannot be decrypted */
export function changeTo(
  present: string,
  next: string | null,
  write: Extract<Change, (...given: never[]) => unknown>,
): Change {
  if (next === null) return 'unreadable'
  return next === present ? 'present' : write
}
