import { createCookieSessionStorage, redirect, type AppLoadContext } from '@remix-run/node'
import { Authenticator } from 'remix-auth'
import { signInWithGoogle, type GoogleIdentity } from '~/domain/accounts/google-sign-in.server'
import { consume } from '~/domain/limits/limit.server'
import { logSecurityEvent } from '~/domain/security-log/log-security-event.server'
import { languageOf } from '~/i18n/i18n.server'
import { log } from '~/runtime/log.server'
import { sessionSecrets } from '~/runtime/session-secret.server'
import type { NoticeKey } from '~/ui/feedback/notices'
import { cookieName, isSecure } from '../../runtime/cookie-name.server'
import { doneAddress } from '../forms/done-address.server'
import { replyFailure } from '../reply-json.server'
import { enter } from '../session/sign-in.server'
import type { Secrets } from './google-claims.server'
import { OpenIdStrategy } from './openid-strategy.server'

const path = '/api/auth/google'

// Valid for one sign-in; `lax`, because Google redirects back from another site.
const underWay = createCookieSessionStorage({
  cookie: {
    name: cookieName('google', path),
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: 10 * 60,
    secrets: sessionSecrets(),
  },
})

const authenticator = new Authenticator<GoogleIdentity>(underWay).use(new OpenIdStrategy())

/** Redirects to Google, or back to sign-in with a notice if Google cannot be reached. */
export async function beginGoogle(request: Request, context: AppLoadContext): Promise<Response> {
  const within = await consume('google', { address: context.address })
  if (!within.ok) return replyFailure(within, await languageOf(request))
  try {
    await identify(request)
  } catch (answer) {
    if (answer instanceof Response) return answer
    return giveUp(answer, context)
  }
  throw new Error('the strategy always redirects here')
}

/** Signs a member in when Google redirects back; on errors redirects to sign-in with a notice. */
export async function finishGoogle(request: Request, context: AppLoadContext): Promise<Response> {
  const within = await consume('google', { address: context.address })
  if (!within.ok) return replyFailure(within, await languageOf(request))
  const session = await underWay.getSession(request.headers.get('Cookie'))
  const secrets = session.get('secrets') as Secrets | undefined
  const query = new URL(request.url).searchParams
  if (!secrets || query.get('state') !== secrets.state) return backWith('sign-in-expired')
  if (query.has('error')) {
    return backWith(query.get('error') === 'access_denied' ? 'google-cancelled' : 'google-down')
  }
  try {
    const identity = await identify(request)
    const result = await signInWithGoogle(identity, await languageOf(request))
    if (!result.ok) {
      logSecurityEvent('sign-in', { outcome: 'refused', method: 'google' })
      return backWith('google-unverified')
    }
    const { member, became } = result.value
    const ended = await underWay.destroySession(session)
    if (!member) {
      const mailed = doneAddress('/auth/connect-google', 'mailed')
      return redirect(mailed, { headers: { 'Set-Cookie': ended } })
    }
    const event = became === 'new' ? 'sign-up' : 'sign-in'
    logSecurityEvent(event, { outcome: 'ok', method: 'google', account: member.id })
    const notices = { known: 'signed-in', joined: 'google-joined', new: 'signed-up' } as const
    const wanted: unknown = session.get('returnTo')
    const { target, headers } = await enter(request, member, notices[became], wanted)
    return redirect(target, { headers: [...headers, ['Set-Cookie', ended]] })
  } catch (error) {
    return giveUp(error, context)
  }
}

function identify(request: Request) {
  return authenticator.authenticate('google', request, { throwOnError: true })
}

function giveUp(error: unknown, { requestId }: AppLoadContext) {
  log.warn({ err: error, requestId }, 'signing in with Google failed')
  return backWith('google-down')
}

function backWith(notice: NoticeKey) {
  return redirect(`/auth/signin?${new URLSearchParams({ notice })}`)
}
