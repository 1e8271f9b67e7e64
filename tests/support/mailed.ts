import { db } from '~/db.server'
import { openPayload, type MailKind } from '~/domain/mail/outbox.server'

/** The mails of a kind that wait in the outbox, oldest first: to whom, in what language, with which token. */
export async function mailed(kind: MailKind) {
  const rows = await db.outgoingMail.findMany({ where: { kind }, orderBy: { id: 'asc' } })
  return rows.map(({ recipient, language, payload }) => ({
    recipient,
    language,
    token: openPayload(payload)?.token ?? '',
  }))
}

/** The token of the last mail of a kind. @throws {Error} when there is none */
export async function lastToken(kind: MailKind): Promise<string> {
  const token = (await mailed(kind)).at(-1)?.token
  if (!token) throw new Error(`no ${kind} was mailed with a token`)
  return token
}
