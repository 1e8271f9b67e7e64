const anyOrigin = 'http://localhost'

// Google's sign-in keeps it in a cookie, and browsers drop cookies above 4096 bytes. A title of 200 Hindi characters fits.
const maxLength = 2_000

/** Where to go after signing in: a path of this site, `fallback` for anything else and for what no cookie holds. */
export function redirectTarget(wanted: unknown, fallback = '/forum'): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return fallback
  if (!URL.canParse(wanted, anyOrigin)) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, anyOrigin)
  const target = pathname + search + hash
  const isOwn = origin === anyOrigin && !pathname.startsWith('//')
  return isOwn && target.length <= maxLength ? target : fallback
}

/** The sign-in screen that leads back to `returnTo`. */
export function signInPath(returnTo: string): string {
  return `/auth/signin?${new URLSearchParams({ redirectTo: returnTo })}`
}

/**
 * The target with a notice, if the browser sent no cookie at all and may refuse the one that its answer sets. Where it
 * keeps that cookie, the next page removes the notice (`root.tsx`). Programs get the plain target.
 */
export function checkingCookies(request: Request, target: string): string {
  const isBrowser = request.headers.get('Sec-Fetch-Site') === 'same-origin'
  if (!isBrowser || request.headers.has('Cookie')) return target
  const url = new URL(target, 'http://localhost')
  url.searchParams.set('notice', 'cookies-refused')
  return url.pathname + url.search + url.hash
}
