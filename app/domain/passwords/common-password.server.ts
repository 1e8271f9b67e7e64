import { dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswords } from './common-passwords'
import { passwordVariants } from './password-variants'

const leaked = dictionary['passwords-common']
const known = new Set([...commonPasswords, ...leaked])

// The list begins with the most frequent. Further down stand words that good passwords are made of too.
const changedByAll = new Set(leaked.slice(0, 1_000))

/**
 * Whether a password is one of those that attackers try first: one of fifty thousand that have leaked most often, or made
 * by the usual changes from one of the thousand before all others.
 */
export function isCommonPassword(password: string): boolean {
  if (known.has(password.toLowerCase())) return true
  return passwordVariants(password).some((form) => changedByAll.has(form))
}
