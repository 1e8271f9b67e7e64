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

const of = (userId: string) => ({ secondStep: { userId }, expiresAt: { gt: new Date() } })

/**
 * Lets a browser sign this member in without the second step for thirty days, or until their sessions are ended.
 * @param device what the browser calls itself
 * @returns the token that it keeps, stored only as SHA-256; null for members without a second step
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

/** Whether one of a browser's tokens lets it sign this member in without the second step. */
export async function isTrusted(userId: string, tokens: string[]): Promise<boolean> {
  if (!tokens.length) return false
  const where = { ...of(userId), tokenHash: { in: tokens.map(computeHash) } }
  return (await db.trustedDevice.count({ where })) > 0
}

/**
 * The member's trusted devices, this one first, then the newest, at most twenty.
 * @param tokens those of the browser that asks
 */
export async function listTrustedDevices(
  actor: Member,
  tokens: string[],
): Promise<(TrustedDevice & { isCurrent: boolean })[]> {
  const own = tokens.map(computeHash)
  const rows = await db.trustedDevice.findMany({
    where: of(actor.id),
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

/** Asks one of the member's devices for the second step again; `not-found` for anybody else's. */
export async function endTrust(actor: Member, id: string): Promise<Result<null>> {
  const where = { id, secondStep: { userId: actor.id } }
  const { count } = isId(id) ? await db.trustedDevice.deleteMany({ where }) : { count: 0 }
  if (!count) return fail('not-found')
  logSecurityEvent('second-step', { outcome: 'ok', account: actor.id, action: 'trust-ended' })
  return ok(null)
}
