import { z } from 'zod'
import { cursorField, writeCursor } from './cursor.server'

/** How many items a page of a list holds: 1 to 100. */
export function limitField(unlessTold: number) {
  return z.coerce.number({ error: 'wrongType' }).int().min(1).max(100).default(unlessTold)
}

/** The same, 50 unless told. */
export const pageLimit = limitField(50)

/** The query of a list that goes on after `cursor`, which is the place in its order when it has been read. */
export const pageQuerySchema = z.object({
  cursor: cursorField().optional(),
  limit: pageLimit,
})

/**
 * Cuts a page out of rows of which one more than `limit` was read.
 * @param positionOf where in the list's order the next page has to begin after
 * @returns the page, and the cursor of the next one, null at the end
 */
export function cutPage<Row>(rows: Row[], limit: number, positionOf: (last: Row) => string) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: last && rows.length > limit ? writeCursor(positionOf(last)) : null }
}
