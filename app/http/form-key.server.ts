import { createHmac } from 'node:crypto'
import { keyFor, encrypt, decrypt } from '~/encryption.server'

const purpose = 'form-key'

/**
 * A once-only key for a member's form that also says, to this server alone, whose form it is:
 * a form that comes in after its session ended belongs to its member and to nobody else.
 */
export function sealFormKey(memberId: string): string {
  return encrypt(purpose, memberId)
}

/** The member whose form carries this key; null for a key that this server did not seal. */
export function openFormKey(formKey: string | undefined): string | null {
  return decrypt(purpose, formKey) || null
}

/** Stands for a member in the names of what her browser keeps; nobody can tell from it who she is. */
export function draftTagOf(memberId: string): string {
  return createHmac('sha256', keyFor(purpose)).update(memberId).digest('base64url').slice(0, 12)
}
