import { stringField } from '../validation/validation.server'

// The maximum length of a code with all spaces and dashes that were copied with it.
const maxLength = 200

/** A code of the app or a recovery code, as typed. */
export function codeTextField() {
  return stringField(maxLength, 'codeWrong').refine((text) => text.trim() !== '', {
    error: 'required',
  })
}
