import { dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswords } from './common-passwords'
import { passwordVariants } from './password-variants'

const leaked = dictionary['passwords-common']
const known = new Set([...commonPasswords, ...leaked])

// The list starts with the most frequent; further down are words that good passwords contain too.
const topLeaked = new Set(leaked.slice(0, 1_000))

/** Whether a password is among the fifty thousand most often leaked, or a simple variant of the top thousand. */
export function isCommonPassword(password: string): boolean {
  if (known.has(password.toLowerCase())) return true
  return passwordVariants(password).some((form) => topLeaked.has(form))
}
