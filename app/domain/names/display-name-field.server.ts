import { lengths } from '../validation/lengths'
import { checkedString } from '../validation/string-field.server'
import { isInvisible, isReadable } from '../validation/text'
import { textField } from '../validation/validation.server'
import { isReservedName } from './reserved-name.server'

/** An optional display name. `impersonation.server.ts` checks it against those of the team. */
export function displayNameField() {
  const text = textField(0, lengths.displayNameMax, 'displayNameLength', isVisible)
  return text.pipe(
    checkedString().refine((name) => !isReservedName(name), { error: 'nameReserved' }),
  )
}

function isVisible(name: string) {
  return isReadable(name) && !isInvisible(name)
}
