import { z } from 'zod'
import type { Result } from '../result'
import { validate } from '../validation/validation.server'
import { intents } from './choices'
import { choiceField, messageFields, optionalFields } from './fields.server'
import { storeMessage, type Sender } from './store-message.server'
import { honeypotField } from './honeypot'

const schema = z.object({
  intent: z.preprocess((value) => value || undefined, choiceField(intents).optional()),
  ...messageFields,
  links: optionalFields.links,
})

export const messageFormFields = [...Object.keys(schema.shape), honeypotField]

/** Stores a message of the form on `/` and returns its reference; `invalid` with fields, or `too-many`. */
export async function sendMessage(
  input: Record<string, unknown>,
  sender: Sender,
): Promise<Result<string>> {
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  return storeMessage({ source: 'contact', ...checked.value }, input, sender)
}
