import { db, type Transaction } from '~/database/db.server'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import { claimTag, tagsOf } from '../authorship/tags.server'
import type { Member } from '../members/member'
import { dayOf } from '../day'

const purpose = 'reveal-notice'
const max = 100

/** Tells a member that a moderator looked up the author of one of their anonymous items; never which one. */
export type RevealNotice = { day: string; reason: string }

/** Adds a notice for a member; call it in the transaction of the reveal. */
export async function notifyOfReveal(memberId: string, reason: string, tx: Transaction) {
  const day = new Date(dayOf(new Date()))
  await tx.revealNotice.create({ data: { ...(await columnsFor(memberId, tx)), reason, day } })
}

/** Whether a notice's member can be decrypted with the secrets of this process. */
export function opensNotice(encryptedMemberId: string): boolean {
  return decrypt(purpose, encryptedMemberId) !== null
}

/** The columns of a notice under the current secret. @throws when its member cannot be decrypted */
export async function renewedNotice(encryptedMemberId: string, tx: Transaction) {
  return columnsFor(decrypt(purpose, encryptedMemberId) ?? unreadable(), tx)
}

async function columnsFor(memberId: string, tx: Transaction) {
  const memberTag = await claimTag(purpose, memberId, tx)
  return { encryptedMemberId: encrypt(purpose, memberId), memberTag }
}

function unreadable(): never {
  throw new Error('a reveal notice is encrypted with an unknown secret')
}

/** The condition for a member's notices. */
export async function revealNoticesOf(memberId: string, within: Transaction | typeof db = db) {
  return { memberTag: { in: await tagsOf(purpose, memberId, within) } }
}

/** Whether a moderator has ever looked up the author of an item of theirs. */
export async function hasRevealNotices(memberId: string): Promise<boolean> {
  const where = await revealNoticesOf(memberId)
  return (await db.revealNotice.findFirst({ where, select: { id: true } })) !== null
}

/** A member's latest hundred notices, latest day first. */
export function listRevealNotices({ id }: Member): Promise<RevealNotice[]> {
  return readRevealNotices(id, max)
}

/** A member's notices, latest day first. @param take all by default */
export async function readRevealNotices(memberId: string, take?: number): Promise<RevealNotice[]> {
  const rows = await db.revealNotice.findMany({
    where: await revealNoticesOf(memberId),
    orderBy: [{ day: 'desc' }, { id: 'asc' }],
    take,
  })
  return rows.map(({ day, reason }) => ({ day: dayOf(day), reason }))
}
