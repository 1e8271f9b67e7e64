import { lengths } from '../validation/lengths'
import { checkedString } from '../validation/string-field.server'
import { textField } from '../validation/validation.server'
import { isReservedName } from './reserved-name.server'

/** An optional display name. `impersonation.server.ts` checks it against those of the team. */
export function displayNameField() {
  const text = textField(0, lengths.displayNameMax, 'displayNameLength')
  return text.pipe(
    checkedString().refine((name) => !isReservedName(name), { error: 'nameReserved' }),
  )
}
