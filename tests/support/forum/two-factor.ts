import type { Member } from '~/domain/members/member'
import { hasTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import { beginSetUp, confirmSetUp, openSetUp } from '~/domain/two-factor/change-two-factor.server'
import { startSession, findSession } from '~/domain/sessions/sessions.server'
import { generateCode } from '../codes'
import { unwrap } from './factories'

/** Gives a member two-factor authentication. This uses up the code of the previous time step. */
export async function addTwoFactor(member: Member, password = 'correct horse') {
  const sessionId = await openSession(member)
  const token = unwrap(await beginSetUp(member, { password }, sessionId))
  const setUp = openSetUp(member, token, sessionId)
  if (!setUp) throw new Error('the set-up does not open')
  const form = { code: generateCode(setUp.key, -1) }
  const recoveryCodes = unwrap(await confirmSetUp(member, form, setUp, sessionId))
  return { key: setUp.key, setUp, sessionId, recoveryCodes }
}

/** Returns the id of a new session of a member. In it, members with two-factor authentication have completed it. */
export async function openSession({ id }: Member): Promise<string> {
  const secondStepAt = (await hasTwoFactor(id)) ? new Date() : null
  const session = await findSession(await startSession(id, null, secondStepAt))
  return session?.id ?? ''
}
