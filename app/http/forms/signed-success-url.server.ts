import { z } from 'zod'
import { day } from '~/domain/durations'
import { expiringTokens } from '~/domain/expiring-token.server'
import { checkedString } from '~/domain/validation/validation.server'

const proofSchema = z.object({ pathname: checkedString(), what: checkedString() })
const proofs = expiringTokens('done', proofSchema, day)

/**
 * The URL of a success message for a visitor without a session. It is signed, so a forged link cannot claim success.
 * @param what tells apart several messages of one page
 */
export function signedSuccessUrl(pathname: string, what = 'done'): string {
  return `${pathname}?${new URLSearchParams({ done: proofs.issue({ pathname, what }) })}`
}

/** True when the request's URL is a `signedSuccessUrl` issued at most a day ago. */
export function isSuccess(request: Request, what = 'done'): boolean {
  const { pathname, searchParams } = new URL(request.url)
  const proof = proofs.open(searchParams.get('done'))
  return proof?.pathname === pathname && proof.what === what
}
