import { db, type Transaction } from '~/database/db.server'
import { day, minute } from '../durations'
import { computeHash, newToken } from '../secret-token.server'

/** The lifetime of each kind of mailed link, in milliseconds. */
const tokenLifetimes = {
  verifyEmail: day,
  changeEmail: day,
  resetPassword: 10 * minute,
} as const

export type MailedKind = keyof typeof tokenLifetimes

/** `email` is the address to which the token was mailed; the token is valid for no other address. */
export type MailedToken = {
  id: string
  kind: string
  userId: string
  email: string
  usedAt: Date | null
}

/** Creates a token for a mailed link, and returns it with its row's id. Only its SHA-256 is stored. */
export async function makeToken(
  kind: MailedKind,
  { userId, email }: { userId: string; email: string },
  tx: Transaction,
): Promise<{ id: string; token: string }> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + tokenLifetimes[kind])
  const { id } = await tx.token.create({
    data: { kind, userId, email, tokenHash: computeHash(token), expiresAt },
    select: { id: true },
  })
  return { id, token }
}

/** Finds an unexpired token, used or not; null for any other text. */
export async function findToken(kinds: MailedKind[], token: string): Promise<MailedToken | null> {
  return db.token.findFirst({
    where: { tokenHash: computeHash(token), kind: { in: kinds }, expiresAt: { gt: new Date() } },
    select: { id: true, kind: true, userId: true, email: true, usedAt: true },
  })
}

/** Marks a token as used; false when it was used or has expired. */
export async function useToken(id: string, tx: Transaction): Promise<boolean> {
  const { count } = await tx.token.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: new Date() } },
    data: { usedAt: new Date() },
  })
  return count > 0
}

/** Ends a mailed link early. */
export async function expireToken(id: string): Promise<void> {
  await db.token.updateMany({ where: { id }, data: { expiresAt: new Date(0) } })
}

/** Ends a member's links that could change their account, except one. Used when another person may have read them. */
export async function expireTokens(
  userId: string,
  tx: Transaction,
  except?: string,
): Promise<void> {
  await tx.token.updateMany({
    where: { userId, kind: { in: ['resetPassword', 'changeEmail'] }, id: { not: except } },
    data: { expiresAt: new Date(0) },
  })
}
