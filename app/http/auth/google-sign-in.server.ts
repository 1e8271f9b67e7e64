import { randomBytes } from 'node:crypto'
import {
  createCookieSessionStorage,
  redirect,
  type AppLoadContext,
  type SessionStorage,
} from '@remix-run/node'
import { Authenticator, AuthorizationError } from 'remix-auth'
import { signInWithGoogle, type GoogleIdentity } from '~/domain/accounts/google-sign-in.server'
import { consume } from '~/domain/limits/limit.server'
import { logSecurityEvent } from '~/domain/security-log/log-security-event.server'
import { env } from '~/runtime/env.server'
import { languageOf } from '~/i18n/i18n.server'
import { log } from '~/runtime/log.server'
import { sessionSecrets } from '~/runtime/session-secret.server'
import type { NoticeKey } from '~/ui/feedback/notices'
import { cookieName, isSecure } from '../../runtime/cookie-name.server'
import { redirectTarget } from '../session/redirect-target'
import { replyFailure } from '../reply-json.server'
import { signInHeaders } from '../session/session.server'
import { discoverProvider, timeout } from './google-provider.server'
import { OpenIdStrategy, type Secrets } from './openid-strategy.server'

const path = '/api/auth/google'

// Lives as long as one sign-in may take; Google's answer comes from another site, hence `lax`.
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

/**
 * Sends the browser to Google.
 * @returns a redirect there, or back to sign-in with a notice when Google cannot be reached
 */
export async function beginGoogle(request: Request, context: AppLoadContext): Promise<Response> {
  const within = await consume('google', { address: context.address })
  if (!within.ok) return replyFailure(within, await languageOf(request))
  const secrets = { verifier: secret(), nonce: secret() }
  const returnTo = redirectTarget(new URL(request.url).searchParams.get('redirectTo'))
  try {
    await identify(withoutCookies(request), remembering({ ...secrets, returnTo }), secrets)
  } catch (answer) {
    if (answer instanceof Response) return answer
    return giveUp(answer, context)
  }
  throw new Error('the strategy always redirects here')
}

/**
 * Takes the browser back from Google and signs its member in.
 * @returns a redirect to where she wanted to go, or to sign-in with a notice that says what went wrong
 */
export async function finishGoogle(request: Request, context: AppLoadContext): Promise<Response> {
  const within = await consume('google', { address: context.address })
  if (!within.ok) return replyFailure(within, await languageOf(request))
  const session = await underWay.getSession(request.headers.get('Cookie'))
  const [verifier, nonce] = [session.get('verifier') as unknown, session.get('nonce') as unknown]
  const query = new URL(request.url).searchParams
  if (typeof verifier !== 'string' || typeof nonce !== 'string') return backWith('google-expired')
  if (query.get('state') !== session.get('oauth2:state')) return backWith('google-expired')
  if (query.has('error')) {
    return backWith(query.get('error') === 'access_denied' ? 'google-cancelled' : 'google-down')
  }
  try {
    const identity = await identify(request, underWay, { verifier, nonce })
    const result = await signInWithGoogle(identity, await languageOf(request))
    if (!result.ok) {
      logSecurityEvent('sign-in', { outcome: 'refused', method: 'google' })
      return backWith('google-unverified')
    }
    const { member, became } = result.value
    const ended = await underWay.destroySession(session)
    if (!member)
      return redirect('/auth/connect-google?mailed', { headers: { 'Set-Cookie': ended } })
    const event = became === 'new' ? 'sign-up' : 'sign-in'
    logSecurityEvent(event, { outcome: 'ok', method: 'google', account: member.id })
    const notices = { known: 'signed-in', joined: 'google-joined', new: 'signed-up' } as const
    const headers = await signInHeaders(request, member, notices[became])
    return redirect(redirectTarget(session.get('returnTo')), {
      headers: [...headers, ['Set-Cookie', ended]],
    })
  } catch (error) {
    return giveUp(error, context)
  }
}

// The library waits for ever on a provider that hangs.
async function identify(request: Request, storage: SessionStorage, secrets: Secrets) {
  const strategy = new OpenIdStrategy(await discoverProvider(), secrets)
  const authenticator = new Authenticator<GoogleIdentity>(storage).use(strategy)
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the provider takes too long')), timeout)
  })
  try {
    const asked = authenticator.authenticate('google', request, { throwOnError: true })
    return await Promise.race([asked, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

// The library keeps only its `state`; what else belongs to this sign-in goes into the same cookie.
function remembering(values: Record<string, string>): SessionStorage {
  return {
    ...underWay,
    commitSession(session, options) {
      for (const [name, value] of Object.entries(values)) session.set(name, value)
      return underWay.commitSession(session, options)
    },
  }
}

function withoutCookies(request: Request) {
  return new Request(new URL(new URL(request.url).pathname, env.SITE_URL))
}

function secret() {
  return randomBytes(32).toString('base64url')
}

function giveUp(error: unknown, { requestId }: AppLoadContext) {
  const reason = error instanceof AuthorizationError ? (error.cause ?? error) : error
  log.warn({ err: reason, requestId }, 'signing in with Google failed')
  return backWith('google-down')
}

function backWith(notice: NoticeKey) {
  return redirect(`/auth/signin?${new URLSearchParams({ notice })}`)
}
