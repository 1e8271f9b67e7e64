import { parse } from 'uuid'
import { db } from '~/database/db.server'
import { verifyMac, computeMac } from '~/runtime/encryption.server'
import { fail, ok, type Result } from '../result'

/** The kinds of mail that a member can stop by a link. Each has its own tokens. */
type Stoppable = 'notifications' | 'digest'

const purposes = { notifications: 'unsubscribe', digest: 'unsubscribe-digest' } as const
const idLength = 16
const macLength = 16

export type Subscription = { kind: Stoppable; isOn: boolean }

/**
 * Returns the token of an unsubscribe link: stateless, without expiry, and valid only for one email address and kind
 * of mail.
 */
export function unsubscribeToken(
  userId: string,
  email: string,
  kind: Stoppable = 'notifications',
): string {
  const id = parse(userId)
  const mac = computeMac(purposes[kind], id, email.toLowerCase()).subarray(0, macLength)
  return Buffer.concat([id, mac]).toString('base64url')
}

/** Reads a token without using it, because scanners open links; `invalid` for unknown or outdated tokens. */
export async function readSubscription(token: unknown): Promise<Result<Subscription>> {
  const found = await openToken(token)
  if (!found) return fail('invalid')
  const { kind, member } = found
  const isOn = kind === 'digest' ? member.digest !== 'never' : member.emailNotifications
  return ok({ kind, isOn })
}

/** Stops the mails of a token's kind to its member, who need not be signed in; fails like `readSubscription`. */
export async function unsubscribe(token: unknown): Promise<Result<Subscription>> {
  const found = await openToken(token)
  if (!found) return fail('invalid')
  const { kind, member } = found
  const data = kind === 'digest' ? { digest: 'never' as const } : { emailNotifications: false }
  await db.user.updateMany({ where: { id: member.id }, data })
  return ok({ kind, isOn: false })
}

async function openToken(token: unknown) {
  if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, idLength)
  const member = await db.user.findUnique({
    where: { id: uuidOf(id) },
    select: { id: true, email: true, emailNotifications: true, digest: true },
  })
  const email = member?.email
  if (!member || !email) return null
  const mac = bytes.subarray(idLength)
  const kind = (['notifications', 'digest'] as const).find((each) =>
    verifyMac(mac, purposes[each], id, email.toLowerCase()),
  )
  return kind ? { kind, member } : null
}

function uuidOf(id: Uint8Array) {
  const hex = Buffer.from(id).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
