import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { sessionSecret } from './session-secret.server'

const keys = new Map<string, Buffer>()

/**
 * The key for one purpose, derived from the session secret; nobody can tell one from another.
 * @returns 32 bytes
 */
export function keyFor(purpose: string): Buffer {
  const known = keys.get(purpose)
  const key = known ?? Buffer.from(hkdfSync('sha256', sessionSecret(), '', purpose, 32))
  keys.set(purpose, key)
  return key
}

/** Encrypts text for this server alone (AES-256-GCM), in letters that any place can hold. */
export function seal(purpose: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed for this purpose; null for what this server did not seal with its present secret. */
export function unseal(purpose: string, sealed: string | undefined): string | null {
  const bytes = Buffer.from(sealed ?? '', 'base64url')
  if (bytes.length < 28) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
