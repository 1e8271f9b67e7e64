import { z } from 'zod'
import { decrypt, encrypt, isUnderCurrentSecret } from '~/runtime/encryption.server'
import { checkedString } from '../validation/validation.server'

/*
 * What somebody wrote in a grievance is encrypted in one column. In plain text, a row would put a name and an email
 * address beside the link to an anonymous item.
 */

const grievancePurpose = 'grievance'

const schema = z.object({
  name: checkedString(),
  email: checkedString(),
  address: checkedString(),
  message: checkedString(),
})

type SentGrievance = z.infer<typeof schema>

/** Encrypts what somebody sent. */
export function sealGrievance(sent: SentGrievance): string {
  return encrypt(grievancePurpose, JSON.stringify(sent))
}

/** Returns what somebody sent; empty texts when it is encrypted with an unknown secret. */
export function openGrievance(sealed: string): SentGrievance {
  const text = textOf(sealed)
  return text === null
    ? { name: '', email: '', address: '', message: '' }
    : schema.parse(JSON.parse(text))
}

/** Encrypts the column with the current secret. Returns null if it cannot be decrypted. */
export function renewedGrievance(sealed: string): string | null {
  if (isUnderCurrentSecret(grievancePurpose, sealed)) return sealed
  const text = textOf(sealed)
  return text === null ? null : encrypt(grievancePurpose, text)
}

// The migration that made this column could not encrypt. It left JSON, until the secret is rotated.
function textOf(sealed: string) {
  return sealed.startsWith('{') ? sealed : decrypt(grievancePurpose, sealed)
}
