import { authorizationCodeGrant, fetchUserInfo, type Configuration } from 'openid-client'
import { z } from 'zod'

/** What this browser alone knows of one sign-in under way. */
export type Secrets = { state: string; nonce: string; verifier: string }

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: flag.optional(),
  /** the Workspace domain that the account belongs to */
  hd: z.string().optional(),
})

/** What a provider says of somebody, in the identity token and at its userinfo endpoint. */
export type Claims = z.output<typeof claimsSchema>

/**
 * Asks the provider who came back from it.
 * @param answer our address that it sent the browser to, with the code
 * @throws {Error} for an identity token that is not the provider's, for us, for this browser's request and fresh
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
  // The library looks at the authorised party only where there are several audiences.
  if (!signed || (signed.azp ?? clientId) !== clientId)
    throw new Error('the identity token is for another party')
  const told = await fetchUserInfo(provider, tokens.access_token, signed.sub)
  return claimsSchema.parse({ ...told, ...signed })
}
