import { db } from '~/database/db.server'
import { hashOf, newToken } from '../secret-token.server'

const repeatedWithin = 10_000

type Replacement = { deed: string; until: number; next: Promise<string | null> }

const replacements = new Map<string, Replacement>()

/**
 * Gives an open session another token, after its member has proven again who they are: whoever had a copy of the
 * former one is out.
 * @param deed what they proved it for
 * @returns the new token, the same one for the same deed sent twice; null when the session is not open
 */
export async function replaceToken(token: string, deed: string): Promise<string | null> {
  forgetPast()
  const tokenHash = hashOf(token)
  const known = replacements.get(tokenHash)
  if (known) return known.deed === deed ? known.next : null
  const next = replace(tokenHash)
  // Before the database is asked: the second of two simultaneous requests may find the new token there already.
  replacements.set(tokenHash, { deed, until: Date.now() + repeatedWithin, next })
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

/**
 * The token that has taken another's place within the last seconds, when the same deed is sent again: a second press
 * comes with the cookie of the first, whose answer has not arrived. It is remembered by this process alone.
 */
export async function replacementOf(token: string, deed: string): Promise<string | null> {
  forgetPast()
  const known = replacements.get(hashOf(token))
  return known?.deed === deed ? known.next : null
}

function forgetPast() {
  const now = Date.now()
  for (const [tokenHash, { until }] of replacements) {
    if (until > now) return
    replacements.delete(tokenHash)
  }
}
