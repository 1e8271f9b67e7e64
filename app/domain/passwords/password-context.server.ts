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

function namesOf({ username, displayName, email }: PasswordOwner) {
  const [local = '', domain = ''] = (email ?? '').split('@')
  const parts = [displayName ?? '', local].flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u))
  const given = [...names, ...hosts, username, displayName, local, ...parts, ...domain.split('.')]
  const forms = given.flatMap((text) => (text ? passwordVariants(text).map(lettersOf) : []))
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
