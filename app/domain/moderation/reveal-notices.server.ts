import { db, type Transaction } from '~/database/db.server'
import { decrypt, encryptStable, stableForms } from '~/runtime/encryption.server'
import type { Member } from '../members/member'
import { dayOf } from '../day'

const purpose = 'reveal-notice'
const max = 100

/** Tells a member that a moderator looked up the author of one of their anonymous items; never which one. */
export type RevealNotice = { day: string; reason: string }

/** Adds a notice for a member; call it in the transaction of the reveal. */
export async function notifyOfReveal(memberId: string, reason: string, tx: Transaction) {
  const day = new Date(dayOf(new Date()))
  await tx.revealNotice.create({ data: { encryptedMemberId: storedMember(memberId), reason, day } })
}

export function storedMember(memberId: string): string {
  return encryptStable(purpose, memberId)
}

/** The member's id; null when encrypted with an unknown secret. */
export function openMember(stored: string): string | null {
  return decrypt(purpose, stored)
}

/** The condition for a member's notices. */
export function revealNoticesOf(memberId: string) {
  return { encryptedMemberId: { in: stableForms(purpose, memberId) } }
}

/** Whether a moderator has ever looked up the author of an item of theirs. */
export async function hasRevealNotices(memberId: string): Promise<boolean> {
  const where = revealNoticesOf(memberId)
  return (await db.revealNotice.findFirst({ where, select: { id: true } })) !== null
}

/** A member's latest hundred notices, latest day first. */
export function listRevealNotices({ id }: Member): Promise<RevealNotice[]> {
  return readRevealNotices(id, max)
}

/** A member's notices, latest day first. @param take all by default */
export async function readRevealNotices(memberId: string, take?: number): Promise<RevealNotice[]> {
  const rows = await db.revealNotice.findMany({
    where: revealNoticesOf(memberId),
    orderBy: [{ day: 'desc' }, { id: 'asc' }],
    take,
  })
  return rows.map(({ day, reason }) => ({ day: dayOf(day), reason }))
}
