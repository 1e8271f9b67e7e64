import { z } from 'zod'
import { db } from '~/database/db.server'
import { encryptContents } from '~/domain/mail/outbox.server'
import { decrypt } from '~/runtime/encryption.server'

const mark = 'plain:'

const formerSchema = z.object({
  recipient: z.string(),
  replyTo: z.string().nullable(),
  language: z.string(),
  payload: z.string(),
})

/** Encrypts plaintext addresses of waiting and failed mails; returns their number. */
export async function encryptMails(): Promise<number> {
  const mails = await db.outgoingMail.findMany({
    where: { payload: { startsWith: mark } },
    select: { id: true, payload: true },
  })
  for (const { id, payload } of mails) {
    const {
      payload: inside,
      replyTo,
      ...rest
    } = formerSchema.parse(JSON.parse(payload.slice(mark.length)))
    const opened = decrypt('mail-payload', inside)
    const contents = {
      ...rest,
      replyTo: replyTo ?? undefined,
      payload: opened === null ? {} : (JSON.parse(opened) as Record<string, string>),
    }
    await db.outgoingMail.update({ where: { id }, data: { payload: encryptContents(contents) } })
  }
  return mails.length
}
