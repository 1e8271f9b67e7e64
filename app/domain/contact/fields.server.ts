import { z } from 'zod'
import { emailField } from '../validation/email-field.server'
import { lengths } from '../validation/lengths'
import { checkedString } from '../validation/string-field.server'
import { textField } from '../validation/validation.server'

const requiredShort = () => textField(1, lengths.shortMax, 'tooLong')
const optionalShort = () => textField(0, lengths.shortMax, 'tooLong')

/** What every message has (product spec section 3, contract "Lengths"). */
export const messageFields = {
  name: requiredShort(),
  email: emailField(),
  message: textField(1, lengths.commentMax, 'textLength'),
}

/** What may be left empty (product spec section 5). */
export const optionalFields = {
  organization: optionalShort(),
  phone: optionalShort(),
  links: optionalShort().pipe(
    checkedString().refine((text) => text === '' || isWebAddress(text), { error: 'linkFormat' }),
  ),
}

/** One of several fixed choices; `absent` is allowed to be the empty text of a group in which nothing is chosen. */
export function choiceField<const T extends readonly string[]>(choices: T) {
  return z.enum(choices, {
    error: ({ input }) => (input === undefined || input === '' ? 'required' : 'wrongType'),
  })
}

function isWebAddress(text: string) {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  return ['http:', 'https:'].includes(new URL(text).protocol)
}
