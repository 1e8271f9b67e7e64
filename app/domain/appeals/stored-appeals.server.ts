import { z } from 'zod'
import { db } from '~/database/db.server'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import { startOfHour } from '../authorship/anonymity'
import { checkedString } from '../validation/validation.server'
import { appealAnswers, type AppealState } from './answers'

/*
 * An appeal belongs to the item alone: no row says who asks. What its author wrote and the hour of it are encrypted, and
 * `day` is the day of the last change.
 */

export const appealPurpose = 'appeal'

const sealedSchema = z.object({ message: checkedString(), askedAt: z.number() })

// So that all are stored in one size, the longest as well (app/runtime/encryption.server.ts).
const paddedTo = 2_048

/** What to store of a message that is sent now. */
export function sealAppeal(message: string): string {
  const askedAt = startOfHour(new Date()).getTime()
  return encrypt(appealPurpose, JSON.stringify({ message, askedAt }).padEnd(paddedTo))
}

/** What an appeal says, and the hour in which it was sent; without both when it is encrypted with an unknown secret. */
export function openAppeal(sealed: string): { message: string; askedAt: Date | null } {
  const text = decrypt(appealPurpose, sealed)
  if (text === null) return { message: '', askedAt: null }
  const { message, askedAt } = sealedSchema.parse(JSON.parse(text))
  return { message, askedAt: new Date(askedAt) }
}

/** What came of a stored appeal. */
export function appealStateOf({ answer }: { answer: string | null }): AppealState {
  return appealAnswers.find((each) => each === answer) ?? 'open'
}

/** What came of the appeals about some items, by the item's id. Callers list the member's own items alone. */
export async function readAppealStates(ids: string[]): Promise<Map<string, AppealState>> {
  if (!ids.length) return new Map()
  const rows = await db.appeal.findMany({
    where: { OR: [{ postId: { in: ids } }, { commentId: { in: ids } }] },
    select: { postId: true, commentId: true, answer: true },
  })
  return new Map(rows.map((row) => [row.commentId ?? row.postId ?? '', appealStateOf(row)]))
}
