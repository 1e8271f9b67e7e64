import { createHash } from 'node:crypto'
import { helplines } from '~/content/helplines'
import { isByPoster, type PublicAuthor } from '~/domain/authorship/anonymity'
import type { CommentView } from '~/domain/comments/comment-view'
import { verdicts } from '~/domain/experts/expert'
import { hasRole } from '~/domain/members/member'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'

type Named = Pick<PublicAuthor, 'username' | 'displayName' | 'role'> &
  Partial<Pick<PublicAuthor, 'expert'>>

export type Author = { isAnonymous: boolean; user: Named | null }

type Numbered = Author & { anonymousNumber: number | null }

export type Badge = { label: string; note?: string; isForViewer?: boolean }

/**
 * An author's name outside a thread: display name or username, or 'Anonymous'. `gone` replaces a deleted account's
 * name.
 */
export function authorNames(
  language: Language,
  gone: 'deleted' | 'unknown' = 'deleted',
): (item: Author) => string {
  const t = getI18n(language).getFixedT(null, 'thread')
  return ({ isAnonymous, user }) => {
    if (isAnonymous) return t('anonymous')
    return user ? (user.displayName ?? user.username) : t(gone)
  }
}

/** An author's name in a thread, where anonymous authors are numbered: 'Anonymous', 'Anonymous 2'. */
export function threadNames(language: Language): (item: Numbered) => string {
  const t = getI18n(language).getFixedT(null, 'thread')
  const nameOf = authorNames(language)
  return (item) => {
    const { isAnonymous, anonymousNumber } = item
    if (!isAnonymous || (anonymousNumber ?? 1) === 1) return nameOf(item)
    return t('numbered', { anonymous: nameOf(item), number: anonymousNumber })
  }
}

/** Marks moderators and experts. Marks the viewer's own anonymous items, for the viewer only. */
export function listBadges(
  language: Language,
  { isAnonymous, isOwn, user }: Author & { isOwn: boolean },
): Badge[] {
  const t = getI18n(language).getFixedT(null, 'thread')
  if (isAnonymous)
    return isOwn ? [{ label: t('you'), note: t('onlyYouSee'), isForViewer: true }] : []
  if (!user) return []
  return [
    ...(hasRole(user, 'moderator') ? [{ label: t('moderator') }] : []),
    ...(user.expert ? [{ label: t(`expert.professions.${user.expert.profession}`) }] : []),
  ]
}

/** The lines above and below an expert's text. Null for other authors. */
export function expertLines(language: Language, { user }: { user: PublicAuthor | null }) {
  if (!user?.expert) return null
  const t = getI18n(language).getFixedT(null, 'thread')
  const { name, profession, registration } = user.expert
  const shown = { name, profession: t(`expert.professions.${profession}`), registration }
  // The byline above has the name already, with the profession as its badge.
  const isInByline = name === (user.displayName ?? user.username)
  return { mark: isInByline ? registration : t('expert.mark', shown), note: t('expert.note') }
}

/**
 * The reviews of a comment. Each verdict's sentence appears once, with its experts, and with helplines where a doctor
 * is needed.
 */
export function reviewLines(language: Language, { reviews }: Pick<CommentView, 'reviews'>) {
  const t = getI18n(language).getFixedT(null, 'thread')
  return verdicts.flatMap((verdict) => {
    const by = reviews
      .filter((review) => review.verdict === verdict)
      .map(({ expert: { name, profession } }) =>
        t('expert.by', { name, profession: t(`expert.professions.${profession}`) }),
      )
    if (!by.length) return []
    const { lines, more } = helplines[language]
    return [
      {
        sentence: t(`expert.verdicts.${verdict}`),
        by,
        ...(verdict === 'see-a-doctor' && { help: { lines, more } }),
      },
    ]
  })
}

/** `listBadges` for a comment in its thread, with marks for the poster and for comments that helped. */
export function badgesInThread(
  language: Language,
  comment: Numbered & { isOwn: boolean; helped?: boolean },
  post: Numbered,
): Badge[] {
  const t = getI18n(language).getFixedT(null, 'thread')
  const poster = isByPoster(comment, post) ? [{ label: t('byPoster') }] : []
  const helped = comment.helped ? [{ label: t('helped.badge') }] : []
  return [...poster, ...listBadges(language, comment), ...helped]
}

type AvatarOf = {
  isAnonymous: boolean
  /** Absent outside a thread, where anonymous authors have no number. */
  anonymousNumber?: number | null
  user: Pick<PublicAuthor, 'username' | 'displayName' | 'role'> | null
}

/** An avatar's letters or number, and its CSS classes. */
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

/** The classes for authors without a name, and the ring that moderators have in addition to their colours. */
export const avatarLooks = {
  nameless: 'border border-dashed border-edge text-soft',
  ring: '[box-shadow:0_0_0_2px_var(--surface),0_0_0_4px_var(--accent)] forced-colors:border-3!',
}

const initialOfAnonymous = { en: 'A', hi: 'अ' }

/**
 * The avatar of an author. Named authors have one of six colour pairs, chosen by the username. Anonymous authors have a
 * number in their thread and no colour, so their items in different threads cannot be linked.
 */
export function buildAvatar(
  language: Language,
  { isAnonymous, anonymousNumber, user }: AvatarOf,
): AuthorAvatar {
  if (isAnonymous || !user) {
    const number = anonymousNumber ?? 1
    const nameless = number > 1 ? `${number}` : initialOfAnonymous[language]
    return { letters: isAnonymous ? nameless : '–', look: avatarLooks.nameless }
  }
  const { username, displayName } = user
  const ring = hasRole(user, 'moderator') ? ` ${avatarLooks.ring}` : ''
  return { letters: getInitials(displayName ?? username), look: `${hueOf(username)}${ring}` }
}

function hueOf(username: string) {
  const byte = createHash('sha256').update(username).digest()[0] ?? 0
  return hues[byte % hues.length]
}

// Matches letters with their vowel signs, so हिन्दी is not split within a letter.
function getInitials(name: string) {
  const letters = name.match(/\P{M}\p{M}*/gu) ?? []
  return letters.slice(0, 2).join('').toUpperCase()
}
