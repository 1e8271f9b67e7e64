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

/** The keys for one purpose, 32 bytes each: derived from the current secret, then from former ones. */
export function keysFor(purpose: string): [Buffer, ...Buffer[]] {
  const known = keys.get(purpose)
  const made = known ?? sessionSecrets().map((secret) => derive(secret, purpose))
  keys.set(purpose, made)
  return made as [Buffer, ...Buffer[]]
}

function derive(secret: string, purpose: string) {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** The key for one purpose, from the current secret. */
export function keyFor(purpose: string): Buffer {
  return keysFor(purpose)[0]
}

/** HMAC-SHA-256 under the current secret. */
export function macOf(purpose: string, ...parts: (string | Uint8Array)[]): Buffer {
  return macWith(keyFor(purpose), parts)
}

/** Whether an HMAC, or at least its first 16 bytes, was made under the current or a former secret. */
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

/** Encrypts text with AES-256-GCM, as base64url. */
export function encrypt(purpose: string, text: string): string {
  return encryptWith(keyFor(purpose), randomBytes(12), text)
}

/** Encrypts deterministically, for lookups: the initialisation vector is a keyed digest (as in RFC 5297). */
export function encryptStable(purpose: string, text: string): string {
  return stableWith(keyFor(purpose), text)
}

/** The results of `encryptStable` under the current secret and the former ones, to look a text up. */
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

/** Decrypts text; null unless it was encrypted for this purpose under a known secret. */
export function decrypt(purpose: string, encrypted: string | undefined): string | null {
  const bytes = Buffer.from(encrypted ?? '', 'base64url')
  if (bytes.length < 28) return null
  for (const key of keysFor(purpose)) {
    const text = decryptWith(key, bytes)
    if (text !== null) return text
  }
  return null
}

/** Whether text was encrypted under the current secret. */
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
