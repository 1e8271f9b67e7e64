import { z } from 'zod'
import { cursorField } from './cursor.server'

/** A place in a list that is ordered by time and, within one moment, by id. */
type Position = { createdAt: Date; id: string }

/** The query of a list in order of time. */
export const momentQuerySchema = z.object({
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

/** What `writeCursor` encrypts for it. */
export function momentOf({ createdAt, id }: Position): string {
  return `${createdAt.toISOString()} ${id}`
}
