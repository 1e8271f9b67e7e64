import type { SignedSignIn } from './signed-answer.server'
import { relyingParty } from './relying-party.server'

type Passkey = { credentialId: string; publicKey: string }

/**
 * Whether a passkey has signed this challenge for this site, after it has made sure who holds it.
 * @returns its counter; null otherwise
 */
export async function verifySignIn(
  response: SignedSignIn,
  challenge: string,
  { credentialId: id, publicKey }: Passkey,
): Promise<number | null> {
  // Loaded when it is needed: it takes 26 MB.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      // Its own check throws before the signature is known to be right, and nobody could tell what it found.
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
