import { env } from '~/runtime/env.server'

/** Whether cookies go over https alone. */
export const isSecure = env.SITE_URL.startsWith('https:')

/**
 * What a cookie is called in the browser. On https the name says what the browser has seen to: that the cookie was
 * set over https, and where it is for the whole site, that it was set by this very host.
 * @param path the cookie's path
 */
export function cookieName(name: string, path = '/'): string {
  if (!isSecure) return name
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`
}
