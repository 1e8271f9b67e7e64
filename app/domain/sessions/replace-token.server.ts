import { db } from '~/database/db.server'
import { hashOf, newToken } from '../secret-token.server'

const replayWindow = 10_000

type Replacement = { action: string; until: number; next: Promise<string | null> }

const replacements = new Map<string, Replacement>()

/** A new token after reauthentication, so that copies stop working; the same one for a repeated `action`. */
export async function replaceToken(token: string, action: string): Promise<string | null> {
  removeExpired()
  const tokenHash = hashOf(token)
  const replacement = replacements.get(tokenHash)
  if (replacement) return replacement.action === action ? replacement.next : null
  const next = replace(tokenHash)
  // Before the database write: the second of two simultaneous requests may find the new token there already.
  replacements.set(tokenHash, { action, until: Date.now() + replayWindow, next })
  return next
}

async function replace(tokenHash: string) {
  const next = newToken()
  const { count } = await db.session
    .updateMany({
      where: { tokenHash, expiresAt: { gt: new Date() } },
      data: { tokenHash: hashOf(next) },
    })
    .catch((error: unknown) => {
      replacements.delete(tokenHash)
      throw error
    })
  return count ? next : null
}

/** The token that replaced this one seconds ago for the same action: a double click has the old cookie. */
export async function replacementOf(token: string, action: string): Promise<string | null> {
  removeExpired()
  const replacement = replacements.get(hashOf(token))
  return replacement?.action === action ? replacement.next : null
}

function removeExpired() {
  const now = Date.now()
  for (const [tokenHash, { until }] of replacements) {
    if (until > now) return
    replacements.delete(tokenHash)
  }
}
