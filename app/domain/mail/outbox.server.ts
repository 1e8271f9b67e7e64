import { createHash } from 'node:crypto'
import { db, type Transaction } from '~/db.server'
import { env } from '~/env.server'
import { decrypt, encrypt } from '~/encryption.server'
import type { MailKind } from './templates'
import { wakeMailer } from './wake.server'

export type { MailKind } from './templates'

/**
 * A mail to send. `cause` names what it is sent for: one cause, one mail. `payload` is what its template
 * reads; it may hold tokens, for it is kept encrypted and goes when the mail has gone. `thread` is the post
 * of a notification. `notBefore` holds it back.
 */
export type NewMail = {
  cause: string
  kind: MailKind
  language: string
  recipient: string
  replyTo?: string
  payload: Record<string, string>
  thread?: string
  notBefore?: Date
}

const purpose = 'mail-payload'

/**
 * Puts a mail into the outbox; it leaves once the transaction has been committed. A second mail of the same
 * cause is silently the first one.
 * @param within the transaction of what causes the mail, so that there is never one without the other
 */
export async function queueMail(mail: NewMail, within: Transaction = db): Promise<void> {
  const { payload, notBefore = new Date(), ...row } = mail
  await within.outgoingMail.upsert({
    where: { cause: mail.cause },
    create: {
      ...row,
      messageId: messageIdOf(mail.cause),
      payload: encrypt(purpose, JSON.stringify(payload)),
      nextAttemptAt: notBefore,
    },
    update: { cause: mail.cause },
  })
  wakeMailer()
}

/** The Message-ID of a cause, the same at every attempt, so that a mail taken twice can be told. */
export function messageIdOf(cause: string): string {
  const digest = createHash('sha256').update(cause).digest('hex')
  return `<${digest}@${new URL(env.SITE_URL).hostname}>`
}

/** What a template reads, out of a row; null when it was sealed with another secret. */
export function openPayload(sealed: string): Record<string, string> | null {
  const text = decrypt(purpose, sealed)
  return text === null ? null : (JSON.parse(text) as Record<string, string>)
}
