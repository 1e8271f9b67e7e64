import { db } from '~/database/db.server'

/** Since when a member has a second step, whether an app shows codes for it, and how many recovery codes are left. */
export type TwoFactorState = { createdAt: Date; hasApp: boolean; recoveryCodesLeft: number }

/** Whether signing in asks a member for a code. */
export async function hasTwoFactor(userId: string): Promise<boolean> {
  return (await db.secondStep.count({ where: { userId } })) > 0
}

/** What a member sees of their second step; null without one. */
export async function readTwoFactor(userId: string): Promise<TwoFactorState | null> {
  const row = await db.secondStep.findUnique({
    where: { userId },
    select: { createdAt: true, encryptedKey: true, _count: { select: { recoveryCodes: true } } },
  })
  return (
    row && {
      createdAt: row.createdAt,
      hasApp: row.encryptedKey !== null,
      recoveryCodesLeft: row._count.recoveryCodes,
    }
  )
}
