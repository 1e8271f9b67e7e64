import { z } from 'zod'
import { emailField } from '../validation/email-field.server'
import { lengths } from '../validation/lengths'
import { checkedString, textField } from '../validation/validation.server'
import { honeypotField } from './honeypot'

const requiredShort = () => textField(1, lengths.shortMax, 'tooLong')
const optionalShort = () => textField(0, lengths.shortMax, 'tooLong')

export const messageFields = {
  name: requiredShort(),
  email: emailField(),
  message: textField(1, lengths.commentMax, 'textLength'),
}

export const optionalFields = {
  organization: optionalShort(),
  phone: optionalShort(),
  links: optionalShort().pipe(
    checkedString().refine((text) => text === '' || isWebUrl(text), { error: 'linkFormat' }),
  ),
}

/**
 * The honeypot's field. A filled field is refused with a message, because a form that was not stored must not appear
 * as sent.
 */
export const honeypot = {
  [honeypotField]: z
    .unknown()
    .optional()
    .refine((value) => (value ?? '') === '', { error: 'leaveEmpty' })
    .transform(() => undefined),
}

/** One of fixed choices; an empty value is `required`, any other `wrongType`. */
export function choiceField<const T extends readonly string[]>(choices: T) {
  return z.enum(choices, {
    error: ({ input }) => (input === undefined || input === '' ? 'required' : 'wrongType'),
  })
}

function isWebUrl(text: string) {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  return ['http:', 'https:'].includes(new URL(text).protocol)
}
