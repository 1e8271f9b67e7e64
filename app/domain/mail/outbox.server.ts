import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { db, type Transaction } from '~/database/db.server'
import {
  decrypt,
  encrypt,
  isUnderCurrentSecret,
  keyFor,
  keysFor,
} from '~/runtime/encryption.server'
import type { MailKind } from './templates/index'
import { checkedString } from '../validation/validation.server'
import { wakeMailer } from './wake.server'
import { shuffled } from '../shuffled'

export type { MailKind } from './templates/index'

/**
 * A mail to send. `cause` identifies its subject: one mail per cause. `payload` is the template's input and may
 * contain tokens. Contents are encrypted, and deleted after sending. `userId` is the account whose deletion deletes
 * the mail.
 *
 * Mails about news in the forum come from `notifications.server.ts` and `digest.server.ts`, mails about items that
 * wait for moderators from `waiting-mail.server.ts`.
 */
export type NewMail = {
  cause: string
  kind: MailKind
  language: string
  /** Null for an account without email: nothing is sent. */
  recipient: string | null
  replyTo?: string
  payload: Record<string, string>
  userId?: string
}

const contentsSchema = z.object({
  recipient: checkedString(),
  replyTo: checkedString().optional(),
  language: checkedString(),
  payload: z.record(checkedString(), checkedString()),
})

/** The encrypted part of a mail. */
export type MailContents = z.output<typeof contentsSchema>

const purpose = 'mail'

// A person waits at the screen for these mails, or may be in danger.
const urgent: MailKind[] = [
  'resetPassword',
  'verifyEmail',
  'connectGoogle',
  'confirmSubscription',
  'dangerWaiting',
]

const aboutNews: string[] = [
  'somethingNew',
  'digest',
  'somethingWaiting',
  'dangerWaiting',
  'authorLookedUp',
] satisfies MailKind[]

/** True when mails of a kind say that something is new. Their rows have no account, and are deleted after sending. */
export function isAboutNews(kind: string): boolean {
  return aboutNews.includes(kind)
}

/** Adds a mail to the outbox in the transaction of its cause; a second one with the same cause is ignored. */
export async function queueMail(mail: NewMail, tx: Transaction = db): Promise<void> {
  if (!hasRecipient(mail)) return
  const row = rowOf(mail)
  const { cause } = row
  const [, ...former] = causeKeys(mail.cause)
  if (former.length && (await tx.outgoingMail.count({ where: { cause: { in: former } } }))) return
  await tx.outgoingMail.upsert({ where: { cause }, create: row, update: { cause } })
  wakeMailer()
}

type Addressed = NewMail & { recipient: string }

function hasRecipient(mail: NewMail): mail is Addressed {
  return mail.recipient !== null
}

function rowOf({ kind, userId, cause, ...rest }: Addressed) {
  return {
    cause: causeKey(cause),
    kind,
    userId,
    priority: Number(urgent.includes(kind)),
    payload: encryptContents(rest),
  }
}

/** Like `queueMail`, for many mails at once. */
export async function queueMails(mails: NewMail[], tx: Transaction): Promise<void> {
  const waiting = await tx.outgoingMail.findMany({
    where: { kind: { in: mails.map(({ kind }) => kind) } },
    select: { cause: true },
  })
  const known = new Set(waiting.map(({ cause }) => cause))
  const rows = mails
    .filter(hasRecipient)
    .filter(({ cause }) => !causeKeys(cause).some((key) => known.has(key)))
    .map(rowOf)
  await tx.outgoingMail.createMany({ data: shuffled(rows) })
  wakeMailer()
}

/** Returns the value of the column that identifies the mail of a cause. */
export function causeKey(cause: string): string {
  return causeKeys(cause)[0]
}

// Under the current secret, then under former ones.
function causeKeys(cause: string) {
  const keys = keysFor('mail-cause').map((key) => digestOf(key, cause))
  return keys as [string, ...string[]]
}

/**
 * Returns the name of a mail outside the database, in its Message-ID and as a file. It is the same at every attempt,
 * so that duplicates can be recognised. Without the secret nobody can connect it with the mail's row.
 */
export function publicNameOf(id: string): string {
  return digestOf(keyFor('mail-message-id'), id)
}

function digestOf(key: Buffer, text: string) {
  return createHmac('sha256', key).update(text).digest('hex')
}

export function encryptContents({ recipient, replyTo, language, payload }: MailContents): string {
  return encrypt(purpose, JSON.stringify({ recipient, replyTo, language, payload }))
}

/** True when the contents are encrypted under the current secret. */
export function isOfCurrentSecret(encrypted: string): boolean {
  return isUnderCurrentSecret(purpose, encrypted)
}

/** Returns the contents of a mail row; null when encrypted with an unknown secret. */
export function openContents(encrypted: string): MailContents | null {
  const text = decrypt(purpose, encrypted)
  return text === null ? null : contentsSchema.parse(JSON.parse(text))
}

/** Counts waiting and failed mails. `oldest` is the age in seconds of the oldest mail that is due. */
export async function outboxStats(now = new Date()) {
  const isDueOrFailed = [{ nextAttemptAt: { lte: now } }, { attempts: { gt: 0 } }]
  const [waiting, failed, oldest] = await Promise.all([
    db.outgoingMail.count({ where: { state: 'waiting' } }),
    db.outgoingMail.count({ where: { state: 'failed' } }),
    db.outgoingMail.findFirst({
      where: { state: 'waiting', OR: isDueOrFailed },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true },
    }),
  ])
  const age = oldest ? (now.getTime() - oldest.createdAt.getTime()) / 1000 : 0
  return { waiting, failed, oldest: Math.max(0, age) }
}
