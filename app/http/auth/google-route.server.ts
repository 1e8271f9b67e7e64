import {
  createCookieSessionStorage,
  createSession,
  redirect,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type Session,
  type SessionStorage,
} from '@remix-run/node'
import { Authenticator } from 'remix-auth'
import {
  isGoogleOf,
  signInWithGoogle,
  type GoogleIdentity,
} from '~/domain/accounts/google-sign-in.server'
import { hour, minute, second } from '~/domain/durations'
import { consume, refund } from '~/domain/limits/limit.server'
import type { Failure } from '~/domain/result'
import { logSecurityEvent } from '~/domain/security-log/log-security-event.server'
import { getLanguage } from '~/i18n/i18n.server'
import { cookieName, isSecure } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'
import { sessionSecrets } from '~/runtime/session-secret.server'
import type { NoticeKey } from '~/ui/feedback/notices'
import { apiRoute, translatorFor } from '../api/route.server'
import { signedSuccessUrl } from '../forms/signed-success-url.server'
import { repeatedParameters } from '../repeated-parameters'
import { redirectTarget, signInPath } from '../session/redirect-target'
import { getMember } from '../session/session.server'
import { choosesSharedDevice, wasUsedBy } from '../session/shared-device.server'
import { completeSignIn } from '../session/sign-in.server'
import {
  discoverProvider,
  isGoogleConfigured,
  newSecrets,
  OpenIdGoogleStrategy,
  type Secrets,
} from './google-strategy.server'

type Step = (request: Request, context: AppLoadContext) => Promise<Response>

/**
 * The loader and action of a step of Google sign-in. Browsers open the URL, so it redirects. 503 if no client is
 * configured, 400 for a repeated query parameter.
 */
export function googleRoute(step: Step) {
  function loader(args: LoaderFunctionArgs) {
    const isClear = !repeatedParameters(new URL(args.request.url).searchParams).length
    return args.request.method === 'GET' && isGoogleConfigured() && isClear
      ? step(args.request, args.context)
      : notConfiguredRoute.loader(args)
  }
  return { loader, action: notConfiguredRoute.action }
}

const notConfiguredRoute = apiRoute(
  {
    GET({ language }) {
      const body = { error: translatorFor(language)('googleMissing') }
      return Promise.resolve({ ok: true, value: { status: 503, body } })
    },
  },
  undefined,
  true,
)

/**
 * Redirects to Google, or back to sign-in with a notice if Google cannot be reached. With `confirm` in the query, only
 * the Google account of the signed-in member is accepted.
 */
export async function redirectToGoogle(
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const returnTo = returnPath(request)
  if (!(await consume('google', { ip: context.ip })).ok)
    return redirectToSignIn('too-many', { returnTo })
  const query = new URL(request.url).searchParams
  const member = query.has('confirm') ? await getMember(request, context) : null
  if (query.has('confirm') && !member) return redirect(signInPath(returnTo ?? '/'))
  const isShared =
    choosesSharedDevice({ sharedDevice: query.get('sharedDevice') }) ||
    (member !== null && wasUsedBy(request.headers.get('Cookie'), member.id))
  try {
    const { challenge, ...secrets } = await newSecrets()
    const strategy = new OpenIdGoogleStrategy(await discoverProvider(), { ...secrets, challenge })
    const session = await attemptStorage.getSession(request.headers.get('Cookie'))
    await authenticateWith(strategy, request, {
      getSession: () => Promise.resolve(createSession()),
      commitSession: (made) =>
        addAttempt(session, {
          ...secrets,
          returnTo,
          isShared,
          memberId: member?.id,
          state: stateOf(made),
          startedAt: Date.now(),
        }),
    })
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    return redirectAfterError(thrown, context, { returnTo })
  }
  throw new Error('the Google strategy returned without a redirect')
}

/** Signs a member in when Google redirects back. On an error, redirects to sign-in with a notice. */
export async function handleGoogleCallback(
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const session = await attemptStorage.getSession(request.headers.get('Cookie'))
  const query = new URL(request.url).searchParams
  const attempt = attemptsIn(session).find(({ state }) => state === query.get('state'))
  if (!attempt)
    return redirectToSignIn(request.headers.has('Cookie') ? 'sign-in-expired' : 'cookies-refused')
  const who = { ip: context.ip }
  if (!(await consume('google', who)).ok) return redirectToSignIn('too-many', attempt)
  const attemptsCookie = await endAttempt(session, attempt)
  const signInReturn = { returnTo: attempt.returnTo, attemptsCookie }
  if (attempt.startedAt < Date.now() - lifetime)
    return redirectToSignIn('sign-in-expired', signInReturn)
  const googleError = query.get('error')
  if (googleError !== null)
    return redirectToSignIn(
      googleError === 'access_denied' ? 'google-cancelled' : 'google-down',
      signInReturn,
    )
  try {
    const strategy = new OpenIdGoogleStrategy(await discoverProvider(), attempt, query)
    const identity = await authenticateWith(strategy, request, {
      getSession: () => Promise.resolve(createSession({ [stateKey]: attempt.state })),
    })
    if (attempt.memberId !== undefined && !(await isGoogleOf(attempt.memberId, identity))) {
      logSecurityEvent('sign-in', { outcome: 'refused', method: 'google' })
      return redirectToSignIn('google-other-account', signInReturn)
    }
    const result = await signInWithGoogle(identity, await getLanguage(request))
    if (!result.ok) {
      logSecurityEvent('sign-in', { outcome: 'refused', method: 'google' })
      return redirectToSignIn(noticeOf(result), signInReturn)
    }
    const { member, became } = result.value
    if (!member) {
      const mailed = signedSuccessUrl('/auth/connect-google', 'mailed')
      return redirect(mailed, { headers: { 'Set-Cookie': attemptsCookie } })
    }
    // The limit counted both redirects. They stay counted for a new account, as with a password.
    if (became !== 'new') {
      await refund('google', who)
      await refund('google', who)
    }
    const event = became === 'new' ? 'sign-up' : 'sign-in'
    logSecurityEvent(event, { outcome: 'ok', method: 'google', account: member.id })
    const notices = { known: 'signed-in', connected: 'google-joined', new: 'signed-up' } as const
    const { target, headers } = await completeSignIn(request, member, {
      notice: notices[became],
      redirectTo: attempt.returnTo,
      // Confirming the identity again keeps the earlier choice.
      isShared: attempt.isShared || wasUsedBy(request.headers.get('Cookie'), member.id),
    })
    return redirect(target, { headers: [...headers, ['Set-Cookie', attemptsCookie]] })
  } catch (error) {
    return redirectAfterError(error, context, signInReturn)
  }
}

// The session key under which remix-auth-oauth2 keeps the `state`.
const stateKey = 'oauth2:state'

function stateOf(session: Session) {
  return session.get(stateKey) as string
}

/**
 * Runs the strategy through remix-auth. The library keeps only one `state` in its session, so a second tab would end
 * the first tab's sign-in. Each attempt therefore gets its own session.
 */
function authenticateWith(
  strategy: OpenIdGoogleStrategy,
  request: Request,
  storage: Partial<SessionStorage>,
): Promise<GoogleIdentity> {
  const unused = () => Promise.reject(new Error('Google’s sign-in does not write this session'))
  return new Authenticator<GoogleIdentity>({
    getSession: unused,
    commitSession: unused,
    destroySession: unused,
    ...storage,
  })
    .use(strategy)
    .authenticate(strategy.name, request, { throwOnError: true })
}

function noticeOf({ fields }: Failure): NoticeKey {
  return fields.email === 'required' ? 'google-unverified' : 'google-address-unusable'
}

/** The page to open next, and the `Set-Cookie` value that ends the attempt. */
type SignInReturn = { returnTo?: string | null; attemptsCookie?: string }

function redirectAfterError(
  error: unknown,
  { requestId }: AppLoadContext,
  signInReturn: SignInReturn,
) {
  log.warn(
    { err: error, requestId },
    'Google sign-in failed: check GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET and that GOOGLE_ISSUER can be reached',
  )
  return redirectToSignIn('google-down', signInReturn)
}

function redirectToSignIn(notice: NoticeKey, { returnTo, attemptsCookie }: SignInReturn = {}) {
  const query = new URLSearchParams({ notice, ...(returnTo && { redirectTo: returnTo }) })
  const headers: HeadersInit = attemptsCookie ? { 'Set-Cookie': attemptsCookie } : {}
  return redirect(`/auth/signin?${query}`, { headers })
}

/** A sign-in in progress, one for each tab. `returnTo` is null if the visitor asked for no page. */
type Attempt = Secrets & {
  state: string
  startedAt: number
  returnTo: string | null
  isShared?: boolean
  /** The signed-in member, whom only her own Google account may confirm. */
  memberId?: string
}

const lifetime = 10 * minute

// Together they fit in a cookie.
const maxAttempts = 5
const maxReturnLength = 200

const path = '/api/auth/google'

/** The attempts in progress in this browser. `lax`, because Google redirects back from another site. */
const attemptStorage = createCookieSessionStorage({
  cookie: {
    name: cookieName('google', path),
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    // Longer than an attempt. A browser that still has the cookie accepts cookies.
    maxAge: hour / second,
    secrets: sessionSecrets(),
  },
})

/** Remembers an attempt. With more than five, it drops the oldest. */
function addAttempt(session: Session, attempt: Attempt): Promise<string> {
  session.set('attempts', [...attemptsIn(session), attempt].slice(-maxAttempts))
  return attemptStorage.commitSession(session, lifetimeOf(session))
}

/** Ends an attempt, so that it works only once. Returns the cookie with the other attempts. */
function endAttempt(session: Session, { state }: Attempt): Promise<string> {
  const left = attemptsIn(session).filter((attempt) => attempt.state !== state)
  session.set('attempts', left)
  return left.length
    ? attemptStorage.commitSession(session, lifetimeOf(session))
    : attemptStorage.destroySession(session)
}

// A cookie without `Max-Age` ends with the browser, as it should on a shared phone.
function lifetimeOf(session: Session) {
  return attemptsIn(session).some(({ isShared }) => isShared) ? { maxAge: undefined } : {}
}

function attemptsIn(session: Session): Attempt[] {
  return (session.get('attempts') as Attempt[] | undefined) ?? []
}

/** The page of this site named by the query's `redirectTo`. Null if it is missing, or too long to remember. */
function returnPath({ url }: Request): string | null {
  const wanted = new URL(url).searchParams.get('redirectTo')
  const target = wanted && redirectTarget(wanted)
  return target && target.length <= maxReturnLength ? target : null
}
