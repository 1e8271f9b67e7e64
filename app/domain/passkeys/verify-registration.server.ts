import type { Registration } from './signed-answer.server'
import { relyingParty } from './relying-party.server'

/** The stored data of a new passkey. */
export type NewPasskey = {
  credentialId: string
  publicKey: string
  counter: number
  transports: string
}

/** Returns a new passkey that has signed this challenge for this site with user verification; null otherwise. */
export async function verifyRegistration(
  response: Registration,
  challenge: string,
): Promise<NewPasskey | null> {
  // Loaded on demand, because it takes 26 MB.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    if (await hasCertificates(response)) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
    })
    if (!verified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter: storedCounter(counter),
      transports: response.response.transports.join(' '),
    }
  } catch {
    return null
  }
}

// We request no attestation certificates. To check them for revocation the library would fetch any URL in them.
async function hasCertificates({ response }: Registration) {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const attestation = decodeAttestationObject(Buffer.from(response.attestationObject, 'base64url'))
  const isBare = ['none', 'packed'].includes(attestation.get('fmt'))
  return !isBare || attestation.get('attStmt').get('x5c') !== undefined
}

/** The databases' largest integer. Larger counters are stored as this; nobody signs in that often. */
export const maxCounter = 2 ** 31 - 1

/** Returns a counter in its stored form. */
export function storedCounter(counter: number): number {
  return Math.min(counter, maxCounter)
}
