import type { Transaction } from '~/database/db.server'
import { startOfDay } from '../day'
import { secondStepDue } from '../members/member'

/** Closes what moderators see to a member without a second step, and gives them a week for another if they have a role. */
export async function askForSecondStep(userId: string, within: Transaction): Promise<void> {
  await within.session.updateMany({ where: { userId }, data: { secondStepAt: null } })
  await within.user.updateMany({
    where: { id: userId, role: { not: 'member' }, secondStepDue: null },
    data: { secondStepDue: secondStepDue() },
  })
}

/**
 * Notes that a member has a second step, done in this session. In time it keeps their role; too late it does not bring
 * it back, because whoever has stolen the password of an idle moderator could set one up.
 */
export async function noteSecondStep(
  userId: string,
  sessionId: string,
  within: Transaction,
): Promise<void> {
  const now = new Date()
  await within.session.updateMany({
    where: { id: sessionId, userId },
    data: { secondStepAt: startOfDay(now) },
  })
  await within.user.updateMany({
    where: { id: userId, secondStepDue: { gt: now } },
    data: { secondStepDue: null },
  })
}
