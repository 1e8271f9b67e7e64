import { authorizationCodeGrant, fetchUserInfo, type Configuration } from 'openid-client'
import { z } from 'zod'

/** The values of one sign-in that only this browser knows. */
export type Secrets = { state: string; nonce: string; verifier: string }

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: flag.optional(),
  /** The account's Google Workspace domain. */
  hd: z.string().optional(),
})

export type Claims = z.output<typeof claimsSchema>

/**
 * Exchanges the code in the callback URL `answer` for the verified claims of the account.
 * @throws {Error} for an identity token that is not the provider's, for us, for this request and fresh
 */
export async function fetchClaims(
  provider: Configuration,
  answer: URL,
  { state, nonce, verifier }: Secrets,
): Promise<Claims> {
  const tokens = await authorizationCodeGrant(provider, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
  })
  const signed = tokens.claims()
  const { client_id: clientId } = provider.clientMetadata()
  // The library checks `azp` only if there are several audiences.
  if (!signed || (signed.azp ?? clientId) !== clientId)
    throw new Error('the identity token is for another party')
  const told = await fetchUserInfo(provider, tokens.access_token, signed.sub)
  return claimsSchema.parse({ ...told, ...signed })
}
