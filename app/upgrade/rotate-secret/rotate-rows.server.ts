import { db, type Transaction } from '~/database/db.server'
import { paginate } from '~/domain/paginate.server'

/** How many rows were rewritten, and how many open with none of the secrets. */
export type Rotated = { rewritten: number; unreadable: number }

/**
 * What to do with a row: nothing where it is under the present secret, or cannot be opened; otherwise a statement that
 * changes it if it still is as it was read.
 */
export type Change =
  'present' | 'unreadable' | ((tx: Transaction) => PromiseLike<{ count: number } | number>)

export type Rotation<Row> = {
  /** The rows after an id, in the order of their ids. */
  read: (after: string | undefined, take: number) => Promise<Row[]>
  change: (row: Row) => Change | Promise<Change>
  /** Lets a transaction change the table. @returns what forbids it again */
  open?: (tx: Transaction) => Promise<() => Promise<unknown>>
}

// Few enough that nobody who writes meanwhile waits for long.
const pageSize = 200

/**
 * Rewrites the rows of a table that stand under a former secret, page by page: what is done stays done when it is cut
 * off, and whoever reads or writes meanwhile finds rows of both secrets.
 * @param onPage is told after each page how many rows were looked at since the last
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
  return db.$transaction(async (tx) => {
    const close = await open?.(tx)
    let changed = 0
    for (const run of statements) {
      const done = await run(tx)
      changed += typeof done === 'number' ? done : done.count
    }
    await close?.()
    return changed
  })
}

/** The change of a column that holds the same letters for the same text. @param next null when nobody can open it */
export function changeTo(
  present: string,
  next: string | null,
  write: Extract<Change, (...given: never[]) => unknown>,
): Change {
  if (next === null) return 'unreadable'
  return next === present ? 'present' : write
}
