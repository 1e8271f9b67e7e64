import { env } from '~/runtime/env.server'

/** Whether cookies are https-only. */
export const isSecure = env.SITE_URL.startsWith('https:')

/** A cookie's name in the browser: with the `__Host-` or `__Secure-` prefix on https. */
export function cookieName(name: string, path = '/'): string {
  if (!isSecure) return name
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`
}
