import { createHash } from 'node:crypto'
import { db, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { minute } from '../durations'
import { createOnce } from '../limits/idempotency.server'
import { consume } from '../limits/limit.server'
import { queueMail } from '../mail/outbox.server'
import { ok, type Result } from '../result'
import { type Floor, type Intent, intents, floors } from './choices'
import { newReference } from './reference.server'
import type { Source } from './sources'
import { z } from 'zod'
import { validate } from '../validation/validation.server'
import { choiceField, honeypot, messageFields, optionalFields } from './fields.server'

export type Sender = { ip: string; language: string }

export type NewMessage = {
  source: Source
  name: string
  email: string
  message: string
  intent?: Intent
  floor?: Floor
  organization?: string
  phone?: string
  links?: string
  deckOverview?: boolean
  voiceCall?: boolean
  confidentialNda?: boolean
}

// Contract: a digest of sender and content identifies repeated forms for ten minutes.
const repeatWindow = 10 * minute

/** Stores a message and queues its mails, with a rate-limited receipt. Returns the reference, or `too-many`. */
export async function storeMessage(message: NewMessage, sender: Sender): Promise<Result<string>> {
  const digest = computeDigest(message)
  return createOnce({
    name: `message ${digest}`,
    async findExisting() {
      const first = await firstReference(digest)
      return first ? ok(first) : null
    },
    limit: ['contact', { ip: sender.ip }],
    async create() {
      const receipt = await consume('contactReceipt', { account: message.email.toLowerCase() })
      return ok(await store(message, digest, sender, receipt.ok))
    },
  })
}

function computeDigest(message: NewMessage) {
  const parts = Object.entries({
    ...withoutEmpty(message),
    email: message.email.toLowerCase(),
  }).sort()
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

async function firstReference(digest: string) {
  const first = await db.message.findUnique({
    where: { digest },
    select: { id: true, referenceId: true, createdAt: true },
  })
  if (!first) return null
  if (first.createdAt.getTime() > Date.now() - repeatWindow) return first.referenceId
  await db.message.updateMany({ where: { id: first.id }, data: { digest: first.id } })
  return null
}

async function store(
  message: NewMessage,
  digest: string,
  { language }: Sender,
  hasReceipt: boolean,
) {
  const referenceId = newReference()
  await db.$transaction(async (tx) => {
    await tx.message.create({ data: { ...withoutEmpty(message), referenceId, digest, language } })
    await mailToCompany(message, referenceId, tx)
    if (hasReceipt) {
      await queueMail(
        {
          cause: `messageReceipt:${referenceId}`,
          kind: 'messageReceipt',
          language,
          recipient: message.email,
          payload: { referenceId },
        },
        tx,
      )
    }
  })
  return referenceId
}

async function mailToCompany(message: NewMessage, referenceId: string, tx: Transaction) {
  if (!env.CONTACT_TO) return
  await queueMail(
    {
      cause: `messageReceived:${referenceId}`,
      kind: 'messageReceived',
      language: 'en',
      recipient: env.CONTACT_TO,
      replyTo: message.email,
      payload: { referenceId, ...asText(message) },
    },
    tx,
  )
}

function withoutEmpty(message: NewMessage): NewMessage {
  const given = Object.entries(message).filter(([, value]) => (value ?? '') !== '')
  return Object.fromEntries(given) as NewMessage
}

function asText(message: NewMessage) {
  const given = Object.entries(withoutEmpty(message)).filter(([, value]) => value !== false)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

export const sendMessageSchema = z.object({
  ...honeypot,
  intent: z.preprocess((value) => value || undefined, choiceField(intents).optional()),
  ...messageFields,
  links: optionalFields.links,
})

/** Stores a message of the form on `/` and returns its reference; `invalid` with fields, or `too-many`. */
export async function sendMessage(input: unknown, sender: Sender): Promise<Result<string>> {
  const checked = validate(sendMessageSchema, input)
  if (!checked.ok) return checked
  return storeMessage({ source: 'contact', ...checked.value }, sender)
}

export const sendFromFloorSchema = z.object({
  ...honeypot,
  floor: choiceField(floors),
  name: messageFields.name,
  organization: optionalFields.organization,
  email: messageFields.email,
  phone: optionalFields.phone,
  message: messageFields.message,
})

/** Stores a message from a floor and returns its reference; `invalid` with fields, or `too-many`. */
export async function sendFromFloor(input: unknown, sender: Sender): Promise<Result<string>> {
  const checked = validate(sendFromFloorSchema, input)
  if (!checked.ok) return checked
  return storeMessage({ source: 'elevator', ...checked.value }, sender)
}
