import { z } from 'zod'
import { clearDeleted, db } from '~/database/db.server'
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

const batchSize = 100

/** Encrypts the rows that the migration of this column left as JSON, because SQL cannot encrypt. */
export async function sealOldGrievances(): Promise<void> {
  const where = { sealed: { startsWith: '{' } }
  const rows = await db.grievance.findMany({
    where,
    take: batchSize,
    select: { id: true, sealed: true },
  })
  for (const { id, sealed } of rows)
    await db.grievance.updateMany({
      where: { id, sealed },
      data: { sealed: encrypt(grievancePurpose, sealed) },
    })
  if (rows.length) await clearDeleted()
  if (rows.length === batchSize) await sealOldGrievances()
}

// Until `sealOldGrievances` has run, old rows are JSON.
function textOf(sealed: string) {
  return sealed.startsWith('{') ? sealed : decrypt(grievancePurpose, sealed)
}
