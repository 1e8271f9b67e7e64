import { lengths } from '../validation/lengths'
import { checkedString } from '../validation/string-field.server'
import { textField } from '../validation/validation.server'
import { isReservedName } from './reserved-name.server'

/** The field of a display name; empty: none. Whether it is like a moderator's is asked of `impersonation.server.ts`. */
export function displayNameField() {
  const text = textField(0, lengths.displayNameMax, 'displayNameLength')
  return text.pipe(
    checkedString().refine((name) => !isReservedName(name), { error: 'nameReserved' }),
  )
}
