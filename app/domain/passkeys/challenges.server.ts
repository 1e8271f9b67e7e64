import { z } from 'zod'
import type { Transaction } from '~/database/db.server'
import { minute } from '../durations'
import { expiringTokens } from '../expiring-token.server'
import { newToken, spendOnce } from '../secret-token.server'
import { checkedString } from '../validation/validation.server'

const lifetime = 5 * minute

const tokens = expiringTokens(
  'passkey-challenge',
  z.object({ use: checkedString(), challenge: checkedString() }),
  lifetime,
)

/** A challenge to sign, and the token with which the browser proves that it requested it. */
export type IssuedChallenge = { challenge: string; token: string }

/** Issues a new challenge for one use, such as a sign-in, or adding a passkey in one session. */
export function issueChallenge(use: string): IssuedChallenge {
  const challenge = newToken()
  return { challenge, token: tokens.issue({ use, challenge }) }
}

/** Returns the challenge of a token that was issued for this use within five minutes; null for any other token. */
export function openChallenge(token: string | null, use: string): string | null {
  const found = tokens.open(token)
  return found?.use === use ? found.challenge : null
}

/**
 * Marks a challenge as used, in the transaction of the action that it allows.
 * @throws a unique violation the second time
 */
export function spendChallenge(challenge: string, tx: Transaction): Promise<void> {
  return spendOnce(challenge, lifetime, tx)
}
