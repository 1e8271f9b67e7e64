import { db } from '~/database/db.server'
import { computeMac } from '~/runtime/encryption.server'
import { second } from '../durations'
import { computeHash } from '../secret-token.server'

const replaySeconds = 10

/**
 * A new token after reauthentication, so that copies stop working; the same one for a repeated `action`, in whichever
 * process. Null when the session has ended, or got another token by another action.
 */
export async function replaceToken(token: string, action: string): Promise<string | null> {
  const next = successor(token, action, secondsNow())
  const { count } = await db.session.updateMany({
    where: { tokenHash: computeHash(token), expiresAt: { gt: new Date() } },
    data: { tokenHash: computeHash(next) },
  })
  return count ? next : replacementOf(token, action)
}

/** The token that replaced this one seconds ago for the same action: a double click has the old cookie. */
export async function replacementOf(token: string, action: string): Promise<string | null> {
  const now = secondsNow()
  const possible = Array.from({ length: replaySeconds }, (_, ago) =>
    successor(token, action, now - ago),
  )
  const session = await db.session.findFirst({
    where: { tokenHash: { in: possible.map(computeHash) }, expiresAt: { gt: new Date() } },
    select: { tokenHash: true },
  })
  return possible.find((candidate) => computeHash(candidate) === session?.tokenHash) ?? null
}

function secondsNow() {
  return Math.floor(Date.now() / second)
}

// Derived, so that every process computes the same token; keyed, so that a copy of the database is not enough.
function successor(token: string, action: string, replacedAt: number) {
  return computeMac('session-token', JSON.stringify([token, action, replacedAt])).toString(
    'base64url',
  )
}
