import { z } from 'zod'
import { lengths } from '../lengths'
import { textField } from '../validation.server'
import { isReservedName } from './reserved-name.server'

/** The field of a display name; empty: none. Whether it is like a moderator's is asked of `impersonation.server.ts`. */
export function displayNameField() {
  const text = textField(0, lengths.displayNameMax, 'displayNameLength')
  return text.pipe(z.string().refine((name) => !isReservedName(name), { error: 'nameReserved' }))
}
