const anyOrigin = 'http://localhost'

// Google sign-in keeps the target in a cookie, and browsers drop cookies above 4096 bytes. A title of 200 Hindi
// characters fits.
const maxLength = 2_000

/**
 * Returns the target after signing in: a path of this site, or `fallback` for anything else and for a path too long for
 * a cookie.
 */
export function redirectTarget(wanted: unknown, fallback = '/forum'): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return fallback
  if (!URL.canParse(wanted, anyOrigin)) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin)
  const target = pathname + search + hash
  const isOwn = origin === anyOrigin && !pathname.startsWith('//')
  return isOwn && target.length <= maxLength ? target : fallback
}

/** The path of the sign-in screen that redirects back to `returnTo`. */
export function signInPath(returnTo: string): string {
  return `/auth/signin?${new URLSearchParams({ redirectTo: returnTo })}`
}

/**
 * Adds a notice to the target if the browser sent no cookie and may refuse the one that the response sets. If the
 * browser accepts the cookie, the next page removes the notice (`root.tsx`). Programs get the plain target.
 */
export function checkingCookies(request: Request, target: string): string {
  const isBrowser = request.headers.get('Sec-Fetch-Site') === 'same-origin'
  if (!isBrowser || request.headers.has('Cookie')) return target
  const url = new URL(target, anyOrigin)
  url.searchParams.set('notice', 'cookies-refused')
  return url.pathname + url.search + url.hash
}
