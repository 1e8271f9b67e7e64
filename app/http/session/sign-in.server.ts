import { parse, serialize } from 'cookie'
import { day, second } from '~/domain/durations'
import { cookieName, isSecure } from '~/runtime/cookie-name.server'
import type { Member } from '~/domain/members/member'
import { deviceLabel } from '~/domain/sessions/device-label'
import { isTrusted, trustDevice } from '~/domain/second-step/trusted-devices.server'
import { beginSecondStep } from '~/domain/second-step/second-step-sign-in.server'
import type { NoticeKey } from '~/ui/feedback/notices'
import { checkingCookies, redirectTarget } from './redirect-target'
import { dropToken, keepToken } from './second-step-cookie.server'
import { flashCookie } from './flash.server'
import { signInCookie } from './session.server'

const name = cookieName('trusted-device')

// Several members may share a computer; the oldest is dropped.
const max = 5

/** The tokens with which this browser signs members in without their second step. */
function trustTokensIn(request: Request): string[] {
  const value = parse(request.headers.get('Cookie') ?? '')[name] ?? ''
  return value
    .split('~')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, max)
}

/** A `Set-Cookie` value that keeps one more token. */
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

// Pairs, because the headers have the same name.
type Pairs = [name: string, value: string][]

/** What a browser gets for the right first step; where it goes next, and whether it is signed in. */
export type SignedIn = { headers: Pairs; target: string; isComplete: boolean }

/**
 * Signs a member in, or asks for the second step if they have one: every first step comes through here.
 * @param wanted where to go afterwards, any text
 */
export async function enter(
  request: Request,
  member: Member,
  notice: NoticeKey | null,
  wanted?: unknown,
): Promise<SignedIn> {
  const target = redirectTarget(wanted)
  const waiting = await beginSecondStep(member, notice ?? '')
  if (waiting === null || (await isTrusted(member.id, trustTokensIn(request)))) {
    return {
      headers: await signInHeaders(request, member, notice),
      target: checkingCookies(request, target),
      isComplete: true,
    }
  }
  return {
    headers: [['Set-Cookie', keepToken('signIn', waiting)]],
    target: checkingCookies(request, secondStepPath(target)),
    isComplete: false,
  }
}

/** The form for the code of a second step, which leads on to `target`. */
export function secondStepPath(target: string): string {
  return `/auth/second-step?${new URLSearchParams({ redirectTo: target })}`
}

/**
 * Signs a member in after the second step.
 * @param isToBeTrusted whether this browser shall not be asked for it again for thirty days
 */
export async function enterAfterSecondStep(
  request: Request,
  member: Member,
  notice: NoticeKey | null,
  isToBeTrusted = false,
): Promise<Pairs> {
  const headers = await signInHeaders(request, member, notice)
  const device = deviceLabel(request.headers.get('User-Agent'))
  const token = isToBeTrusted ? await trustDevice(member, device) : null
  const trusted: Pairs = token === null ? [] : [['Set-Cookie', trustCookie(request, token)]]
  return [...headers, ['Set-Cookie', dropToken('signIn')], ...trusted]
}

/** Signs a member in with a passkey, which is both steps: as after the second. */
export async function enterWithPasskey(
  request: Request,
  member: Member,
  notice: NoticeKey | null,
  wanted?: unknown,
): Promise<Omit<SignedIn, 'isComplete'>> {
  const headers = await enterAfterSecondStep(request, member, notice)
  return {
    headers: [...headers, ['Set-Cookie', dropToken('passkey')]],
    target: redirectTarget(wanted),
  }
}

// Pairs, because the headers have the same name.
async function signInHeaders(
  request: Request,
  member: Member,
  notice: NoticeKey | null,
): Promise<Pairs> {
  const session: Pairs = [['Set-Cookie', await signInCookie(request, member)]]
  return notice ? [...session, ['Set-Cookie', flashCookie(member.id, notice)]] : session
}
