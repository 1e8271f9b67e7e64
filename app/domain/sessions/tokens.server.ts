import { db, type Transaction } from '~/database/db.server'
import { day, minute } from '../durations'
import { hashOf, newToken } from '../secret-token.server'

/** How long each kind of mailed link works, in milliseconds. */
const tokenLifetimes = {
  verifyEmail: day,
  changeEmail: day,
  resetPassword: 10 * minute,
} as const

export type MailedKind = keyof typeof tokenLifetimes

/** What a token stands for; `email` is the address that it was mailed to, and counts for. */
export type MailedToken = {
  id: string
  kind: string
  userId: string
  email: string
  usedAt: Date | null
}

/**
 * Makes the token of a link that is about to be mailed; only its SHA-256 is stored.
 * @param within the transaction of the mail
 * @returns the token for the link, and the id of its row, by which the mail's cause may call it
 */
export async function makeToken(
  kind: MailedKind,
  { userId, email }: { userId: string; email: string },
  within: Transaction,
): Promise<{ id: string; token: string }> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + tokenLifetimes[kind])
  const { id } = await within.token.create({
    data: { kind, userId, email, tokenHash: hashOf(token), expiresAt },
    select: { id: true },
  })
  return { id, token }
}

/** What a token stands for while it lives; null for any other text. Used ones are found too. */
export async function findToken(kinds: MailedKind[], token: string): Promise<MailedToken | null> {
  return db.token.findFirst({
    where: { tokenHash: hashOf(token), kind: { in: kinds }, expiresAt: { gt: new Date() } },
    select: { id: true, kind: true, userId: true, email: true, usedAt: true },
  })
}

/**
 * Takes a token for the one thing that it is good for.
 * @returns false when somebody else was quicker
 */
export async function useToken(id: string, within: Transaction): Promise<boolean> {
  const { count } = await within.token.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: new Date() } },
    data: { usedAt: new Date() },
  })
  return count > 0
}

/** Ends one link for good. */
export async function endToken(id: string): Promise<void> {
  await db.token.updateMany({ where: { id }, data: { expiresAt: new Date(0) } })
}

/** Ends a member's links that could change her account, after somebody may have read them. `but` stays. */
export async function endTokens(userId: string, within: Transaction, but?: string): Promise<void> {
  await within.token.updateMany({
    where: { userId, kind: { in: ['resetPassword', 'changeEmail'] }, id: { not: but } },
    data: { expiresAt: new Date(0) },
  })
}
