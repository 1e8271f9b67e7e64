import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { db, type Transaction } from '~/database/db.server'
import { decrypt, encrypt, isUnderPresentSecret, keyFor } from '~/runtime/encryption.server'
import { env } from '~/runtime/env.server'
import type { MailKind } from './templates'
import { checkedString } from '../validation/string-field.server'
import { wakeMailer } from './wake.server'

export type { MailKind } from './templates'

/**
 * A mail to send. `cause` names what it is sent for: one cause, one mail. `payload` is what its template reads; it may
 * hold tokens. Who it goes to and all it says is kept encrypted and goes when the mail has gone. `userId` is the account
 * that it is about, whose deletion takes it along; `threadKey` stands for a notification's recipient and post.
 * `notBefore` holds it back.
 */
export type NewMail = {
  cause: string
  kind: MailKind
  language: string
  recipient: string
  replyTo?: string
  payload: Record<string, string>
  userId?: string
  threadKey?: string
  notBefore?: Date
}

const contentsSchema = z.object({
  recipient: checkedString(),
  replyTo: checkedString().optional(),
  language: checkedString(),
  payload: z.record(checkedString(), checkedString()),
})

/** What is encrypted of a mail. */
export type MailContents = z.output<typeof contentsSchema>

const purpose = 'mail'

// Somebody waits in front of the screen for a link that opens an account; the rest has time.
const urgent: MailKind[] = ['resetPassword', 'verifyEmail', 'confirmSubscription']

/**
 * Puts a mail into the outbox; it leaves once the transaction has been committed. A second mail of the same
 * cause is silently the first one.
 * @param within the transaction of what causes the mail, so that there is never one without the other
 */
export async function queueMail(mail: NewMail, within: Transaction = db): Promise<void> {
  const { kind, userId, threadKey, notBefore = new Date(), ...rest } = mail
  const { cause, messageId } = columnsOfCause(mail.cause)
  await within.outgoingMail.upsert({
    where: { cause },
    create: {
      ...{ cause, messageId, kind, userId, threadKey },
      priority: Number(urgent.includes(kind)),
      payload: encryptContents(rest),
      nextAttemptAt: notBefore,
    },
    update: { cause },
  })
  wakeMailer()
}

/** The columns by which a mail is known to be that of a cause. */
export function columnsOfCause(cause: string): { cause: string; messageId: string } {
  return { cause: digestOf('mail-cause', cause), messageId: messageIdOf(cause) }
}

/** The Message-ID of a cause, the same at every attempt, so that a mail taken twice can be told. */
export function messageIdOf(cause: string): string {
  return `<${digestOf('mail-message-id', cause)}@${new URL(env.SITE_URL).hostname}>`
}

/** Stands for one reader's notifications about one post; nobody can tell from it which. */
export function threadKeyOf(userId: string, postId: string): string {
  return digestOf('mail-thread', JSON.stringify([userId, postId]))
}

function digestOf(purpose: string, text: string) {
  return createHmac('sha256', keyFor(purpose)).update(text).digest('hex')
}

/** What is kept of a mail's contents. */
export function encryptContents({ recipient, replyTo, language, payload }: MailContents): string {
  return encrypt(purpose, JSON.stringify({ recipient, replyTo, language, payload }))
}

/** Whether a mail's contents were encrypted with the present secret. */
export function isOfPresentSecret(encrypted: string): boolean {
  return isUnderPresentSecret(purpose, encrypted)
}

/** A mail's contents, out of a row; null when they were encrypted with a secret that is not known here. */
export function openContents(encrypted: string): MailContents | null {
  const text = decrypt(purpose, encrypted)
  return text === null ? null : contentsSchema.parse(JSON.parse(text))
}
