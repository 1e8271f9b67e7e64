import { parse, serialize } from 'cookie'
import { cookieName, isSecure } from '../../runtime/env.server'

/**
 * Cookies of unfinished sign-ins and set-ups: encrypted tokens that last fifteen minutes at most. On a phone that others use
 * too they end with the browser, which would keep a cookie with a lifetime on its disk.
 */
const names = {
  /** A sign-in that waits for two-factor authentication. */
  signIn: cookieName('second-step'),
  /** The key of an authenticator app that is being set up. */
  setUp: cookieName('second-step-set-up'),
  /** The challenge for a passkey to sign. */
  passkey: cookieName('passkey'),
}

export type PendingCookie = keyof typeof names

const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

/** Reads the token from the request's cookie; null without one. */
export function readCookie(request: Request, cookie: PendingCookie): string | null {
  return parse(request.headers.get('Cookie') ?? '')[names[cookie]] ?? null
}

/**
 * Returns the `Set-Cookie` value; the token itself carries its expiry.
 * @param endsWithBrowser true on a phone that others use too
 */
export function setCookie(cookie: PendingCookie, token: string, endsWithBrowser: boolean): string {
  return serialize(names[cookie], token, {
    ...attributes,
    ...(!endsWithBrowser && { maxAge: 15 * 60 }),
  })
}

/** Returns the `Set-Cookie` value that deletes the token. */
export function clearCookie(cookie: PendingCookie): string {
  return serialize(names[cookie], '', { ...attributes, maxAge: 0 })
}
