import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { relyingParty } from '~/domain/passkeys/relying-party.server'

/** The ways in which a test makes a passkey misbehave. */
export type Oddity = {
  origin?: string
  rpId?: string
  type?: string
  counter?: number
  isVerified?: boolean
  userHandle?: string
  /** An attestation format with this list of certificates. */
  certificates?: { fmt: string; x5c: Uint8Array<ArrayBuffer>[] }
}

type Creation = { challenge: string; user: { id: string } }

const [present, verified, withKey] = [0x01, 0x04, 0x40]

/** A software authenticator with one passkey, ES256 without attestation. Its return values are what a form sends. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url')
  userHandle = ''
  counter = 0
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  make({ challenge, user }: Creation, odd: Oddity = {}): string {
    this.userHandle = user.id
    const authData = Buffer.concat([this.head(withKey, odd), this.attested()])
    const attStmt = new Map<string, never>()
    if (odd.certificates) attStmt.set('x5c', odd.certificates.x5c as never)
    const attestation = new Map<string, never>([
      ['fmt', (odd.certificates?.fmt ?? 'none') as never],
      ['attStmt', attStmt as never],
      ['authData', new Uint8Array(authData) as never],
    ])
    return JSON.stringify({
      ...this.credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, odd).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal', 'hybrid', 'yet-to-come'],
      },
    })
  }

  sign({ challenge }: { challenge: string }, odd: Oddity = {}): string {
    const data = this.head(0, odd)
    const client = clientData('webauthn.get', challenge, odd)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return JSON.stringify({
      ...this.credential(),
      response: {
        authenticatorData: data.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
        userHandle: odd.userHandle ?? this.userHandle,
      },
    })
  }

  private credential() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} }
  }

  private head(flag: number, { rpId = relyingParty.id, counter, isVerified = true }: Oddity) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.counter)
    const flags = flag | present | (isVerified ? verified : 0)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
  }

  private attested() {
    const id = Buffer.from(this.id, 'base64url')
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    // COSE key: an elliptic key for ES256 on P-256.
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    const length = Buffer.from([0, id.length])
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
  }
}

function clientData(type: string, challenge: string, odd: Oddity) {
  const { origin = relyingParty.origin } = odd
  return Buffer.from(
    JSON.stringify({ type: odd.type ?? type, challenge, origin, crossOrigin: false }),
  )
}
