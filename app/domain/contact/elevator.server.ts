import { z } from 'zod'
import type { Result } from '../result'
import { validate } from '../validation/validation.server'
import { floors } from './choices'
import { choiceField, honeypot, messageFields, optionalFields } from './fields.server'
import { storeMessage, type Sender } from './store-message.server'

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
