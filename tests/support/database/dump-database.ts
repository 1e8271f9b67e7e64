import { db } from '~/database/db.server'
import { allRows, textOfRows } from '../all-rows'

/** Returns every row of every table as text, to search for data that must not be there. */
export async function dumpDatabase(): Promise<string> {
  return textOfRows(await allRows(db, process.env.DATABASE_URL ?? ''))
}
