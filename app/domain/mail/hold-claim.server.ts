import { log } from '~/runtime/log.server'
import { renewClaim, type ClaimedMail } from './claim.server'

/** In milliseconds: three times within the lifetime of a claim. */
const renewEvery = 5_000

/** Renews a claim while its mail is being sent; call the returned function to stop. */
export function holdClaim(mail: ClaimedMail, now: () => Date): () => void {
  const renew = () =>
    renewClaim(mail, now()).catch(() => log.warn('the claim of a mail could not be renewed'))
  const timer = setInterval(() => void renew(), renewEvery).unref()
  return () => clearInterval(timer)
}
