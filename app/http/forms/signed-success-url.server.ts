import { z } from 'zod'
import { day } from '~/domain/durations'
import { expiringTokens } from '~/domain/expiring-token.server'
import { checkedString } from '~/domain/validation/validation.server'

const proofSchema = z.object({ pathname: checkedString(), what: checkedString() })
const proofs = expiringTokens('done', proofSchema, day)

/**
 * The URL at which a visitor without a session reads that something was done. It is signed, so no forged link can claim
 * it.
 * @param what for a page that can say several things
 */
export function signedSuccessUrl(pathname: string, what = 'done'): string {
  return `${pathname}?${new URLSearchParams({ done: proofs.issue({ pathname, what }) })}`
}

/** Whether a page was reached by its `signedSuccessUrl`, at most a day ago. */
export function isSuccess(request: Request, what = 'done'): boolean {
  const { pathname, searchParams } = new URL(request.url)
  const proof = proofs.open(searchParams.get('done'))
  return proof?.pathname === pathname && proof.what === what
}
