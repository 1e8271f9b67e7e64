import type { Member } from '~/domain/members/member'
import type { Result } from '~/domain/result'
import type { JsonAnswer } from '../reply-json.server'
import { completeSignIn, unlessPasswordChanged } from '../session/sign-in.server'
import { userEntity } from './entities.server'
import { translatorFor, type ApiCall } from './route.server'

type Options = {
  status?: number
  more?: Record<string, unknown>
  isShared: boolean
  /** Of the password that was checked. */
  passwordHash?: string | null
}

/** Answers a correct first step of a sign-in with the member and `more`, or with 401 when a second step is needed. */
export async function replySignedIn(
  { request, language }: ApiCall,
  member: Member,
  { status = 200, more, ...options }: Options,
): Promise<Result<JsonAnswer>> {
  const signedIn = await unlessPasswordChanged(
    'invalid-credentials',
    completeSignIn(request, member, options),
  )
  if (!signedIn.ok) return signedIn
  const { headers, isComplete } = signedIn.value
  if (isComplete)
    return { ok: true, value: { status, body: { user: userEntity(member), ...more }, headers } }
  const body = { error: translatorFor(language)('secondStep'), secondStep: true }
  return { ok: true, value: { status: 401, body, headers } }
}
