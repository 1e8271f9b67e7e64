import type { Transaction } from '~/database/db.server'
import { startOfDay } from '../day'
import { twoFactorDeadline } from '../members/member'

/**
 * Revokes moderation access and an expert's mark until two-factor authentication is set up again; role and mark lapse if
 * that takes a week.
 */
export async function requireNewTwoFactor(userId: string, tx: Transaction): Promise<void> {
  await tx.session.updateMany({ where: { userId }, data: { secondStepAt: null } })
  await tx.user.updateMany({
    where: {
      id: userId,
      secondStepDue: null,
      OR: [{ role: { not: 'member' } }, { expert: { not: null } }],
    },
    data: { secondStepDue: twoFactorDeadline() },
  })
}

/**
 * Records that the member completed two-factor authentication in this session. Before the deadline this keeps their
 * role and mark. After it they stay lost, because somebody with the stolen password of an idle moderator could have
 * set it up.
 */
export async function recordTwoFactor(
  userId: string,
  sessionId: string,
  tx: Transaction,
): Promise<void> {
  const now = new Date()
  await tx.session.updateMany({
    where: { id: sessionId, userId },
    data: { secondStepAt: startOfDay(now) },
  })
  await tx.user.updateMany({
    where: { id: userId, secondStepDue: { gt: now } },
    data: { secondStepDue: null },
  })
}
