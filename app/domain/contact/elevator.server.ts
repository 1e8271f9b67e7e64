import { z } from 'zod'
import type { Result } from '../result'
import { validate } from '../validation/validation.server'
import { floors } from './choices'
import { choiceField, messageFields, optionalFields } from './fields.server'
import { storeMessage, type Sender } from './store-message.server'
import { honeypotField } from './honeypot'

const schema = z.object({
  floor: choiceField(floors),
  name: messageFields.name,
  organization: optionalFields.organization,
  email: messageFields.email,
  phone: optionalFields.phone,
  message: messageFields.message,
})

export const floorFields = [...Object.keys(schema.shape), honeypotField]

/** Stores a message from a floor and returns its reference; `invalid` with fields, or `too-many`. */
export async function sendFromFloor(
  input: Record<string, unknown>,
  sender: Sender,
): Promise<Result<string>> {
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  return storeMessage({ source: 'elevator', ...checked.value }, input, sender)
}
