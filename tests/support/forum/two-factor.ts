import type { Member } from '~/domain/members/member'
import { hasTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import { beginSetUp, confirmSetUp, openSetUp } from '~/domain/two-factor/change-two-factor.server'
import { startSession, findSession } from '~/domain/sessions/sessions.server'
import { generateCode } from '../codes'
import { unwrap } from './factories'

/** Gives a member a second step; the code of the step before the present one is used up by it. */
export async function addTwoFactor(member: Member, password = 'correct horse') {
  const sessionId = await openSession(member)
  const token = unwrap(await beginSetUp(member, { password }, sessionId))
  const setUp = openSetUp(member, token, sessionId)
  if (!setUp) throw new Error('the set-up does not open')
  const form = { code: generateCode(setUp.key, -1) }
  const recoveryCodes = unwrap(await confirmSetUp(member, form, setUp, sessionId))
  return { key: setUp.key, setUp, sessionId, recoveryCodes }
}

/** The id of a new session of a member, in which they have done their second step, if they have one. */
export async function openSession({ id }: Member): Promise<string> {
  const secondStepAt = (await hasTwoFactor(id)) ? new Date() : null
  const session = await findSession(await startSession(id, null, secondStepAt))
  return session?.id ?? ''
}
