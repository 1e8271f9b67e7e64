import { z } from 'zod'

// Prisma's queries fail with P2003 and P2025, raw SQL with P2010 and the driver's reason.
const missing = z.union([
  z.object({ code: z.enum(['P2003', 'P2025']) }),
  z.object({
    code: z.literal('P2010'),
    meta: z.object({
      driverAdapterError: z.object({
        cause: z.object({ kind: z.literal('ForeignKeyConstraintViolation') }),
      }),
    }),
  }),
])

const conflict = z.object({ code: z.literal('P2034') })

/** Whether a write failed because a row that it changes or refers to was deleted since it was read. */
export function isMissingRow(error: unknown): boolean {
  return missing.safeParse(error).success
}

/** Like `isMissingRow`, or because of a deadlock: retrying may succeed. */
export function isWriteConflict(error: unknown): boolean {
  return isMissingRow(error) || conflict.safeParse(error).success
}
