import { lengths } from '../validation/lengths'
import { checkedString } from '../validation/string-field.server'
import { isInvisible, isReadable } from '../validation/text'
import { textField } from '../validation/validation.server'
import { hasOnlySeenCharacters } from './seen-characters'
import { isReservedName } from './reserved-name.server'

/**
 * An optional display name. `impersonation.server.ts` and `taken-names.server.ts` compare it with those of others.
 */
export function displayNameField() {
  const text = textField(0, lengths.displayNameMax, 'displayNameLength', isVisible)
  return text.pipe(
    checkedString()
      .refine(hasOnlySeenCharacters, { error: 'nameCharacters', abort: true })
      .refine((name) => !isReservedName(name), { error: 'nameReserved' }),
  )
}

function isVisible(name: string) {
  return isReadable(name) && !isInvisible(name)
}
