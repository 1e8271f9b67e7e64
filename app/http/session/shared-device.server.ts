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
 * A session on a phone that others use too ends after ten idle minutes. When it was last used is in an encrypted cookie,
 * renewed with every answer: in the database it would tell who was here when an anonymous item was written.
 */

const name = cookieName('shared')
const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

const uses = expiringTokens('shared-device', z.object({ userId: checkedString() }), 10 * minute)

/** A `Set-Cookie` value that says that this member used the phone just now; gone with the browser. */
export function lastUseCookie(userId: string): string {
  return serialize(name, uses.issue({ userId }), attributes)
}

/** A `Set-Cookie` value that deletes it. */
export function clearLastUseCookie(): string {
  return serialize(name, '', { ...attributes, maxAge: 0 })
}

/** The `Set-Cookie` values at the end of a session: without that cookie, and without what was begun, as a message. */
export function leaveSharedDevice(): string[] {
  return [clearLastUseCookie(), ...clearCookies()]
}

/** Whether a member used this phone within ten minutes, by a `Cookie` header. */
export function wasUsedBy(cookie: string | null | undefined, userId: string): boolean {
  return uses.open(parse(cookie ?? '')[name])?.userId === userId
}

/** Whether the browser has a session of a shared phone, or had one until it was closed. */
export function isSharedDevice(cookie: string | null | undefined): boolean {
  return Boolean(parse(cookie ?? '')[name])
}

/** Removes all that the browser keeps for the site. */
export const clearAll = '"cache", "cookies", "storage"'

/** Removes pages and texts; cookies with the language, or of a trusted browser, stay. */
export const clearPages = '"cache", "storage"'

const withWords = new WeakMap<AppLoadContext, { isShared: boolean }>()

/** Whether this answer has recovery words, for the title of its page; and whether others use the phone too. */
export function wordsIn(context: AppLoadContext): { isShared: boolean } | null {
  return withWords.get(context) ?? null
}

/**
 * Headers of an answer with recovery words: on a shared phone a browser without scripts leaves its page after ten minutes.
 * The page does not know yet who is signed in, so it cannot ask for that itself (`idle-refresh.tsx`).
 */
export function wordsHeaders(
  context: AppLoadContext,
  headers: [name: string, value: string][],
  isShared: boolean,
): [name: string, value: string][] {
  withWords.set(context, { isShared })
  return isShared ? [...headers, ['Refresh', idleRefresh]] : headers
}

/** The `headers` of a route that answers with recovery words. */
export const keepRefresh: HeadersFunction = ({ actionHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders)
  const refresh = actionHeaders.get('Refresh')
  if (refresh) headers.set('Refresh', refresh)
  return headers
}

const choiceSchema = z.object({ sharedDevice: flagField() })

/** Whether a sign-in or sign-up, as a form or as JSON, is on a phone that others use too. */
export function choosesSharedDevice(input: unknown): boolean {
  return choiceSchema.safeParse(input).data?.sharedDevice ?? false
}
