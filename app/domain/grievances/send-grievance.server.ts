import { z } from 'zod'
import { db } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { honeypot, messageFields } from '../contact/fields.server'
import { newUnguessableReference, spellUnguessableReference } from '../contact/reference.server'
import type { Sender } from '../contact/store-message.server'
import { contentDigests, createOnce } from '../limits/idempotency.server'
import { consume } from '../limits/limit.server'
import { queueMail } from '../mail/outbox.server'
import { fail, ok, type Result } from '../result'
import { lengths } from '../validation/lengths'
import { textField, validate } from '../validation/validation.server'
import { sealGrievance } from './sealed-grievance.server'

export const sendGrievanceSchema = z.object({
  ...honeypot,
  ...messageFields,
  message: textField(1, lengths.commentMax, 'textLength', undefined, 'grievanceMissing'),
  address: textField(1, lengths.addressMax, 'addressLength'),
})

/**
 * Stores a grievance, and mails its number to the company and to its sender. The same grievance sent again within ten
 * minutes is stored once.
 * @returns its reference; `invalid` with fields, or `too-many`
 */
export async function sendGrievance(input: unknown, sender: Sender): Promise<Result<string>> {
  const checked = validate(sendGrievanceSchema, input)
  if (!checked.ok) return checked
  const { name, email, address, message } = checked.value
  const sent = { name, email, address, message }
  const digests = contentDigests('grievance', { ...sent, email: email.toLowerCase() })
  const { language, ip } = sender
  return createOnce({
    name: `grievance of ${email.toLowerCase()}`,
    findExisting: () => findExisting(digests),
    limit: ['grievance', { ip }],
    async create() {
      const receipt = await consume('grievanceReceipt', { account: email.toLowerCase() })
      const referenceId = newUnguessableReference()
      await db.$transaction(async (tx) => {
        const { createdAt } = await tx.grievance.create({
          data: { sealed: sealGrievance(sent), referenceId, language, digest: digests[0] },
          select: { createdAt: true },
        })
        const receivedAt = createdAt.toISOString()
        if (env.CONTACT_TO)
          await queueMail(
            {
              cause: `grievanceReceived:${referenceId}`,
              kind: 'grievanceReceived',
              language: 'en',
              recipient: env.CONTACT_TO,
              payload: { referenceId, receivedAt },
            },
            tx,
          )
        if (receipt.ok)
          await queueMail(
            {
              cause: `grievanceState:${referenceId}:received`,
              kind: 'grievanceState',
              language,
              recipient: email,
              payload: { referenceId, state: 'received', receivedAt },
            },
            tx,
          )
      })
      return ok(referenceId)
    },
  })
}

async function findExisting(digests: string[]) {
  const first = await db.grievance.findFirst({
    where: { digest: { in: digests } },
    select: { referenceId: true },
  })
  return first && ok(first.referenceId)
}

const publicColumns = {
  referenceId: true,
  createdAt: true,
  acknowledgedAt: true,
  decidedAt: true,
  outcome: true,
  answer: true,
} as const

export type GrievanceProgress = NonNullable<Awaited<ReturnType<typeof findProgress>>>

/** Reads the state and the answer of a grievance, for anybody who has its number; or `not-found`. */
export async function readGrievanceProgress(reference: string): Promise<Result<GrievanceProgress>> {
  const referenceId = spellUnguessableReference(reference)
  const row = referenceId ? await findProgress(referenceId) : null
  return row ? ok(row) : fail('not-found')
}

function findProgress(referenceId: string) {
  return db.grievance.findUnique({ where: { referenceId }, select: publicColumns })
}
