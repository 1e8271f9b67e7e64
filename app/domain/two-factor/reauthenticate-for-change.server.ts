import { db } from '~/database/db.server'
import { reauthenticate } from '../accounts/reauthenticate.server'
import type { Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { hasTwoFactor } from './read-two-factor.server'

/**
 * Reauthenticates before a second factor is added or removed. The password alone is not enough when a second factor
 * was set up before: otherwise a trusted device would be enough to replace it.
 * @returns like `reauthenticate`, or `not-allowed` when two-factor authentication was not completed in this session
 */
export async function reauthenticateForChange(
  member: Member,
  password: string | undefined,
  sessionId: string,
): Promise<Result<null>> {
  const done = await requireTwoFactorDone(member, sessionId)
  return done.ok ? reauthenticate(member, password, sessionId) : done
}

/** Fails with `not-allowed` for members with two-factor authentication who have not completed it in this session. */
export async function requireTwoFactorDone(
  { id: userId }: Member,
  sessionId: string,
): Promise<Result<null>> {
  if (!(await hasTwoFactor(userId))) return ok(null)
  const done = { id: sessionId, userId, secondStepAt: { not: null } }
  return (await db.session.count({ where: done })) ? ok(null) : fail('not-allowed')
}
