import { defaultTopic, topics, type Topic } from '~/content/topics'
import type { OwnThread } from '~/domain/answers/answers.server'
import { mayMarkHelped } from '~/domain/comments/comment-reactions.server'
import type { CommentThread, CommentView } from '~/domain/comments/comment-view'
import { mayReview } from '~/domain/comments/reviews.server'
import { formatClock, toIsoDay } from '~/domain/day'
import type { DraftFields } from '~/domain/drafts/drafts.server'
import { type Member, isSuspended, hasActiveRole } from '~/domain/members/member'
import type { PostView, TombstoneReason } from '~/domain/posts/post-view'
import { toRichText } from '~/domain/rich-text/rich-text.server'
import { dateOfNumber, dayNumber } from '~/domain/threads/thread-states.server'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { formatDay } from '~/i18n/use-translation'
import {
  type Author,
  badgesInThread,
  buildAvatar,
  expertLines,
  listBadges,
  reviewLines,
  threadNames,
} from './authors.server'
import { openReplies, repliesUrl } from './item-url.server'
import { audienceBadges, noteSentence } from './post-labels.server'

type Dated = { editedAt: Date | null }
type MaybeTombstone = { tombstone: TombstoneReason | null; removedReason: string | null }

export type ItemLink = { to: string; label: string }

/** The labels after author and time: 'edited' if the item was edited. */
function metadataOf(language: Language, { editedAt }: Dated): string[] {
  return editedAt ? [getI18n(language).t('thread:edited')] : []
}

/** Explains why an item is unavailable, with the reason for a removal. Null if it can be read. */
export function tombstoneLabel(
  language: Language,
  { tombstone, removedReason }: MaybeTombstone,
  author = '',
) {
  const t = getI18n(language).getFixedT(null, ['thread', 'moderation'])
  if (!tombstone) return null
  return tombstone === 'removed' && removedReason
    ? removalLabel(language, removedReason)
    : t(`thread:unavailable.${tombstone}`, { author })
}

/**
 * Tells the author that a post is waiting for a moderator, and since when. Only named posts wait, so the time reveals
 * nothing new.
 */
export function heldLabel(language: Language, { createdAt }: { createdAt: Date }): string {
  const t = getI18n(language).getFixedT(null, 'thread')
  const day = formatDay(language, toIsoDay(createdAt))
  const since = t('unavailable.heldSince', { day, time: formatClock(createdAt) })
  return `${t('unavailable.held')} ${since}`
}

/** Says that a moderator removed an item, and why. Null without a reason. */
function removalLabel(language: Language, removedReason: string | null): string | null {
  return removedReason && reasonLabel(language, removedReason, 'thread:removedBecause')
}

function reasonLabel(
  language: Language,
  removedReason: string,
  sentence: 'thread:removedBecause' | 'thread:reason',
) {
  const t = getI18n(language).getFixedT(null, ['thread', 'moderation'])
  const reason = t(`moderation:reason.${removedReason}` as 'moderation:reason.other')
  return t(sentence, { reason })
}

/**
 * The viewer's links on somebody else's item: report; block a named author; hide the anonymous author of a comment;
 * review as an expert; moderate.
 */
function itemLinks(
  language: Language,
  viewer: Member | null,
  kind: 'post' | 'comment',
  item: Author & { id: string; isOwn: boolean },
): ItemLink[] {
  if (item.isOwn) return []
  const t = getI18n(language).getFixedT(null, 'thread')
  const path = `/forum/${kind}/${item.id}`
  const links = [{ to: `${path}/report`, label: t('report') }]
  if (viewer && item.user) links.push({ to: `${path}/block`, label: t('block') })
  if (viewer && kind === 'comment' && item.isAnonymous)
    links.push(hideLink(language, item.id, 'hideAuthor'))
  if (kind === 'comment' && mayReview(viewer))
    links.push({ to: `${path}/review`, label: t('expert.review') })
  if (hasActiveRole(viewer, 'moderator'))
    links.push({ to: `/moderation/${kind}/${item.id}`, label: t('moderate') })
  return links
}

function hideLink(language: Language, id: string, label: 'hideAuthor' | 'showAgain') {
  return { to: `/forum/comment/${id}/hide-author`, label: getI18n(language).t(`thread:${label}`) }
}

function tombstoneLinks(language: Language, comment: CommentView): ItemLink[] {
  if (comment.tombstone === 'hiddenByYou') return [hideLink(language, comment.id, 'showAgain')]
  return removedLinks(language, comment)
}

// Links to the profile. A URL with the item's id would reveal the author in the browser's history.
function removedLinks(
  language: Language,
  { isOwn, tombstone }: Pick<CommentView, 'isOwn' | 'tombstone'>,
): ItemLink[] {
  if (tombstone !== 'removed') return []
  const { t } = getI18n(language)
  const grievance = { to: '/grievance', label: t('grievance') }
  if (!isOwn) return [grievance]
  return [{ to: '/profile?tab=comments', label: t('thread:askAgain') }, grievance]
}

/** Labels of a page of comments. The link to the next page includes the number of following comments if it is known. */
export function threadLabels(language: Language, countOfMore = 0) {
  const t = getI18n(language).getFixedT(null, 'thread')
  const labels = t('page', { returnObjects: true })
  return countOfMore > 0
    ? { ...labels, moreComments: t('furtherComments', { count: countOfMore }) }
    : labels
}

/** The heading of related posts. */
export function relatedLabel(language: Language): string {
  return getI18n(language).t('thread:related')
}

/** The heading of others' questions. It says that they open in a new tab. */
export function othersLabel(language: Language): string {
  return getI18n(language).t('thread:othersAsked')
}

export function repliesLabels(language: Language, title: string) {
  const t = getI18n(language).getFixedT(null, 'thread')
  return { ...t('replies', { returnObjects: true }), title: t('repliesTitle', { title }) }
}

/** The link to further replies. Null if all are shown. */
function moreReplies(
  language: Language,
  postId: string,
  { id, replies, replyCount, repliesCursor }: CommentThread,
): ItemLink | null {
  if (repliesCursor === null) return null
  const t = getI18n(language).getFixedT(null, 'thread')
  const count = replyCount - replies.length
  return {
    to: repliesUrl(postId, id, replies.length ? repliesCursor : null),
    label: replies.length ? t('moreReplies', { count }) : t('allReplies', { count }),
  }
}

/** The label that opens the folded replies of a thread. */
function foldedReplies(language: Language, count: number): string {
  return getI18n(language).getFixedT(null, 'thread')('moreReplies', { count })
}

/** Explains why the viewer cannot write here now. Null if they can. */
export function closedLabel(
  language: Language,
  viewer: Member | null,
  post?: Pick<PostView, 'isLocked' | 'writeLimit'>,
): string | null {
  const t = getI18n(language).getFixedT(null, 'thread')
  if (viewer?.suspendedUntil && isSuspended(viewer))
    return t('suspended', { until: formatDay(language, toIsoDay(viewer.suspendedUntil)) })
  if (!post?.isLocked) return null
  return post.writeLimit?.state === 'quiet'
    ? t('writeLimit.quiet')
    : writeLimitLabel(language, 'locked', post.writeLimit)
}

/** The link to ask a quiet thread's question again. Null for other threads. */
export function askAnewLink(
  language: Language,
  { writeLimit }: Pick<PostView, 'writeLimit'>,
): ItemLink | null {
  if (writeLimit?.state !== 'quiet') return null
  return { to: '/forum/new', label: getI18n(language).t('thread:writeLimit.askAnew') }
}

/** Says that a thread accepts one comment an hour, until when and why. Null for every other thread. */
export function slowLabel(
  language: Language,
  { writeLimit }: Pick<PostView, 'writeLimit'>,
): string | null {
  return writeLimit?.state === 'slow' ? writeLimitLabel(language, 'slow', writeLimit) : null
}

/** The member's comment that came too late for a closed thread, to be copied. Null without one. */
export function keptCommentLabel(language: Language, draft: DraftFields | null): string | null {
  const content = draft?.content?.trim()
  return content ? `${getI18n(language).t('thread:keptComment')}\n\n${content}` : null
}

function writeLimitLabel(
  language: Language,
  state: 'locked' | 'slow',
  limit: PostView['writeLimit'],
) {
  const t = getI18n(language).getFixedT(null, ['thread', 'moderation'])
  const until = limit?.until && formatDay(language, toIsoDay(limit.until))
  const what = until
    ? t(`thread:writeLimit.until.${state}`, { until })
    : t(`thread:writeLimit.${state}`)
  const why = limit?.reason && t(`moderation:reason.${limit.reason}` as 'moderation:reason.other')
  const reason = why ? t('thread:writeLimit.reason', { reason: why }) : ''
  return [what, reason, state === 'locked' ? t('thread:writeLimit.readable') : '']
    .filter(Boolean)
    .join(' ')
}

type Page = {
  fresh: ItemLink | null
  post: PostView
  cursor: string | undefined
  isLastPage: boolean
  isClosed: boolean
  isReplying: boolean
  isMember: boolean
}

// With fewer comments, all are close to the title.
const manyComments = 10

/**
 * The links under a post's title. They lead to new comments on another page and, in a long thread, to the comments, the
 * latest one and the form.
 */
export function jumpLinks(
  language: Language,
  { fresh, post, cursor, isLastPage, isClosed, isReplying, isMember }: Page,
): ItemLink[] {
  const t = getI18n(language).getFixedT(null, ['thread', 'forum'])
  const path = `/forum/post/${post.id}`
  const count = post.commentCount
  const first = fresh ? [fresh] : []
  if (count < manyComments && isLastPage && !cursor) return first
  const here = cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''
  const latest = isLastPage ? `${here}#latest` : `${path}?comment=latest`
  const comments = [
    { to: `${here}#comments`, label: t('forum:comments', { count }) },
    { to: latest, label: t('thread:places.latest') },
  ]
  // A reply has its own form.
  const form = (isReplying ? path : here) + '#comment-form'
  return [
    ...first,
    ...(count ? comments : []),
    ...(isClosed
      ? []
      : [{ to: form, label: t(isMember ? 'thread:places.write' : 'thread:places.signIn') }]),
  ]
}

type Viewer = { language: Language; member: Member | null }

/** Serializes a post for its page, with translated texts and without data that only the server needs. */
export function serializePost({ language, member }: Viewer, post: PostView, own?: OwnThread) {
  const { id, title, createdAt, isOwn, likes, liked, commentCount, views, episode } = post
  return {
    id,
    title,
    createdAt,
    isOwn,
    likes,
    liked,
    commentCount,
    views,
    episode,
    ...(own && { following: own.following, saved: own.saved }),
    topic: post.topic === defaultTopic ? null : topicLink(language, post.topic),
    note: noteSentence(language, post),
    labelled: post.isLabelled ? getI18n(language).t('thread:labelled') : null,
    richText: toRichText(post.content),
    author: threadNames(language)(post),
    avatar: buildAvatar(language, post),
    badges: [...listBadges(language, post), ...audienceBadges(language, post)],
    metadata: metadataOf(language, post),
    expert: expertLines(language, post),
    links: itemLinks(language, member, 'post', post),
  }
}

function topicLink(language: Language, topic: Topic) {
  return { key: topic, title: topics[topic][language] }
}

/** The comment below the line that marks new comments. Null without such a line. */
export function freshLine(
  language: Language,
  comments: { id: string }[],
  fresh: OwnThread['fresh'],
) {
  const first = fresh && comments.find(({ id }) => fresh.ids.includes(id))
  return first ? { first: first.id, label: sinceLabel(language, fresh.since) } : null
}

/** The link to the first new comment on another page. Null if all are on this page. */
export function freshElsewhere(
  language: Language,
  postId: string,
  comments: { id: string }[],
  fresh: OwnThread['fresh'],
): ItemLink | null {
  const others = fresh?.ids.filter((id) => !comments.some((each) => each.id === id)) ?? []
  const [first] = others
  if (first === undefined) return null
  const t = getI18n(language).getFixedT(null, 'thread')
  const to = `/forum/post/${postId}?comment=${first}`
  return { to, label: t('fresh.elsewhere', { count: others.length }) }
}

// 1 January 1970 was a Thursday.
const weekdays = [
  ...(['thursday', 'friday', 'saturday', 'sunday'] as const),
  ...(['monday', 'tuesday', 'wednesday'] as const),
]

function sinceLabel(language: Language, since: number) {
  const t = getI18n(language).getFixedT(null, 'thread')
  const daysAgo = dayNumber() - since
  if (daysAgo <= 0) return t('fresh.today')
  if (daysAgo === 1) return t('fresh.yesterday')
  const weekday = weekdays[since % 7] ?? 'thursday'
  const named =
    daysAgo < 7 ? t(`fresh.weekdays.${weekday}`) : formatDay(language, dateOfNumber(since))
  return t('fresh.since', { day: named })
}

/**
 * Serializes a page of comments with their first replies. Opens the folded replies that contain a comment of `opened`.
 */
export function serializeThreads(
  viewer: Viewer,
  post: PostView,
  threads: CommentThread[],
  opened: (string | null | undefined)[],
) {
  return threads.map((thread) => ({
    ...serializeComment(viewer, post, thread),
    replies: thread.replies.map((reply) => serializeComment(viewer, post, reply)),
    fold: foldOf(viewer.language, thread, opened),
    more: moreReplies(viewer.language, post.id, thread),
  }))
}

function foldOf(
  language: Language,
  { replies }: CommentThread,
  opened: (string | null | undefined)[],
) {
  const folded = replies.slice(openReplies)
  if (!folded.length) return null
  const isOpen = folded.some(({ id }) => opened.includes(id))
  return { after: openReplies, label: foldedReplies(language, folded.length), isOpen }
}

/** Serializes a comment for the post's page. */
export function serializeComment(
  { language, member }: Viewer,
  post: PostView,
  comment: CommentView,
) {
  const { id, createdAt, isOwn } = comment
  return {
    id,
    createdAt,
    isOwn,
    richText: toRichText(comment.content),
    tombstone: tombstoneLabel(
      language,
      { ...comment, removedReason: null },
      threadNames(language)(comment),
    ),
    ...(comment.tombstone === 'removed' &&
      comment.removedReason && {
        removal: reasonLabel(language, comment.removedReason, 'thread:reason'),
      }),
    ...(comment.tombstone === 'held' && isOwn && { isHeld: true }),
    author: threadNames(language)(comment),
    avatar: buildAvatar(language, comment),
    badges: badgesInThread(language, comment, post),
    metadata: metadataOf(language, comment),
    ...expertOf(language, comment),
    links: comment.tombstone
      ? tombstoneLinks(language, comment)
      : itemLinks(language, member, 'comment', comment),
    ...(comment.likes && { likes: comment.likes, liked: comment.liked }),
    helped: helpedButton({ language, member }, post, comment),
  }
}

// Most comments have neither, so nothing is sent for them.
function expertOf(language: Language, comment: CommentView) {
  if (comment.tombstone) return {}
  const expert = expertLines(language, comment)
  const reviews = reviewLines(language, comment)
  return { ...(expert && { expert }), ...(reviews.length && { reviews }) }
}

/** The button that marks a comment as helpful. Null if the viewer may not press it, or wrote the comment. */
function helpedButton({ language, member }: Viewer, post: PostView, comment: CommentView) {
  if (comment.tombstone || comment.isOwn || !mayMarkHelped(member, post)) return null
  const t = getI18n(language).getFixedT(null, 'thread')
  return { isOn: comment.helped, label: t(post.isOwn ? 'helped.me' : 'helped.badge') }
}

/** True when a comment is in these threads. */
export function isAmong(threads: CommentThread[], commentId: string | undefined): boolean {
  return threads.some(({ id, replies }) =>
    [id, ...replies.map((each) => each.id)].includes(commentId ?? ''),
  )
}
