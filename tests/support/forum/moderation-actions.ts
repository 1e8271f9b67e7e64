import { db } from '~/database/db.server'
import { openDetails, type LogRow } from '~/domain/moderation/log-line.server'

export const remove = { action: 'remove', reason: 'abuse' }
export const restore = { action: 'restore', reason: 'mistake' }
export const lock = { action: 'lock', reason: 'quarrel' }
export const unlock = { action: 'unlock', reason: 'calm' }
export const label = { action: 'label', reason: 'noteMissing', contentNote: 'loss' }
export const reveal = { action: 'reveal', reason: 'risk' }
export const dismiss = { action: 'dismiss', reason: 'fits' }

/** Returns the audit log as the site reads it, in no order. */
export const wholeLog = async () => (await db.auditEntry.findMany()).map(openLine)

export function openLine({ actorId, action, idempotencyKey, ...row }: LogRow) {
  return { actorId, action, idempotencyKey, ...openDetails(row) }
}

/**
 * Gives members two-factor authentication by a row alone. Sign-in then asks for it, and these members must agree to
 * look-ups.
 */
export async function addTwoFactor(...members: { id: string }[]): Promise<void> {
  const data = members.map(({ id: userId }) => ({ userId, encryptedKey: 'x', recoverySalt: 'x' }))
  await db.secondStep.createMany({ data })
}

export const countOf = async (id: string) =>
  (await db.post.findUniqueOrThrow({ where: { id } })).commentCount
