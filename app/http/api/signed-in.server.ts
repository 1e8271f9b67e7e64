import type { Member } from '~/domain/members/member'
import type { Result } from '~/domain/result'
import type { Language } from '~/i18n/languages'
import type { JsonAnswer } from '../reply-json.server'
import { completeSignIn } from '../session/sign-in.server'
import { userEntity } from './entities.server'
import { translatorFor } from './route.server'

/** Answers the right first step of a sign-in: with the member and `more`, or with 401 when a second step is needed. */
export async function replySignedIn(
  request: Request,
  member: Member,
  language: Language,
  status = 200,
  more: Record<string, unknown> = {},
  isShared = false,
): Promise<Result<JsonAnswer>> {
  const { headers, isComplete } = await completeSignIn(request, member, null, undefined, isShared)
  if (isComplete)
    return { ok: true, value: { status, body: { user: userEntity(member), ...more }, headers } }
  const body = { error: translatorFor(language)('secondStep'), secondStep: true }
  return { ok: true, value: { status: 401, body, headers } }
}
