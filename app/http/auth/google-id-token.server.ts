import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { timeout, type Provider } from './google-provider.server'

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

/** What a provider says of somebody, in the identity token and at its userinfo endpoint. */
export const claimsSchema = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: flag.optional(),
  /** the Workspace domain that the account belongs to */
  hd: z.string().optional(),
})

export type Claims = z.output<typeof claimsSchema>

type Expected = { clientId: string; nonce: string }

const keySets = new Map<string, JWTVerifyGetKey>()

/**
 * Checks an identity token (OpenID Connect Core 3.1.3.7): signed with a key of the provider, for us, for this
 * browser's request, and not expired.
 * @throws {Error} for any other
 */
export async function verifyIdToken(
  idToken: string | undefined,
  { issuer, jwks_uri }: Provider,
  { clientId, nonce }: Expected,
): Promise<Claims> {
  const { payload } = await jwtVerify(idToken ?? '', keysAt(jwks_uri), {
    issuer,
    audience: clientId,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['exp', 'iat', 'sub'],
    clockTolerance: 30,
  })
  const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1
  const isForUs = payload.azp === clientId || (payload.azp === undefined && !isForSeveral)
  if (!isForUs || payload.nonce !== nonce)
    throw new Error('the identity token is not for this sign-in')
  return claimsSchema.parse(payload)
}

function keysAt(address: string) {
  const known = keySets.get(address)
  const keys = known ?? createRemoteJWKSet(new URL(address), { timeoutDuration: timeout })
  keySets.set(address, keys)
  return keys
}
