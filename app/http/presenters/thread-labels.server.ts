import type { Member } from '~/domain/members/member'
import { hasRole } from '~/domain/members/member-role'
import { isSuspended } from '~/domain/members/active-member'
import { dayOf } from '~/domain/day'
import { isByPoster, type PublicAuthor } from '~/domain/authorship/anonymity'
import type { CommentThread } from '~/domain/comments/comment-view'
import type { Unavailability } from '~/domain/posts/unavailability'
import { hasActiveRole } from '~/domain/members/require-role'
import { i18nOf } from '~/i18n/i18n.server'
import { formatDay } from '~/i18n/format-day'
import type { Language } from '~/i18n/languages'
import { repliesAddress } from './comment-address.server'

type Author = { isAnonymous: boolean; user: PublicAuthor | null }
type Numbered = Author & { anonymousNumber: number | null }
type Dated = { editedAt: Date | null }
type MaybeUnavailable = { unavailable: Unavailability | null; removedReason: string | null }

export type Badge = { label: string; note?: string }

export type ItemLink = { to: string; label: string }

/** An author's name outside a thread: display name or username, 'Anonymous', or `gone` for a deleted account. */
export function authorNames(
  language: Language,
  gone: 'deleted' | 'unknown' = 'deleted',
): (item: Author) => string {
  const t = i18nOf(language).getFixedT(null, 'thread')
  return ({ isAnonymous, user }) => {
    if (isAnonymous) return t('anonymous')
    return user ? (user.displayName ?? user.username) : t(gone)
  }
}

/** An author's name within a thread, where anonymous authors are numbered: 'Anonymous', 'Anonymous 2'. */
export function threadNames(language: Language): (item: Numbered) => string {
  const t = i18nOf(language).getFixedT(null, 'thread')
  const nameOf = authorNames(language)
  return (item) => {
    const { isAnonymous, anonymousNumber } = item
    if (!isAnonymous || (anonymousNumber ?? 1) === 1) return nameOf(item)
    return t('numbered', { anonymous: nameOf(item), number: anonymousNumber })
  }
}

/** Marks moderators, and the viewer's own anonymous items to the viewer alone. */
export function badgesOf(
  language: Language,
  { isAnonymous, isOwn, user }: Author & { isOwn: boolean },
): Badge[] {
  const t = i18nOf(language).getFixedT(null, 'thread')
  if (isAnonymous) return isOwn ? [{ label: t('you'), note: t('onlyYouSee') }] : []
  return user && hasRole(user, 'moderator') ? [{ label: t('moderator') }] : []
}

/** The same for a comment, which is also marked if it is by the poster. */
export function badgesInThread(
  language: Language,
  comment: Numbered & { isOwn: boolean },
  post: Numbered,
): Badge[] {
  const t = i18nOf(language).getFixedT(null, 'thread')
  const poster = isByPoster(comment, post) ? [{ label: t('byPoster') }] : []
  return [...poster, ...badgesOf(language, comment)]
}

/** What follows author and time: that the item was edited. */
export function metadataOf(language: Language, { editedAt }: Dated): string[] {
  return editedAt ? [i18nOf(language).t('thread:edited')] : []
}

/** Why an item is unavailable, with the reason of a removal; null if it can be read. */
export function unavailableLabel(
  language: Language,
  { unavailable, removedReason }: MaybeUnavailable,
) {
  const t = i18nOf(language).getFixedT(null, ['thread', 'moderation'])
  if (!unavailable) return null
  if (unavailable === 'removed' && removedReason) {
    const reason = t(`moderation:reason.${removedReason}` as 'moderation:reason.other')
    return t('thread:removedBecause', { reason })
  }
  return t(`thread:unavailable.${unavailable}`)
}

/** The viewer's links on somebody else's item: report, block its author if named, moderate. */
export function itemLinks(
  language: Language,
  viewer: Member | null,
  kind: 'post' | 'comment',
  item: Author & { id: string; isOwn: boolean },
): ItemLink[] {
  if (item.isOwn) return []
  const t = i18nOf(language).getFixedT(null, 'thread')
  const path = `/forum/${kind}/${item.id}`
  const links = [{ to: `${path}/report`, label: t('report') }]
  if (viewer && item.user) links.push({ to: `${path}/block`, label: t('block') })
  if (hasActiveRole(viewer, 'moderator'))
    links.push({ to: `/moderation/${kind}/${item.id}`, label: t('moderate') })
  return links
}

/** What a member appears as in a thread, and the question whether who is anonymous there may show their name. */
export function namingLabels(language: Language, member: Member, anonymousNumber: number) {
  const t = i18nOf(language).getFixedT(null, 'thread')
  const nameOf = threadNames(language)
  const named = nameOf({ isAnonymous: false, anonymousNumber: null, user: member })
  const unnamed = nameOf({ isAnonymous: true, anonymousNumber, user: null })
  return {
    legend: t('naming.legend'),
    stay: t('naming.stay'),
    show: t('naming.show', { username: member.username }),
    asNamed: t('naming.named', { name: named }),
    asAnonymous: t('naming.anonymous', { name: unnamed }),
  }
}

export function threadLabels(language: Language) {
  return i18nOf(language).getFixedT(null, 'thread')('page', { returnObjects: true })
}

export function repliesLabels(language: Language, title: string) {
  const t = i18nOf(language).getFixedT(null, 'thread')
  return { ...t('replies', { returnObjects: true }), title: t('repliesTitle', { title }) }
}

/** The link to replies that are not shown; null if all are. */
export function moreReplies(
  language: Language,
  postId: string,
  { id, replies, replyCount, repliesCursor }: CommentThread,
): ItemLink | null {
  if (repliesCursor === null) return null
  const t = i18nOf(language).getFixedT(null, 'thread')
  const count = replyCount - replies.length
  return {
    to: repliesAddress(postId, id, replies.length ? repliesCursor : null),
    label: replies.length ? t('moreReplies', { count }) : t('allReplies', { count }),
  }
}

/** What opens the folded replies of a thread. */
export function foldedReplies(language: Language, count: number): string {
  return i18nOf(language).getFixedT(null, 'thread')('moreReplies', { count })
}

/** Links to what does not fit on a moderator's page of one item. */
export function moreOfItem(
  language: Language,
  {
    leftOut,
    reportsCursor,
  }: { leftOut: 'original' | 'content' | null; reportsCursor: string | null },
): { text: ItemLink | null; reports: ItemLink | null } {
  const t = i18nOf(language).getFixedT(null, 'thread')
  return {
    text: leftOut && { to: `?text=${leftOut}`, label: t(`leftOut.${leftOut}`) },
    reports: reportsCursor ? { to: `?cursor=${reportsCursor}`, label: t('moreReports') } : null,
  }
}

/** The link to the next page of blocked members; null on the last. */
export function moreBlocks(language: Language, cursor: string | null): ItemLink | null {
  const t = i18nOf(language).getFixedT(null, 'thread')
  return cursor === null ? null : { to: `?cursor=${cursor}`, label: t('moreBlocks') }
}

/** Why the viewer cannot write here now; null if they can. */
export function closedLabel(
  language: Language,
  viewer: Member | null,
  post?: { isLocked: boolean },
): string | null {
  const t = i18nOf(language).getFixedT(null, 'thread')
  if (viewer?.suspendedUntil && isSuspended(viewer))
    return t('suspended', { until: formatDay(language, dayOf(viewer.suspendedUntil)) })
  return post?.isLocked ? t('locked') : null
}
