import { db } from '~/database/db.server'

/**
 * The time since when a member has two-factor authentication, `hasApp` when an app shows codes for it, and the number
 * of recovery codes left.
 */
export type TwoFactorState = { createdAt: Date; hasApp: boolean; recoveryCodesLeft: number }

/** True when signing in requires a second factor from a member. */
export async function hasTwoFactor(userId: string): Promise<boolean> {
  return (await db.secondStep.count({ where: { userId } })) > 0
}

/** Returns the two-factor authentication of a member for display; null without it. */
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
