import { z } from 'zod'
import type { Result } from '../result'
import { validate } from '../validation/validation.server'
import { intents } from './choices'
import { choiceField, honeypot, messageFields, optionalFields } from './fields.server'
import { storeMessage, type Sender } from './store-message.server'

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
