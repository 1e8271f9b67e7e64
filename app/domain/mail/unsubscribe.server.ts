import { parse } from 'uuid'
import { db } from '~/database/db.server'
import { verifyMac, computeMac } from '~/runtime/encryption.server'
import { fail, ok, type Result } from '../result'

const purpose = 'unsubscribe'
const idLength = 16
const macLength = 16

export type Subscription = { emailNotifications: boolean }

/** The token of an unsubscribe link: stateless, without expiry, and valid for one email address only. */
export function unsubscribeToken(userId: string, email: string): string {
  const id = parse(userId)
  const mac = computeMac(purpose, id, email.toLowerCase()).subarray(0, macLength)
  return Buffer.concat([id, mac]).toString('base64url')
}

/** Reads a token without using it (scanners open links); `invalid` for unknown or outdated ones. */
export async function readSubscription(token: unknown): Promise<Result<Subscription>> {
  const member = await memberOf(token)
  return member ? ok({ emailNotifications: member.emailNotifications }) : fail('invalid')
}

/** Switches off the notifications of a token's member, who need not be signed in; fails like `readSubscription`. */
export async function unsubscribe(token: unknown): Promise<Result<Subscription>> {
  const member = await memberOf(token)
  if (!member) return fail('invalid')
  await db.user.updateMany({ where: { id: member.id }, data: { emailNotifications: false } })
  return ok({ emailNotifications: false })
}

async function memberOf(token: unknown) {
  if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, idLength)
  const member = await db.user.findUnique({
    where: { id: uuidOf(id) },
    select: { id: true, email: true, emailNotifications: true },
  })
  const mac = bytes.subarray(idLength)
  const fits = member && verifyMac(mac, purpose, id, member.email.toLowerCase())
  return fits ? member : null
}

function uuidOf(id: Uint8Array) {
  const hex = Buffer.from(id).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
