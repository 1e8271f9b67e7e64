import { parse, serialize } from 'cookie'
import type { AppLoadContext, HeadersFunction } from '@remix-run/node'
import { z } from 'zod'
import { minute } from '~/domain/durations'
import { expiringTokens } from '~/domain/expiring-token.server'
import { idleRefresh } from '~/domain/sessions/idle-refresh'
import { checkedString, flagField } from '~/domain/validation/validation.server'
import { cookieName, isSecure } from '~/runtime/env.server'
import { clearCookies } from './pending-cookies.server'

/*
 * A session on a shared phone ends after ten idle minutes. An encrypted cookie, renewed with every response, stores the
 * time of the last use. In the database, that time would reveal who was here when an anonymous item was written.
 */

const name = cookieName('shared')
const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

const uses = expiringTokens('shared-device', z.object({ userId: checkedString() }), 10 * minute)

/**
 * Returns a `Set-Cookie` value that records that this member used the phone just now. The cookie ends with the browser.
 */
export function lastUseCookie(userId: string): string {
  return serialize(name, uses.issue({ userId }), attributes)
}

/** Returns a `Set-Cookie` value that deletes that cookie. */
export function clearLastUseCookie(): string {
  return serialize(name, '', { ...attributes, maxAge: 0 })
}

/** The `Set-Cookie` values at the end of a session. They delete that cookie and unfinished steps, such as a message. */
export function leaveSharedDevice(): string[] {
  return [clearLastUseCookie(), ...clearCookies()]
}

/** True when, by a `Cookie` header, a member used this phone within the last ten minutes. */
export function wasUsedBy(cookie: string | null | undefined, userId: string): boolean {
  return uses.open(parse(cookie ?? '')[name])?.userId === userId
}

/** True when the browser has, or had until it was closed, a session of a shared phone. */
export function isSharedDevice(cookie: string | null | undefined): boolean {
  return Boolean(parse(cookie ?? '')[name])
}

/** Removes everything that the browser stores for the site. */
export const clearAll = '"cache", "cookies", "storage"'

/** Removes pages and texts. Keeps cookies, such as the language or a trusted browser. */
export const clearPages = '"cache", "storage"'

/**
 * The headers of a response with recovery words. On a shared phone, a browser without scripts leaves the page after ten
 * minutes. The page does not know yet who is signed in, so it cannot request the refresh itself (`IdleRefresh`).
 */
export function shownOnceHeaders(
  context: AppLoadContext,
  headers: [name: string, value: string][],
  isShared: boolean,
): [name: string, value: string][] {
  context.shownOnce = { isShared }
  return isShared ? [...headers, ['Refresh', idleRefresh]] : headers
}

/** The `headers` of a route that responds with recovery words. */
export const keepRefresh: HeadersFunction = ({ actionHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders)
  const refresh = actionHeaders.get('Refresh')
  if (refresh) headers.set('Refresh', refresh)
  return headers
}

const choiceSchema = z.object({ sharedDevice: flagField() })

/** True when a sign-in or sign-up, as a form or as JSON, is on a shared phone. */
export function choosesSharedDevice(input: unknown): boolean {
  return choiceSchema.safeParse(input).data?.sharedDevice ?? false
}
