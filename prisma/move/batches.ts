import type { Step } from './copied-tables'
import type { Row, Value } from './row'
import type { Side } from './side'

/** The number of rows in one step. */
export const batchSize = 2_000

/** Reads all rows of a step after a key, in batches, with the values that the copy gets. */
export async function* batches(
  side: Side,
  step: Step,
  after: Value[] | null,
  size: number,
): AsyncGenerator<Row[]> {
  for (let last = after; ;) {
    const rows = await side.read(step, last, size)
    if (rows.length) yield rows.map((row) => ({ ...row, ...step.set }))
    if (rows.length < size) return
    last = keyOf(step, rows)
  }
}

/** The key of the last row. */
export function keyOf({ key }: Step, rows: Row[]): Value[] {
  return key.map((name) => rows.at(-1)?.[name] ?? null)
}
