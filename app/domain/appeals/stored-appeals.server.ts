import { z } from 'zod'
import { db } from '~/database/db.server'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import { startOfHour } from '../authorship/anonymity'
import { checkedString } from '../validation/validation.server'
import { appealAnswers, type AppealState } from './answers'

/*
 * An appeal belongs only to the item: no row names the member who appeals. The message and its hour are encrypted,
 * and `day` is the day of the last change.
 */

export const appealPurpose = 'appeal'

const sealedSchema = z.object({ message: checkedString(), askedAt: z.number() })

// The padded length. It gives all appeals, even the longest, the same stored size (app/runtime/encryption.server.ts).
const paddedTo = 2_048

/** Encrypts a message that is sent now, with its hour. */
export function sealAppeal(message: string): string {
  const askedAt = startOfHour(new Date()).getTime()
  return encrypt(appealPurpose, JSON.stringify({ message, askedAt }).padEnd(paddedTo))
}

/**
 * Returns the message of an appeal and the hour in which it was sent; without both when it is encrypted with an
 * unknown secret.
 */
export function openAppeal(sealed: string): { message: string; askedAt: Date | null } {
  const text = decrypt(appealPurpose, sealed)
  if (text === null) return { message: '', askedAt: null }
  const { message, askedAt } = sealedSchema.parse(JSON.parse(text))
  return { message, askedAt: new Date(askedAt) }
}

/** Returns the state of a stored appeal. */
export function appealStateOf({ answer }: { answer: string | null }): AppealState {
  return appealAnswers.find((each) => each === answer) ?? 'open'
}

/**
 * Returns the states of the appeals about some items, by the item's id. Callers must list only the member's own
 * items.
 */
export async function readAppealStates(ids: string[]): Promise<Map<string, AppealState>> {
  if (!ids.length) return new Map()
  const rows = await db.appeal.findMany({
    where: { OR: [{ postId: { in: ids } }, { commentId: { in: ids } }] },
    select: { postId: true, commentId: true, answer: true },
  })
  return new Map(rows.map((row) => [row.commentId ?? row.postId ?? '', appealStateOf(row)]))
}
