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
export function computeMac(purpose: string, ...parts: (string | Uint8Array)[]): Buffer {
  return macWith(keyFor(purpose), parts)
}

/** True when an HMAC, or at least its first 16 bytes, was made with the current or a former secret. */
export function verifyMac(
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

const smallestSize = 64
const sizeStep = 4
const largestStep = 65_536

/**
 * Encrypts text for storage with AES-256-GCM, as base64url. The text is padded to 64, 256, 1,024, 4,096, 16,384 or a
 * multiple of 65,536 bytes. The length of the result therefore does not reveal the content. The text must not end in
 * NUL.
 */
export function encrypt(purpose: string, text: string): string {
  return encryptWith(keyFor(purpose), randomBytes(12), padded(text))
}

/** Encrypts bytes for storage without padding. The caller pads them to a length that reveals nothing. */
export function encryptBytes(purpose: string, bytes: Uint8Array): string {
  return encryptWith(keyFor(purpose), randomBytes(12), bytes)
}

/** Encrypts text for a cookie, a hidden field or a link, without padding. */
export function encryptToken(purpose: string, text: string): string {
  return encryptWith(keyFor(purpose), randomBytes(12), Buffer.from(text))
}

/** Encrypts deterministically: the initialisation vector is a keyed digest (as in RFC 5297). Never store the result. */
export function encryptStable(purpose: string, text: string): string {
  const key = keyFor(purpose)
  const iv = createHmac('sha256', key).update(text).digest().subarray(0, 12)
  return encryptWith(key, iv, Buffer.from(text))
}

function padded(text: string) {
  const bytes = Buffer.from(text)
  const whole = Buffer.alloc(paddedSize(bytes.length))
  bytes.copy(whole)
  return whole
}

function paddedSize(length: number) {
  let size = smallestSize
  while (size < length && size < largestStep) size *= sizeStep
  return size < length ? Math.ceil(length / largestStep) * largestStep : size
}

function encryptWith(key: Buffer, iv: Buffer, text: Uint8Array) {
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Decrypts text. Null unless it was encrypted for this purpose with a known secret. */
export function decrypt(purpose: string, encrypted: string | undefined): string | null {
  const bytes = decryptBytes(purpose, encrypted)
  return bytes && withoutPadding(bytes).toString('utf8')
}

/** Decrypts the result of `encryptBytes`. Null as for `decrypt`. */
export function decryptBytes(purpose: string, encrypted: string | undefined): Buffer | null {
  const bytes = Buffer.from(encrypted ?? '', 'base64url')
  if (bytes.length < 28) return null
  for (const key of keysFor(purpose)) {
    const text = decryptWith(key, bytes)
    if (text !== null) return text
  }
  return null
}

/** True when text was encrypted with the current secret. */
export function isUnderCurrentSecret(purpose: string, encrypted: string): boolean {
  return decryptWith(keyFor(purpose), Buffer.from(encrypted, 'base64url')) !== null
}

/**
 * Encrypts the text with the current secret. Returns it unchanged if it already is, and null if it cannot be decrypted.
 */
export function renewed(purpose: string, encrypted: string): string | null {
  if (isUnderCurrentSecret(purpose, encrypted)) return encrypted
  const text = decrypt(purpose, encrypted)
  return text === null ? null : encrypt(purpose, text)
}

function decryptWith(key: Buffer, bytes: Buffer) {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  } catch {
    return null
  }
}

function withoutPadding(text: Buffer) {
  let end = text.length
  while (end > 0 && text[end - 1] === 0) end--
  return text.subarray(0, end)
}
