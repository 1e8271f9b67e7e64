import { db, type Transaction } from '~/database/db.server'
import { decrypt, encryptStable, stableForms } from '~/runtime/encryption.server'
import type { Actor } from '../members/member'
import { dayOf } from '../day'
import { fail, ok, type Result } from '../result'

const purpose = 'reveal-notice'
const max = 100

/** That a moderator looked up who wrote something anonymous of the member's: the day and the reason, never the item. */
export type RevealNotice = { day: string; reason: string }

/** Leaves a member word of a reveal. Call it in the transaction of the reveal. */
export async function notifyOfReveal(memberId: string, reason: string, tx: Transaction) {
  // A date without a time is held as midnight in UTC.
  const day = new Date(dayOf(new Date()))
  await tx.revealNotice.create({ data: { encryptedMemberId: storedMember(memberId), reason, day } })
}

/** What a notice holds for a member. */
export function storedMember(memberId: string): string {
  return encryptStable(purpose, memberId)
}

/** Whose notice it is; null when it was encrypted with a secret that is not known here. */
export function openMember(stored: string): string | null {
  return decrypt(purpose, stored)
}

/** The condition for a member's notices. */
export function revealNoticesOf(memberId: string) {
  return { encryptedMemberId: { in: stableForms(purpose, memberId) } }
}

/** Whether a moderator has ever looked up what the member wrote. */
export async function hasRevealNotices(memberId: string): Promise<boolean> {
  const where = revealNoticesOf(memberId)
  return (await db.revealNotice.findFirst({ where, select: { id: true } })) !== null
}

/** The member's latest hundred notices, the latest day first. @returns `not-authenticated` for visitors */
export async function listRevealNotices(viewer: Actor): Promise<Result<RevealNotice[]>> {
  return viewer ? ok(await readRevealNotices(viewer.id, max)) : fail('not-authenticated')
}

/** A member's notices, the latest day first. @param take how many, all unless told */
export async function readRevealNotices(memberId: string, take?: number): Promise<RevealNotice[]> {
  const rows = await db.revealNotice.findMany({
    where: revealNoticesOf(memberId),
    // Within a day by an id that tells no order.
    orderBy: [{ day: 'desc' }, { id: 'asc' }],
    take,
  })
  return rows.map(({ day, reason }) => ({ day: dayOf(day), reason }))
}
