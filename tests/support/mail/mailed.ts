import { db } from '~/database/db.server'
import { openContents, type MailContents, type MailKind } from '~/domain/mail/outbox.server'

/** Returns the outbox, oldest first, with decrypted contents. The contents of sent mails are empty. */
export async function outbox() {
  const rows = await db.outgoingMail.findMany({ orderBy: { createdAt: 'asc' } })
  const gone: MailContents = { recipient: '', language: '', payload: {} }
  return rows.map(({ payload, ...row }) => ({ ...row, ...(openContents(payload) ?? gone) }))
}

export async function mailed(kind: MailKind) {
  const mails = (await outbox()).filter((mail) => mail.kind === kind)
  return mails.map(({ recipient, language, payload }) => ({
    recipient,
    language,
    token: payload.token ?? '',
  }))
}

export async function lastToken(kind: MailKind): Promise<string> {
  const token = (await mailed(kind)).at(-1)?.token
  if (!token) throw new Error(`no ${kind} was mailed with a token`)
  return token
}
