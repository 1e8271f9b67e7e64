import type { Member } from '~/domain/members/member'
import { beginSetUp, confirmSetUp, openSetUp } from '~/domain/second-step/set-up.server'
import { startSession, findSession } from '~/domain/sessions/sessions.server'
import { codeOf } from '../codes'
import { valueOf } from './factories'

/** Gives a member a second step; the code of the step before the present one is used up by it. */
export async function addSecondStep(member: Member, password = 'correct horse') {
  const session = await findSession(await startSession(member.id))
  const sessionId = session?.id ?? ''
  const token = valueOf(await beginSetUp(member, { password }, sessionId))
  const setUp = openSetUp(member, token, sessionId)
  if (!setUp) throw new Error('the set-up does not open')
  const form = { code: codeOf(setUp.key, -1) }
  const recoveryCodes = valueOf(await confirmSetUp(member, form, setUp, sessionId))
  return { key: setUp.key, setUp, sessionId, recoveryCodes }
}
