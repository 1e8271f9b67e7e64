import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { sessionSecrets } from './session-secret.server'

const keys = new Map<string, Buffer[]>()

/**
 * The keys for one purpose, derived from the session secrets; nobody can tell one from another.
 * @returns 32 bytes each, the present secret's first, then those of former secrets
 */
export function keysFor(purpose: string): [Buffer, ...Buffer[]] {
  const known = keys.get(purpose)
  const made = known ?? sessionSecrets().map((secret) => derive(secret, purpose))
  keys.set(purpose, made)
  return made as [Buffer, ...Buffer[]]
}

function derive(secret: string, purpose: string) {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** The key for one purpose, of the present secret. */
export function keyFor(purpose: string): Buffer {
  return keysFor(purpose)[0]
}

/** The HMAC (SHA-256) of text or bytes under the present secret. */
export function macOf(purpose: string, ...parts: (string | Uint8Array)[]): Buffer {
  return macWith(keyFor(purpose), parts)
}

/**
 * Whether this server made an HMAC, under the present secret or a former one.
 * @param mac all of it, or as many of its first bytes as were given out; at least 16
 */
export function isMacOf(
  mac: Uint8Array,
  purpose: string,
  ...parts: (string | Uint8Array)[]
): boolean {
  if (mac.length < 16 || mac.length > 32) return false
  return keysFor(purpose).some((key) =>
    timingSafeEqual(mac, macWith(key, parts).subarray(0, mac.length)),
  )
}

function macWith(key: Buffer, parts: (string | Uint8Array)[]) {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

/** Encrypts text for this server alone (AES-256-GCM), in letters that any place can hold. */
export function encrypt(purpose: string, text: string): string {
  return encryptWith(keyFor(purpose), randomBytes(12), text)
}

/**
 * Encrypts text so that the same text always gives the same letters: for what has to be looked up. The initialisation
 * vector is a keyed digest of the text (as in RFC 5297), so it repeats only where the text does.
 */
export function encryptStable(purpose: string, text: string): string {
  return stableWith(keyFor(purpose), text)
}

/** What `encryptStable` gives and gave for a text, under the present secret and the former ones: to look it up by. */
export function stableForms(purpose: string, text: string): string[] {
  return keysFor(purpose).map((key) => stableWith(key, text))
}

function stableWith(key: Buffer, text: string) {
  return encryptWith(key, createHmac('sha256', key).update(text).digest().subarray(0, 12), text)
}

function encryptWith(key: Buffer, iv: Buffer, text: string) {
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** The text that was encrypted for this purpose; null for what this server did not encrypt with a secret it knows. */
export function decrypt(purpose: string, encrypted: string | undefined): string | null {
  const bytes = Buffer.from(encrypted ?? '', 'base64url')
  if (bytes.length < 28) return null
  for (const key of keysFor(purpose)) {
    const text = decryptWith(key, bytes)
    if (text !== null) return text
  }
  return null
}

/** Whether text was encrypted under the present secret, and not under a former one. */
export function isUnderPresentSecret(purpose: string, encrypted: string): boolean {
  return decryptWith(keyFor(purpose), Buffer.from(encrypted, 'base64url')) !== null
}

function decryptWith(key: Buffer, bytes: Buffer) {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
