import type { Transaction } from '~/database/db.server'
import { startOfDay } from '../day'
import { twoFactorDeadline, type Member } from '../members/member'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { mailTwoFactorNotice } from './mail-two-factor-notice.server'

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

/**
 * Removes the two-factor authentication of an account whose owner proves only now that the email address is hers.
 * Another person may have signed up with it and set up an app or a passkey.
 */
export async function removeUnconfirmedTwoFactor(
  member: Pick<Member, 'id' | 'email' | 'language'>,
  tx: Transaction,
): Promise<void> {
  const { count } = await tx.secondStep.deleteMany({ where: { userId: member.id } })
  if (!count) return
  await requireNewTwoFactor(member.id, tx)
  await mailTwoFactorNotice('secondStepRemoved', member, tx)
  logSecurityEvent('second-step', { outcome: 'ok', account: member.id, action: 'removed' })
}
