import { parse, serialize } from 'cookie'
import { day, second } from '~/domain/durations'
import { cookieName, isSecure } from '../../runtime/cookie-name.server'

const name = cookieName('trusted-device')

// Several members may share a computer; the oldest is dropped.
const max = 5

/** The tokens with which this browser signs members in without their second step. */
export function trustTokensIn(request: Request): string[] {
  const value = parse(request.headers.get('Cookie') ?? '')[name] ?? ''
  return value
    .split('~')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, max)
}

/** A `Set-Cookie` value that keeps one more token. */
export function trustCookie(request: Request, token: string): string {
  const tokens = [token, ...trustTokensIn(request)].slice(0, max)
  return serialize(name, tokens.join('~'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: (30 * day) / second,
  })
}
