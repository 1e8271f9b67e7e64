import { z } from 'zod'
import { db, type Transaction } from '~/database/db.server'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import { claimTag, computeTags } from '../authorship/authorship.server'
import type { Member } from '../members/member'
import { toIsoDay } from '../day'
import { checkedString } from '../validation/validation.server'

const purpose = 'reveal-notice'
const max = 100

/** Tells a member that a moderator looked up the author of one of their anonymous items, but never which item. */
export type RevealNotice = { day: string; reason: string }

const noticeSchema = z.object({
  memberId: checkedString(),
  reason: checkedString(),
  day: checkedString(),
})

type Sealed = z.output<typeof noticeSchema>

/** Adds a notice for a member. Call it in the transaction of the reveal. */
export async function notifyOfReveal(memberId: string, reason: string, tx: Transaction) {
  const data = await columnsFor({ memberId, reason, day: toIsoDay(new Date()) }, tx)
  await tx.revealNotice.create({ data })
}

/** True when a notice can be decrypted with the secrets of this process. */
export function opensNotice(sealed: string): boolean {
  return decrypt(purpose, sealed) !== null
}

/**
 * Returns the columns of a notice under the current secret.
 * @throws when it cannot be decrypted
 */
export async function renewedNotice(sealed: string, tx: Transaction) {
  return columnsFor(open(sealed) ?? unreadable(), tx)
}

async function columnsFor(notice: Sealed, tx: Transaction) {
  const memberTag = await claimTag(purpose, notice.memberId, tx)
  return { sealed: encrypt(purpose, JSON.stringify(notice)), memberTag }
}

function open(sealed: string): Sealed | null {
  const text = decrypt(purpose, sealed)
  return text === null ? null : noticeSchema.parse(JSON.parse(text))
}

function unreadable(): never {
  throw new Error('a reveal notice is encrypted with an unknown secret')
}

/** Returns the condition for a member's notices. */
export async function revealNoticesOf(memberId: string) {
  return { memberTag: { in: await computeTags(purpose, memberId) } }
}

/** True when a moderator has ever looked up the author of one of their items. */
export async function hasRevealNotices(memberId: string): Promise<boolean> {
  const where = await revealNoticesOf(memberId)
  return (await db.revealNotice.findFirst({ where, select: { id: true } })) !== null
}

/** Lists a member's latest hundred notices, latest day first. */
export async function listRevealNotices({ id }: Member): Promise<RevealNotice[]> {
  return (await readRevealNotices(id)).slice(0, max)
}

/** Reads all of a member's notices, latest day first. */
export async function readRevealNotices(memberId: string): Promise<RevealNotice[]> {
  const rows = await db.revealNotice.findMany({ where: await revealNoticesOf(memberId) })
  return rows
    .map(({ sealed }) => open(sealed))
    .filter((notice) => notice !== null)
    .map(({ day, reason }) => ({ day, reason }))
    .sort((a, b) => b.day.localeCompare(a.day))
}
