import { db } from '~/database/db.server'
import { allRows, textOfRows } from '../all-rows'

/** Every row of every table as text, to search for what must not be there. */
export async function dumpDatabase(): Promise<string> {
  return textOfRows(await allRows(db, process.env.DATABASE_URL ?? ''))
}
