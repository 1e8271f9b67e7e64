import { z } from 'zod'

// Prisma's queries fail with P2002, raw SQL with P2010 and the driver's reason.
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

/** Whether a query failed because of a unique constraint, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  return violation.safeParse(error).success
}
