import {
  createCookie,
  createSessionStorage,
  redirect,
  type AppLoadContext,
  type Session,
} from '@remix-run/node'
import { bestEffort } from '~/domain/best-effort.server'
import { deviceLabel } from '~/domain/sessions/device-label'
import type { Member } from '~/domain/members/member'
import {
  replacementOf,
  replaceSharedSession,
  replaceToken,
  expireSession,
  findSession,
  findSessionOwner,
  isSharedSession,
  startCheckedSession,
  startSession,
  type OpenSession,
} from '~/domain/sessions/sessions.server'
import { logSecurityEvent } from '~/domain/security-log/log-security-event.server'
import { sessionSecrets } from '~/runtime/session-secret.server'
import { day, second } from '~/domain/durations'
import { cookieName, isSecure } from '../../runtime/env.server'
import { signInPath } from './redirect-target'
import {
  clearAll,
  clearPages,
  isSharedDevice,
  lastUseCookie,
  leaveSharedDevice,
  wasUsedBy,
} from './shared-device.server'

export const sessionCookieName = cookieName('session')

const sessionCookie = createCookie(sessionCookieName, {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure,
  maxAge: (180 * day) / second,
  secrets: sessionSecrets(),
})

type SessionData = {
  userId: string
  id: string
  device: string | null
  secondStepAt: Date | null
  member: Member
  isShared: boolean
  /** Of the password that was checked; undefined for a sign-in without a password. */
  passwordHash: string | null
}

/** Carries through Remix that the password has changed since it was checked. */
export class PasswordChanged extends Error {}

/** Sessions in the database. The signed cookie contains only the token. */
export const sessionStorage = createSessionStorage<Partial<SessionData>>({
  cookie: sessionCookie,
  async createData({ userId, device, secondStepAt, isShared, passwordHash }) {
    const session = [String(userId), device, secondStepAt, isShared] as const
    if (passwordHash === undefined) return startSession(...session)
    const token = await startCheckedSession(passwordHash, ...session)
    if (token === null) throw new PasswordChanged()
    return token
  },
  async readData(token) {
    const found = await findSession(token)
    return found && { ...found, userId: found.member.id }
  },
  // Sessions have no data to change. The next page's notice has its own cookie (flash.server.ts).
  updateData: () => Promise.resolve(),
  // Keeps the row, because forms still open in another tab need their owner.
  deleteData: expireSession,
})

/** The signed-in member or null. Looks them up once per request. */
export async function getMember(request: Request, context: AppLoadContext): Promise<Member | null> {
  return (await openSession(request, context))?.member ?? null
}

/** The id of the request's session. Null for visitors. */
export async function getSessionId(
  request: Request,
  context: AppLoadContext,
): Promise<string | null> {
  return (await openSession(request, context))?.id ?? null
}

function openSession(request: Request, context: AppLoadContext) {
  return (context.session ??= readSession(request, context))
}

async function readSession(request: Request, context: AppLoadContext): Promise<OpenSession | null> {
  const open = openSessionOf(await loadStoredSession(request))
  if (!open?.isShared) return open
  if (wasUsedBy(request.headers.get('Cookie'), open.member.id)) {
    if (!context.isUnseen) context.setCookie(lastUseCookie(open.member.id))
    return open
  }
  const token = await readToken(request)
  // It counts as ended without this: its cookie of the last use is too old.
  if (token !== null) await bestEffort('ending a session', () => expireSession(token), 500)
  context.wasIdle = true
  return null
}

/** True when the request's session is on a shared phone. */
export async function isOnSharedDevice(
  request: Request,
  context: AppLoadContext,
): Promise<boolean> {
  return (await openSession(request, context))?.isShared ?? false
}

/** True when the request comes from a shared phone where a member is, or was just, signed in. */
export async function wasOnSharedDevice(request: Request): Promise<boolean> {
  if (isSharedDevice(request.headers.get('Cookie'))) return true
  const token = await readToken(request)
  return token !== null && isSharedSession(token)
}

/** The open session that a `Cookie` header names, or null. */
export async function sessionIn(cookie: string | undefined): Promise<OpenSession | null> {
  const open = openSessionOf(await sessionStorage.getSession(cookie))
  return open?.isShared && !wasUsedBy(cookie, open.member.id) ? null : open
}

function openSessionOf(session: Session<Partial<SessionData>>): OpenSession | null {
  const [id, member] = [session.get('id'), session.get('member')]
  return id && member ? { id, member, isShared: session.get('isShared') ?? false } : null
}

// When a form is submitted twice, the second request still has the token that the first has just replaced. For a few
// seconds, that token is valid for the same form, which asks for the password again.
async function loadStoredSession(request: Request) {
  const session = await sessionStorage.getSession(request.headers.get('Cookie'))
  if (session.get('id') || request.method !== 'POST') return session
  const token = await readToken(request)
  const next = token && (await replacementOf(token, pathOf(request)))
  return next ? sessionStorage.getSession(await sessionCookie.serialize(next)) : session
}

async function readToken(request: Request): Promise<string | null> {
  const token: unknown = await sessionCookie.parse(request.headers.get('Cookie'))
  return typeof token === 'string' ? token : null
}

function pathOf(request: Request) {
  return new URL(request.url).pathname
}

/** The signed-in member. @throws a redirect to sign-in (and from there to `returnTo`) for visitors */
export async function requireMember(
  request: Request,
  context: AppLoadContext,
  returnTo?: string,
): Promise<Member> {
  const member = await getMember(request, context)
  if (member) return member
  const path = signInPath(returnTo ?? new URL(request.url).pathname)
  throw redirect(context.wasIdle ? `${path}&notice=signed-out-idle` : path, 303)
}

/** The member of the session that this request's cookie names, even if the session has expired. */
export async function formerMemberId(request: Request): Promise<string | null> {
  const token = await readToken(request)
  return token === null ? null : findSessionOwner(token)
}

/**
 * Starts a session and ends the browser's former one (session fixation). A second step that the member has just
 * completed counts for the new session.
 * @param isShared true on a shared phone; the cookie then ends with the browser
 * @param passwordHash of the password that was checked, if one was
 * @returns the `Set-Cookie` value
 * @throws PasswordChanged
 */
export async function signInCookie(
  request: Request,
  member: Member,
  isShared = false,
  passwordHash?: string | null,
): Promise<string> {
  const former = await readToken(request)
  if (former !== null)
    await (isShared ? replaceSharedSession(former, member.id) : expireSession(former))
  const session = await sessionStorage.getSession()
  session.set('userId', member.id)
  session.set('secondStepAt', member.secondStepAt)
  session.set('device', deviceLabel(request.headers.get('User-Agent')))
  session.set('isShared', isShared)
  if (passwordHash !== undefined) session.set('passwordHash', passwordHash)
  return sessionStorage.commitSession(session, lifetime(isShared))
}

// A cookie without `Max-Age` ends with the browser.
function lifetime(isShared: boolean) {
  return isShared ? { maxAge: undefined } : {}
}

/** Renews the session's token. Call it last: the request's cookie is invalid afterwards (but see `loadStoredSession`). */
export async function reauthenticatedHeaders(request: Request): Promise<Record<string, string>> {
  const token = await readToken(request)
  const next = token === null ? null : await replaceToken(token, pathOf(request))
  const isShared = isSharedDevice(request.headers.get('Cookie'))
  return next === null
    ? {}
    : { 'Set-Cookie': await sessionCookie.serialize(next, lifetime(isShared)) }
}

/**
 * Ends the session. Returns the headers that clear its cookie and the pages that the browser stores. On a shared phone
 * they clear all data of the site.
 * @param isIdle true when the shared phone was idle; the language is then kept for the page that says so
 */
export async function signOutHeaders(
  request: Request,
  isIdle = false,
): Promise<[name: string, value: string][]> {
  const isShared = isSharedDevice(request.headers.get('Cookie'))
  return [
    ['Set-Cookie', await signOutCookie(request)],
    ...(isShared ? leaveSharedDevice().map((each): [string, string] => ['Set-Cookie', each]) : []),
    ['Clear-Site-Data', isShared && !isIdle ? clearAll : clearPages],
  ]
}

async function signOutCookie(request: Request): Promise<string> {
  const session = await sessionStorage.getSession(request.headers.get('Cookie'))
  const account = session.get('userId')
  if (account) logSecurityEvent('sign-out', { outcome: 'ok', account })
  return sessionStorage.destroySession(session)
}
