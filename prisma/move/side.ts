import type { Step } from './copied-tables'
import type { Row, Value } from './row'

/** The progress of an interrupted copy: the step, the last copied key, and its number of rows. */
export type Progress = { step: number; after: Value[]; rows: number }

/** SQLite answers synchronously. */
type Answer<T> = T | Promise<T>

/** A database that is copied from or to. */
export type Side = {
  tables: () => Answer<string[]>
  count: (step: Step) => Answer<number>
  /** At most `limit` rows after a key, in the order of the key. */
  read: (step: Step, after: Value[] | null, limit: number) => Answer<Row[]>
  /** Throws when anybody else is connected to it. */
  refuseUse: () => Answer<void>
  /** Blocks all writers and reads the same rows until `close`. */
  freeze: () => Answer<void>
  /** Locks out other copies. Returns the progress of an interrupted one, or null. */
  claim: () => Answer<Progress | null>
  /** Drops indexes, foreign keys and triggers before the rows are added. Called once, on an empty database. */
  prepare: () => Answer<void>
  /** Adds rows and stores the progress in the same transaction. */
  add: (table: string, rows: Row[], progress: Progress) => Answer<void>
  /** Creates what `prepare` dropped, after all rows are copied. */
  complete: (onIndex: (done: number, all: number) => void) => Answer<void>
  /** Deletes the stored progress. */
  finish: () => Answer<void>
  close: () => Answer<void>
}
