import { z } from 'zod'

// Prisma's own queries fail with P2002, raw SQL with P2010 and the driver's reason inside.
const violation = z.union([
  z.object({ code: z.literal('P2002') }),
  z.object({
    code: z.literal('P2010'),
    meta: z.object({
      driverAdapterError: z.object({
        cause: z.object({ kind: z.literal('UniqueConstraintViolation') }),
      }),
    }),
  }),
])

/**
 * Tells whether a query failed because a unique value is taken, on either database.
 * @param error whatever was caught
 */
export function isUniqueViolation(error: unknown): boolean {
  return violation.safeParse(error).success
}
