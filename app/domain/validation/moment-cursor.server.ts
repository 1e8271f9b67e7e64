import { z } from 'zod'
import { cursorField } from './cursor.server'

type Position = { createdAt: Date; id: string }

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

/** The position to pass to `writeCursor` for `momentQuerySchema`. */
export function momentOf({ createdAt, id }: Position): string {
  return `${createdAt.toISOString()} ${id}`
}
