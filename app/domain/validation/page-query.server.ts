import { z } from 'zod'
import { cursorField, writeCursor } from './cursor.server'

/** The number of items on a page, from 1 to 100. */
export function limitField(defaultLimit: number) {
  return z.coerce.number({ error: 'wrongType' }).int().min(1).max(100).default(defaultLimit)
}

export const pageLimit = limitField(50)

export const pageQuerySchema = z.object({
  cursor: cursorField().optional(),
  limit: pageLimit,
})

/** Splits `limit + 1` fetched rows into a page and the cursor of the next page, which is null at the end. */
export function cutPage<Row>(rows: Row[], limit: number, positionOf: (last: Row) => string) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: last && rows.length > limit ? writeCursor(positionOf(last)) : null }
}
