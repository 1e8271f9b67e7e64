import { parse, serialize } from 'cookie'
import { day, minute, second } from '~/domain/durations'
import { retention } from '~/domain/retention-periods'
import { cookieName, isSecure } from '../../runtime/env.server'

/**
 * Cookies of unfinished steps: encrypted tokens that last at most fifteen minutes, and a message that lasts a day. On a
 * shared phone they end with the browser, which would store a cookie with a lifetime on disk.
 */
const cookies = {
  /** A sign-in that waits for two-factor authentication. */
  signIn: cookie('second-step'),
  /** The key of an authenticator app that is being set up. */
  setUp: cookie('second-step-set-up'),
  /** The challenge for a passkey to sign. */
  passkey: cookie('passkey'),
  /** A guided message. Not '/contact/curtain': Remix also requests '/contact/curtain.data'. */
  curtain: cookie('curtain', '/contact', retention.guidedDrafts * day),
}

export type PendingCookie = keyof typeof cookies

function cookie(name: string, path = '/', lifetime = 15 * minute) {
  const attributes = { path, httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return { name: cookieName(name, path), attributes, maxAge: lifetime / second }
}

/** Reads the token from the request's cookie. Null without one. */
export function readCookie(request: Request, pending: PendingCookie): string | null {
  return parse(request.headers.get('Cookie') ?? '')[cookies[pending].name] ?? null
}

/**
 * Returns the `Set-Cookie` value. The token itself contains its expiry.
 * @param endsWithBrowser true on a shared phone
 */
export function setCookie(pending: PendingCookie, token: string, endsWithBrowser: boolean): string {
  const { name, attributes, maxAge } = cookies[pending]
  return serialize(name, token, { ...attributes, ...(!endsWithBrowser && { maxAge }) })
}

/** Returns the `Set-Cookie` value that deletes the token. */
export function clearCookie(pending: PendingCookie): string {
  const { name, attributes } = cookies[pending]
  return serialize(name, '', { ...attributes, maxAge: 0 })
}

/** The `Set-Cookie` values that delete all of them when a member leaves a shared phone. */
export function clearCookies(): string[] {
  return (Object.keys(cookies) as PendingCookie[]).map(clearCookie)
}
