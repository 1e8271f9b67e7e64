import { parse, serialize } from 'cookie'
import { day, second } from '~/domain/durations'
import { cookieName, isSecure } from '~/runtime/env.server'
import type { Member } from '~/domain/members/member'
import { fail, ok, type FailureCode, type Result } from '~/domain/result'
import { deviceLabel } from '~/domain/sessions/device-label'
import { isTrusted, trustDevice } from '~/domain/two-factor/trusted-devices.server'
import { storeLanguage } from '~/domain/sessions/sessions.server'
import { beginTwoFactor } from '~/domain/two-factor/two-factor-sign-in.server'
import type { NoticeKey } from '~/ui/feedback/notices'
import { getLanguage, languageIn } from '~/i18n/i18n.server'
import { checkingCookies, redirectTarget } from './redirect-target'
import { clearCookie, setCookie } from './pending-cookies.server'
import { flashCookie } from './flash.server'
import { choices, preferenceCookie } from './preferences.server'
import { PasswordChanged, signInCookie } from './session.server'
import { clearLastUseCookie, isSharedDevice, lastUseCookie } from './shared-device.server'

const name = cookieName('trusted-device')

// Several members may share a computer. The oldest token is dropped.
const max = 5

/** The tokens that let this browser sign members in without their second step. */
export function trustTokensIn(request: Request): string[] {
  const value = parse(request.headers.get('Cookie') ?? '')[name] ?? ''
  return value
    .split('~')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, max)
}

/** Returns a `Set-Cookie` value with one more token. */
function trustCookie(request: Request, token: string): string {
  const tokens = [token, ...trustTokensIn(request)].slice(0, max)
  return serialize(name, tokens.join('~'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: (30 * day) / second,
  })
}

function statesLanguage({ url, headers }: Request) {
  const isChosen =
    new URL(url).searchParams.has('lng') || languageIn(headers.get('Cookie')) !== null
  return isChosen || headers.has('Accept-Language')
}

// Pairs, because the headers have the same name.
type Pairs = [name: string, value: string][]

/** The headers after a correct first step, the page to open next, and whether the sign-in is complete. */
export type SignedIn = { headers: Pairs; target: string; isComplete: boolean }

type SignInOptions = {
  notice?: NoticeKey | null
  /** The page to open afterwards, as untrusted text. */
  redirectTo?: unknown
  /** True on a shared phone. */
  isShared?: boolean
  /** Of the password that was checked; undefined for a sign-in without a password. */
  passwordHash?: string | null
}

/** Returns what a sign-in returns, or a refusal with `code` when the password has changed since it was checked. */
export async function unlessPasswordChanged<T>(
  code: FailureCode,
  signIn: Promise<T>,
): Promise<Result<T>> {
  try {
    return ok(await signIn)
  } catch (error) {
    if (error instanceof PasswordChanged) return fail(code)
    throw error
  }
}

/** Signs a member in, or asks for the second step if they have one. Every first step calls this function. */
export async function completeSignIn(
  request: Request,
  member: Member,
  { notice = null, redirectTo, isShared = false, passwordHash }: SignInOptions,
): Promise<SignedIn> {
  const target = redirectTarget(redirectTo)
  const waiting = await beginTwoFactor(member, notice ?? '', isShared, passwordHash)
  const isTrustedHere = !isShared && (await isTrusted(member.id, trustTokensIn(request)))
  if (waiting === null || isTrustedHere) {
    return {
      headers: await signInHeaders(request, member, { notice, isShared, passwordHash }),
      target: checkingCookies(request, target),
      isComplete: true,
    }
  }
  return {
    headers: [
      ['Set-Cookie', setCookie('signIn', waiting, isShared)],
      // On a shared phone, cookies of other unfinished steps now end with the browser too.
      ...lastUse(request, member, isShared),
    ],
    target: checkingCookies(request, twoFactorPath(target)),
    isComplete: false,
  }
}

/** The path of the form for a second step's code, which redirects to `target`. */
export function twoFactorPath(target: string): string {
  return `/auth/second-step?${new URLSearchParams({ redirectTo: target })}`
}

type TwoFactorSignInOptions = {
  notice?: NoticeKey | null
  /** True to skip the second step in this browser for thirty days. */
  isToBeTrusted?: boolean
  /** True on a shared phone, as the first step said. */
  isShared?: boolean
  /** Of the password that was checked; undefined for a sign-in without a first step. */
  passwordHash?: string | null
}

/** Signs a member in after the second step. */
export async function completeTwoFactorSignIn(
  request: Request,
  member: Member,
  { notice = null, isToBeTrusted = false, isShared = false, passwordHash }: TwoFactorSignInOptions,
): Promise<Pairs> {
  const headers = await signInHeaders(request, member, { notice, isShared, passwordHash })
  const device = deviceLabel(request.headers.get('User-Agent'))
  const token = isToBeTrusted && !isShared ? await trustDevice(member, device) : null
  const trusted: Pairs = token === null ? [] : [['Set-Cookie', trustCookie(request, token)]]
  return [...headers, ['Set-Cookie', clearCookie('signIn')], ...trusted]
}

/** Signs a member in with a passkey, which counts as both steps. */
export async function completePasskeySignIn(
  request: Request,
  member: Member,
  { redirectTo, ...options }: SignInOptions,
): Promise<Omit<SignedIn, 'isComplete'>> {
  const headers = await completeTwoFactorSignIn(request, member, options)
  return {
    headers: [...headers, ['Set-Cookie', clearCookie('passkey')]],
    target: redirectTarget(redirectTo),
  }
}

// Pairs, because the headers have the same name.
async function signInHeaders(
  request: Request,
  member: Member,
  {
    notice,
    isShared,
    passwordHash,
  }: { notice: NoticeKey | null; isShared: boolean; passwordHash: string | null | undefined },
): Promise<Pairs> {
  // A shared phone may be in the language of its other users, and a program may state none.
  if (!isShared && statesLanguage(request))
    await storeLanguage(member.id, await getLanguage(request))
  const session: Pairs = [
    ['Set-Cookie', await signInCookie(request, member, isShared, passwordHash)],
    ...lastUse(request, member, isShared),
    ...(isShared ? shortenPreferences(request) : []),
  ]
  return notice ? [...session, ['Set-Cookie', flashCookie(member.id, notice)]] : session
}

function lastUse(request: Request, { id }: Member, isShared: boolean): Pairs {
  if (isShared) return [['Set-Cookie', lastUseCookie(id)]]
  const isKnown = isSharedDevice(request.headers.get('Cookie'))
  return isKnown ? [['Set-Cookie', clearLastUseCookie()]] : []
}

// Makes preferences chosen before the sign-in end with the browser too.
function shortenPreferences(request: Request): Pairs {
  const cookies = parse(request.headers.get('Cookie') ?? '')
  return choices.flatMap((choice): Pairs => {
    const value = cookies[cookieName(choice)]
    return value ? [['Set-Cookie', preferenceCookie(choice, value, true)]] : []
  })
}
