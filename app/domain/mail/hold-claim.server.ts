import { log } from '~/runtime/log.server'
import { renewClaim, type ClaimedMail } from './claim.server'

/** How often a claim is renewed while its mail is on its way, in milliseconds: three times before it would run out. */
const renewEvery = 5_000

/**
 * Keeps a claim from running out for as long as its mail is on its way.
 * @returns what ends that
 */
export function holdClaim(mail: ClaimedMail, now: () => Date): () => void {
  const renew = () =>
    renewClaim(mail, now()).catch(() => log.warn('the claim of a mail could not be renewed'))
  const timer = setInterval(() => void renew(), renewEvery).unref()
  return () => clearInterval(timer)
}
