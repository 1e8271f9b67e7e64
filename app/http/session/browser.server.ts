import { randomBytes } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { parse, serialize } from 'cookie'
import type { Browser } from '~/domain/sessions/browser'
import { isMacOf, macOf } from '~/runtime/encryption.server'
import { day, second } from '~/domain/durations'
import { cookieName, isSecure } from '../../runtime/cookie-name.server'

const name = cookieName('device')

// Several members may share a phone; the oldest sign-in is dropped.
const maxDevices = 5

/** The browser's address and its device tokens. */
export function browserOf(request: Request, { address }: AppLoadContext): Browser {
  const deviceTokens = deviceTokensIn(request)
  return {
    address,
    deviceTokenOf: (userId) =>
      deviceTokens.find((deviceToken) => isOf(deviceToken, userId)) ?? null,
  }
}

/**
 * A cookie that gives this browser a rate limit of its own, so that others' wrong passwords do not lock the member
 * out. It grants nothing else, and without the secret nobody can tell whose it is.
 */
export function deviceCookie(request: Request, userId: string): string {
  const deviceTokens = deviceTokensIn(request)
  const own =
    deviceTokens.find((deviceToken) => isOf(deviceToken, userId)) ?? newDeviceToken(userId)
  const kept = [own, ...deviceTokens.filter((deviceToken) => deviceToken !== own)].slice(
    0,
    maxDevices,
  )
  return serialize(name, kept.join('~'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: (400 * day) / second,
  })
}

function deviceTokensIn(request: Request) {
  const value = parse(request.headers.get('Cookie') ?? '')[name] ?? ''
  return value
    .split('~')
    .filter((deviceToken) => /^[\w-]{16}\.[\w-]{43}$/.test(deviceToken))
    .slice(0, maxDevices)
}

function newDeviceToken(userId: string) {
  const number = randomBytes(12).toString('base64url')
  return `${number}.${macOf('device', `${number}.${userId}`).toString('base64url')}`
}

function isOf(deviceToken: string, userId: string) {
  const [number = '', mac = ''] = deviceToken.split('.')
  return isMacOf(Buffer.from(mac, 'base64url'), 'device', `${number}.${userId}`)
}
