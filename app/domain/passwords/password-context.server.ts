import { names } from '~/content/names'
import { env } from '~/runtime/env.server'
import type { ProblemKey } from '../problems'
import { passwordVariants } from './password-variants'

export type PasswordOwner = { username?: string; displayName?: string | null; email?: string }

// Shorter words occur in too many good passwords.
const minWordLength = 3

const hosts = new URL(env.SITE_URL).hostname.split('.')

/** The problem of a password that contains the username or consists of public names; or null. */
export function contextProblem(password: string, owner: PasswordOwner): ProblemKey | null {
  const { username = '' } = owner
  if (username !== '' && password.toLowerCase().includes(username.toLowerCase()))
    return 'passwordHasUsername'
  const names = namesOf(owner)
  const isMadeOfNames = passwordVariants(password).some((form) => restOf(form, names) === '')
  return isMadeOfNames ? 'passwordMadeOfNames' : null
}

/** The words of the site and of a password's owner, in lower case. */
export function ownWordsOf({ username, displayName, email }: PasswordOwner): string[] {
  const [local = '', domain = ''] = (email ?? '').split('@')
  const parts = [displayName ?? '', username ?? '', local].flatMap((text) =>
    text.split(/[^\p{L}\p{M}\p{N}]+/u),
  )
  const given = [...names, ...hosts, username, displayName, local, ...parts, ...domain.split('.')]
  return [...new Set(given.map((text) => text?.toLowerCase() ?? ''))].filter(Boolean)
}

function namesOf(owner: PasswordOwner) {
  const forms = ownWordsOf(owner).flatMap((text) => passwordVariants(text).map(lettersOf))
  return [...new Set(forms)]
    .filter((word) => [...word].length >= minWordLength)
    .sort((one, other) => other.length - one.length)
}

function restOf(form: string, names: string[]) {
  const letters = lettersOf(form)
  if (letters === '') return null
  return names.reduce((rest, word) => rest.replaceAll(word, ''), letters)
}

function lettersOf(text: string) {
  return text.replace(/[^\p{L}\p{M}]/gu, '')
}
