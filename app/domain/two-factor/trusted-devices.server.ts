import { db } from '~/database/db.server'
import { startOfDay } from '../day'
import { day } from '../durations'
import type { Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { computeHash, newToken } from '../secret-token.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { isId } from '../validation/validation.server'

const trustedFor = 30 * day
const max = 20

export type TrustedDevice = { id: string; device: string | null; createdAt: Date; expiresAt: Date }

const activeFor = (userId: string) => ({ secondStep: { userId }, expiresAt: { gt: new Date() } })

/**
 * Lets a browser sign this member in without a second factor for thirty days, or until their sessions are ended.
 * @param device the browser's label
 * @returns the token for the browser, stored only as SHA-256; null for members without two-factor authentication
 */
export async function trustDevice(
  { id: userId }: Member,
  device: string | null,
): Promise<string | null> {
  const secondStep = await db.secondStep.findUnique({ where: { userId }, select: { id: true } })
  if (!secondStep) return null
  const token = newToken()
  const today = startOfDay(new Date())
  const times = { createdAt: today, expiresAt: new Date(today.getTime() + trustedFor) }
  const data = { tokenHash: computeHash(token), device, ...times }
  await db.trustedDevice.create({ data: { ...data, secondStepId: secondStep.id } })
  logSecurityEvent('second-step', { outcome: 'ok', account: userId, action: 'trusted' })
  return token
}

/** True when one of a browser's tokens lets it sign this member in without a second factor. */
export async function isTrusted(userId: string, tokens: string[]): Promise<boolean> {
  if (!tokens.length) return false
  const where = { ...activeFor(userId), tokenHash: { in: tokens.map(computeHash) } }
  return (await db.trustedDevice.count({ where })) > 0
}

/**
 * Lists the member's trusted devices, this one first, then the newest, at most twenty.
 * @param tokens the tokens of the requesting browser
 */
export async function listTrustedDevices(
  actor: Member,
  tokens: string[],
): Promise<(TrustedDevice & { isCurrent: boolean })[]> {
  const own = tokens.map(computeHash)
  const rows = await db.trustedDevice.findMany({
    where: activeFor(actor.id),
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: max,
    select: { id: true, device: true, createdAt: true, expiresAt: true, tokenHash: true },
  })
  const devices = rows.map(({ tokenHash, ...row }) => ({
    ...row,
    isCurrent: own.includes(tokenHash),
  }))
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/**
 * Ends the trust in one of the member's devices, so that it needs the second factor again; also when it has ended
 * already. `not-found` for another member's device.
 */
export async function endTrust(actor: Member, id: string): Promise<Result<null>> {
  if (!isId(id)) return fail('not-found')
  const where = { id, secondStep: { userId: actor.id } }
  const { count } = await db.trustedDevice.deleteMany({ where })
  if (!count)
    return (await db.trustedDevice.count({ where: { id } })) ? fail('not-found') : ok(null)
  logSecurityEvent('second-step', { outcome: 'ok', account: actor.id, action: 'trust-ended' })
  return ok(null)
}
