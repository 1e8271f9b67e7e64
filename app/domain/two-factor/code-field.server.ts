import { stringField } from '../validation/validation.server'

// A code with whatever spaces and dashes it was copied with.
const maxLength = 200

/** A code of the app or a recovery code, as typed. */
export function codeTextField() {
  return stringField(maxLength, 'codeWrong').refine((text) => text.trim() !== '', {
    error: 'required',
  })
}
