import { z } from 'zod'

// Prisma's own queries fail with P2003 and P2025, raw SQL with P2010 and the driver's reason inside.
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

/**
 * Tells whether a write failed because a row that it changes or refers to has gone since it was read: its author's, or
 * its post's. On SQLite that cannot happen within a transaction.
 * @param error whatever was caught
 */
export function isMissingRow(error: unknown): boolean {
  return missing.safeParse(error).success
}

/** The same, or that two transactions waited for each other and this one gave way: trying again may go well. */
export function isWriteConflict(error: unknown): boolean {
  return isMissingRow(error) || conflict.safeParse(error).success
}
