import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { sessionSecret } from './session-secret.server'

const key = Buffer.from(hkdfSync('sha256', sessionSecret(), '', 'form-key', 32))

/**
 * A once-only key for a member's form that also says, to this server alone, whose form it is:
 * a form that comes in after its session ended belongs to its member and to nobody else.
 */
export function sealFormKey(memberId: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(memberId, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The member whose form carries this key; null for a key that this server did not seal. */
export function openFormKey(formKey: string | undefined): string | null {
  const bytes = Buffer.from(formKey ?? '', 'base64url')
  if (bytes.length < 29) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** Stands for a member in the names of what her browser keeps; nobody can tell from it who she is. */
export function draftTagOf(memberId: string): string {
  return createHmac('sha256', key).update(memberId).digest('base64url').slice(0, 12)
}
