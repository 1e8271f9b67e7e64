import { redirect, type AppLoadContext } from '@remix-run/node'
import { Authenticator } from 'remix-auth'
import { signInWithGoogle, type GoogleIdentity } from '~/domain/accounts/google-sign-in.server'
import { consume } from '~/domain/limits/limit.server'
import type { Failure } from '~/domain/result'
import { logSecurityEvent } from '~/domain/security-log/log-security-event.server'
import { languageOf } from '~/i18n/i18n.server'
import { log } from '~/runtime/log.server'
import type { NoticeKey } from '~/ui/feedback/notices'
import { doneAddress } from '../forms/done-address.server'
import { replyFailure } from '../reply-json.server'
import { enter } from '../session/sign-in.server'
import { attemptIn, endAttempt, returnPath, underWay } from './google-attempts.server'
import { OpenIdStrategy } from './openid-strategy.server'

const authenticator = new Authenticator<GoogleIdentity>(underWay).use(new OpenIdStrategy())

/** Redirects to Google, or back to sign-in with a notice if Google cannot be reached. */
export async function beginGoogle(request: Request, context: AppLoadContext): Promise<Response> {
  const within = await consume('google', { address: context.address })
  if (!within.ok) return replyFailure(within, await languageOf(request))
  try {
    await identify(request)
  } catch (answer) {
    if (answer instanceof Response) return answer
    return giveUp(answer, context, { returnTo: returnPath(request) })
  }
  throw new Error('the strategy always redirects here')
}

/** Signs a member in when Google redirects back; on errors redirects to sign-in with a notice. */
export async function finishGoogle(request: Request, context: AppLoadContext): Promise<Response> {
  const within = await consume('google', { address: context.address })
  if (!within.ok) return replyFailure(within, await languageOf(request))
  const session = await underWay.getSession(request.headers.get('Cookie'))
  const query = new URL(request.url).searchParams
  const attempt = attemptIn(session, query.get('state'))
  if (!attempt) return backWith('sign-in-expired')
  const way = { returnTo: attempt.returnTo, ended: await endAttempt(session, attempt) }
  const answered = query.get('error')
  if (answered !== null)
    return backWith(answered === 'access_denied' ? 'google-cancelled' : 'google-down', way)
  try {
    const identity = await identify(request)
    const result = await signInWithGoogle(identity, await languageOf(request))
    if (!result.ok) {
      logSecurityEvent('sign-in', { outcome: 'refused', method: 'google' })
      return backWith(noticeOf(result), way)
    }
    const { member, became } = result.value
    if (!member) {
      const mailed = doneAddress('/auth/connect-google', 'mailed')
      return redirect(mailed, { headers: { 'Set-Cookie': way.ended } })
    }
    const event = became === 'new' ? 'sign-up' : 'sign-in'
    logSecurityEvent(event, { outcome: 'ok', method: 'google', account: member.id })
    const notices = { known: 'signed-in', joined: 'google-joined', new: 'signed-up' } as const
    const { target, headers } = await enter(request, member, notices[became], way.returnTo)
    return redirect(target, { headers: [...headers, ['Set-Cookie', way.ended]] })
  } catch (error) {
    return giveUp(error, context, way)
  }
}

function identify(request: Request) {
  return authenticator.authenticate('google', request, { throwOnError: true })
}

function noticeOf({ fields }: Failure): NoticeKey {
  return fields.email === 'required' ? 'google-unverified' : 'google-address-unusable'
}

/** What is left of an attempt: where it was to lead, and the cookie that ends it. */
type Way = { returnTo?: string | null; ended?: string }

function giveUp(error: unknown, { requestId }: AppLoadContext, way: Way) {
  log.warn({ err: error, requestId }, 'signing in with Google failed')
  return backWith('google-down', way)
}

function backWith(notice: NoticeKey, { returnTo, ended }: Way = {}) {
  const query = new URLSearchParams({ notice, ...(returnTo && { redirectTo: returnTo }) })
  const headers: HeadersInit = ended ? { 'Set-Cookie': ended } : {}
  return redirect(`/auth/signin?${query}`, { headers })
}
