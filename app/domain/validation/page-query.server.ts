import { z } from 'zod'
import { decrypt, encryptStable } from '~/runtime/encryption.server'
import { stringField } from './validation.server'

const purpose = 'cursor'
const maxLength = 300

/** Encrypts a position in a list's internal order, which would reveal when things were written. Deterministic. */
export function writeCursor(position: string): string {
  return encryptStable(purpose, position)
}

/** A cursor made by `writeCursor`, decrypted to its position; anything else is `wrongType`. */
export function cursorField() {
  return stringField(maxLength, 'wrongType', 'wrongType').transform((cursor, context) => {
    const position = decrypt(purpose, cursor)
    if (position !== null) return position
    context.addIssue({ code: 'custom', message: 'wrongType' })
    return z.NEVER
  })
}

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

type Position = { createdAt: Date; id: string }

export const timestampQuerySchema = z.object({
  cursor: cursorField()
    .transform((text, context): Position => {
      const [moment = '', id = ''] = text.split(' ')
      const createdAt = new Date(moment)
      if (Number.isNaN(createdAt.getTime())) {
        context.addIssue({ code: 'custom', message: 'wrongType' })
        return z.NEVER
      }
      return { createdAt, id }
    })
    .optional(),
})

/** The position to pass to `writeCursor` for `timestampQuerySchema`. */
export function timestampCursor({ createdAt, id }: Position): string {
  return `${createdAt.toISOString()} ${id}`
}
