import type { Step } from './copied-tables'
import type { Row, Value } from './row'

/** How far an interrupted copy came: the step, the last key that it copied, and its number of rows. */
export type Progress = { step: number; after: Value[]; rows: number }

/** SQLite answers at once. */
type Answer<T> = T | Promise<T>

/** A database that is copied from or to. */
export type Side = {
  tables: () => Answer<string[]>
  count: (step: Step) => Answer<number>
  /** At most `limit` rows after a key, in the order of the key. */
  read: (step: Step, after: Value[] | null, limit: number) => Answer<Row[]>
  /** Throws when anybody else is connected to it. */
  refuseUse: () => Answer<void>
  /** Keeps everybody from writing, and shows the same rows, until it is closed. */
  freeze: () => Answer<void>
  /** Keeps other copies out; returns how far a former one came, null if it is the first. */
  claim: () => Answer<Progress | null>
  /** Gets ready for many rows. Called once, when it is empty. */
  prepare: () => Answer<void>
  /** Adds rows, and notes the progress with them. */
  add: (table: string, rows: Row[], progress: Progress) => Answer<void>
  /** Makes what was left for when all rows are there. */
  complete: (onIndex: (done: number, all: number) => void) => Answer<void>
  /** Forgets the progress. */
  finish: () => Answer<void>
  close: () => Answer<void>
}
