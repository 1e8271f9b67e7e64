import { parse, serialize } from 'cookie'
import { cookieName, isSecure } from '../../runtime/cookie-name.server'

/** What a browser keeps encrypted for a quarter of an hour at most. */
const names = {
  /** A sign-in that waits for its second step. */
  signIn: cookieName('second-step'),
  /** The key of a second step that is being set up. */
  setUp: cookieName('second-step-set-up'),
  /** The challenge that a passkey is to sign. */
  passkey: cookieName('passkey'),
}

export type Kept = keyof typeof names

const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const

/** The token that this browser keeps, or null. */
export function keptToken(request: Request, kept: Kept): string | null {
  return parse(request.headers.get('Cookie') ?? '')[names[kept]] ?? null
}

/** A `Set-Cookie` value; the token itself says when it expires. */
export function keepToken(kept: Kept, token: string): string {
  return serialize(names[kept], token, { ...attributes, maxAge: 15 * 60 })
}

/** A `Set-Cookie` value that takes the token away. */
export function dropToken(kept: Kept): string {
  return serialize(names[kept], '', { ...attributes, maxAge: 0 })
}
