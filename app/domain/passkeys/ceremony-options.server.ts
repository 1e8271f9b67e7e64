import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/server'
import { minute } from '../durations'
import { relyingParty } from './relying-party.server'

/** A passkey in the options that a browser gets. */
export type KnownPasskey = { credentialId: string; transports: string }

const timeout = 5 * minute
// The signature algorithms for authenticators: ES256, EdDSA and RS256, in order of preference.
const algorithms = [-7, -8, -257]

/** Returns the options with which a browser signs in: with any passkey of this site, or with one of these. */
export function requestOptions(challenge: string, allowed: KnownPasskey[] = []): RequestOptions {
  return {
    challenge,
    timeout,
    rpId: relyingParty.id,
    userVerification: 'required',
    allowCredentials: allowed.map(descriptorOf),
  }
}

/** Returns the options with which a browser creates a passkey on an authenticator that has none of the member's yet. */
export function creationOptions(
  challenge: string,
  user: { handle: string; username: string },
  existing: KnownPasskey[],
) {
  return {
    challenge,
    timeout,
    rp: { id: relyingParty.id, name: relyingParty.name },
    user: { id: user.handle, name: user.username, displayName: user.username },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  } satisfies CreationOptions
}

function descriptorOf({ credentialId: id, transports }: KnownPasskey) {
  return { id, type: 'public-key' as const, transports: transports.split(' ').filter(Boolean) }
}
