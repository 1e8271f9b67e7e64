import { dictionary } from '@zxcvbn-ts/language-common'
import ownList from './common-passwords.json'
import { passwordVariants } from './password-variants'

const leaked = dictionary['passwords-common']

// In lower case: those of the well-known lists, and words and names of India and of this site with the usual endings.
const known = new Set([...ownList, ...leaked])

// The list starts with the most frequent; further down are words that good passwords contain too.
const topLeaked = new Set(leaked.slice(0, 1_000))

/** Whether a password is among the fifty thousand most often leaked, or a simple variant of the top thousand. */
export function isCommonPassword(password: string): boolean {
  if (known.has(password.toLowerCase())) return true
  return passwordVariants(password).some((form) => topLeaked.has(form))
}
