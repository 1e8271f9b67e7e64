const anyOrigin = 'http://localhost'

/** Where to go after signing in: a path of this site, `fallback` for anything else. */
export function redirectTarget(wanted: unknown, fallback = '/forum'): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return fallback
  if (!URL.canParse(wanted, anyOrigin)) return fallback
  const url = new URL(wanted, anyOrigin)
  return url.origin === anyOrigin && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : fallback
}

/** The sign-in screen that leads back to `returnTo`. */
export function signInPath(returnTo: string): string {
  return `/auth/signin?${new URLSearchParams({ redirectTo: returnTo })}`
}
