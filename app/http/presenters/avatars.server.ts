import { createHash } from 'node:crypto'
import type { PublicAuthor } from '~/domain/authorship/anonymity'
import { hasRole } from '~/domain/members/member'
import type { Language } from '~/i18n/languages'
import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'

type Author = {
  isAnonymous: boolean
  /** Absent outside a thread, where anonymous authors have no number. */
  anonymousNumber?: number | null
  user: Pick<PublicAuthor, 'username' | 'displayName' | 'role'> | null
}

/** What an avatar shows: letters or a number, and the classes of its look. */
export type AuthorAvatar = { letters: string; look: string }

// At the lightness in tokens.css.
const hues = [
  '[--hue:332]',
  '[--hue:18]',
  '[--hue:46]',
  '[--hue:150]',
  '[--hue:205]',
  '[--hue:268]',
]
const initialOfAnonymous = { en: 'A', hi: 'अ' }

/**
 * The avatar of an author. Named authors have one of six pairs of colours, chosen by the username; an anonymous one has
 * a number within its thread and no colour, so that nothing joins items of different threads.
 */
export function buildAvatar(
  language: Language,
  { isAnonymous, anonymousNumber, user }: Author,
): AuthorAvatar {
  if (isAnonymous || !user) {
    const number = anonymousNumber ?? 1
    const nameless = number > 1 ? `${number}` : initialOfAnonymous[language]
    return { letters: isAnonymous ? nameless : '–', look: 'nameless' }
  }
  const { username, displayName } = user
  const ring = hasRole(user, 'moderator') ? ' ring' : ''
  return { letters: getInitials(displayName ?? username), look: `${hueOf(username)}${ring}` }
}

function hueOf(username: string) {
  const byte = createHash('sha256').update(username).digest()[0] ?? 0
  return hues[byte % hues.length]
}

// Letters with their vowel signs, so that हिन्दी stays whole.
function getInitials(name: string) {
  const letters = name.match(/\P{M}\p{M}*/gu) ?? []
  return letters.slice(0, 2).join('').toUpperCase()
}

const happyMouths = Array.from(
  { length: 18 },
  (_, index) => `happy${String(index + 1).padStart(2, '0')}`,
)

/** An SVG face, always the same for a seed: changes here need a new URL. "Lorelei" by Lisa Wischofsky (CC0). */
export function drawAvatar(seed: string): string {
  return createAvatar(lorelei, {
    seed,
    mouth: happyMouths as lorelei.Options['mouth'],
    hairColor: ['221a26'],
    skinColor: ['efcfae', 'e0b48a', 'cf9a70', 'b97f58'],
    beardProbability: 0,
    frecklesProbability: 0,
    glassesProbability: 25,
  }).toString()
}
