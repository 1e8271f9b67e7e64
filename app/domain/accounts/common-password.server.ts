import { dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswords } from './common-passwords'
import { guessedForms } from './guessed-forms'

const known = new Set([...commonPasswords, ...dictionary['passwords-common']])

/** Whether a password is one of those that attackers try first, or made from one by the usual changes. */
export function isCommonPassword(password: string): boolean {
  return guessedForms(password).some((form) => known.has(form))
}
