import { db, exists } from '~/database/db.server'
import { dateOfNumber, readThreadStates } from '../threads/thread-states.server'
import { openDraft } from '../drafts/drafts.server'
import { listPasskeys } from '../passkeys/own-passkeys.server'
import { openAppeal } from '../appeals/stored-appeals.server'
import { readRevealNotices } from '../moderation/reveal-notices.server'
import { readTwoFactor } from '../two-factor/read-two-factor.server'
import { authoredBy } from '../authorship/authorship.server'
import { publicTime } from '../authorship/anonymity'
import { paginate } from '../paginate.server'
import type { Member } from '../members/member'
import { z } from 'zod'
import { minute } from '../durations'
import { expiringTokens } from '../expiring-token.server'
import { consume } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import { checkedString, anyPasswordField, validate } from '../validation/validation.server'
import { detailsOf } from '../experts/expert'
import { commentLikesOf } from '../comments/comment-reactions.server'
import { countHiddenAuthors, openHidden } from '../members/hidden-content.server'
import { reauthenticate } from '../accounts/reauthenticate.server'

/** Returns the stored data about a member except forum content and secrets such as the password hash. */
export async function exportedAccount(userId: string) {
  const { passwordHash, recoveryHash, sealedHidden, expert, ...account } =
    await db.user.findUniqueOrThrow({
      where: { id: userId },
      omit: { usernameKey: true, emailKey: true },
    })
  const own = { where: { userId }, orderBy: { id: 'asc' }, omit: { userId: true } } as const
  const [sessions, connections, mailedLinks, drafts, reports, blocks, mails, moderation, reveals] =
    await Promise.all([
      db.session.findMany({
        ...own,
        orderBy: { createdAt: 'asc' },
        omit: { userId: true, tokenHash: true, sealedStart: true },
      }),
      db.connection.findMany(own),
      db.token.findMany({ ...own, omit: { userId: true, tokenHash: true } }),
      db.draft.findMany({ ...own, omit: { userId: true, draftKey: true } }),
      db.report.findMany({
        where: { reporterId: userId },
        orderBy: { createdAt: 'asc' },
        omit: { reporterId: true },
      }),
      blocksBy(userId),
      mailsAbout(userId),
      moderationBy(userId),
      readRevealNotices(userId),
    ])
  return {
    account: {
      ...account,
      hasPassword: passwordHash !== null,
      hasRecoveryWords: recoveryHash !== null,
      ...openHidden(sealedHidden),
      hiddenAnonymousAuthors: countHiddenAuthors(sealedHidden),
      expert: detailsOf({ expert }),
    },
    secondStep: await readTwoFactor(userId),
    passkeys: await listPasskeys(userId),
    trustedDevices: await db.trustedDevice.findMany({
      where: { secondStep: { userId } },
      orderBy: { createdAt: 'asc' },
      select: { device: true, createdAt: true, expiresAt: true },
    }),
    sessions,
    connections,
    mailedLinks,
    mails,
    drafts: drafts.map((draft) => ({ ...draft, ...openDraft(draft.fields) })),
    reports,
    blocks,
    moderation,
    reveals,
    threads: await threadsOf(userId),
    likedComments: await likedCommentsOf(userId),
    reviews: await reviewsBy(userId),
  }
}

// The order is random, because no time is stored.
async function likedCommentsOf(memberId: string) {
  const rows = await db.commentLike.findMany({
    where: await commentLikesOf(memberId),
    orderBy: { id: 'asc' },
    select: { commentId: true, comment: { select: { postId: true } } },
  })
  return rows.map(({ commentId, comment }) => ({ commentId, postId: comment.postId }))
}

function reviewsBy(expertId: string) {
  return db.commentReview.findMany({
    where: { expertId },
    orderBy: { id: 'asc' },
    select: { commentId: true, verdict: true },
  })
}

// The threads that the member follows, saves and has read, with titles where readable.
async function threadsOf(memberId: string) {
  const { states } = await readThreadStates(memberId)
  const posts = await db.post.findMany({
    where: { id: { in: [...states.keys()] }, removedAt: null },
    select: { id: true, title: true },
  })
  const titles = new Map(posts.map(({ id, title }) => [id, title]))
  return [...states.values()].map(({ postId, isFollowed, isSaved, readOn }) => ({
    postId,
    title: titles.get(postId) ?? null,
    following: isFollowed,
    saved: isSaved,
    lastReadOn: dateOfNumber(readOn),
  }))
}

// Only usernames: nothing else about blocked members is the member's own data.
async function blocksBy(blockerId: string) {
  const rows = await db.block.findMany({
    where: { blockerId },
    orderBy: [{ createdAt: 'asc' }, { blockedId: 'asc' }],
    select: { blocked: { select: { username: true } }, createdAt: true },
  })
  return rows
    .filter(({ blocked }) => exists(blocked))
    .map(({ blocked, createdAt }) => ({ username: blocked.username, createdAt }))
}

// Selects by account and never by email address, which may have belonged to another person. Rows of notifications
// name no account.
function mailsAbout(userId: string) {
  return db.outgoingMail.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, state: true, createdAt: true, sentAt: true },
  })
}

function moderationBy(actorId: string) {
  return db.auditEntry.findMany({
    where: { actorId },
    orderBy: [{ day: 'asc' }, { id: 'asc' }],
    select: { action: true, targetKind: true, day: true },
  })
}

const pageSize = 500

type Written = { sortKey: string }

/** Yields pages of a member's posts, oldest first, including removed ones and unmasked originals. */
async function* exportedPosts(authorId: string) {
  const own = await authoredBy(authorId)
  const pages = paginate(pageSize, (after?: Written) =>
    db.post.findMany({
      where: { ...own, sortKey: after && { gt: after.sortKey } },
      orderBy: { sortKey: 'asc' },
      take: pageSize,
      select: {
        id: true,
        sortKey: true,
        title: true,
        content: true,
        originalTitle: true,
        originalContent: true,
        type: true,
        topic: true,
        contentNote: true,
        audience: true,
        language: true,
        episode: { select: { season: true, episodeNumber: true, title: true } },
        isAnonymous: true,
        likes: true,
        commentCount: true,
        views: true,
        createdAt: true,
        editedAt: true,
        removedAt: true,
        removedReason: true,
        appeal: { select: { sealed: true, answer: true } },
        lockedAt: true,
        lockedUntil: true,
        lockedReason: true,
        slowUntil: true,
        slowReason: true,
      },
    }),
  )
  for await (const page of pages) yield page.map(withPublicTimes)
}

/** Yields pages of a member's comments in the same way, with the ids of their posts. */
async function* exportedComments(authorId: string) {
  const own = await authoredBy(authorId)
  const pages = paginate(pageSize, (after?: Written) =>
    db.comment.findMany({
      where: { ...own, sortKey: after && { gt: after.sortKey } },
      orderBy: { sortKey: 'asc' },
      take: pageSize,
      select: {
        id: true,
        sortKey: true,
        postId: true,
        parentId: true,
        content: true,
        originalContent: true,
        isAnonymous: true,
        helpedAsker: true,
        likes: true,
        createdAt: true,
        editedAt: true,
        removedAt: true,
        removedReason: true,
        appeal: { select: { sealed: true, answer: true } },
      },
    }),
  )
  for await (const page of pages) yield page.map(withPublicTimes)
}

type Timed = Written & {
  isAnonymous: boolean
  createdAt: Date
  editedAt: Date | null
  removedAt: Date | null
  lockedAt?: Date | null
  appeal: { sealed: string; answer: string | null } | null
}

// Others may read a file on a phone. So times of anonymous items are no more precise than elsewhere.
function withPublicTimes<Item extends Timed>({ sortKey: _, appeal, ...item }: Item) {
  const { isAnonymous, editedAt, removedAt, lockedAt } = item
  const createdAt = publicTime(item.createdAt, isAnonymous)
  // A moderator's moment is a random one of its hour, so it may lie before the writing.
  const sinceCreated = (date: Date) =>
    new Date(Math.max(publicTime(date, isAnonymous).getTime(), createdAt.getTime()))
  return {
    ...item,
    appeal: appeal && { ...openAppeal(appeal.sealed), answer: appeal.answer },
    createdAt,
    editedAt: editedAt && publicTime(editedAt, isAnonymous),
    removedAt: removedAt && sinceCreated(removedAt),
    ...(lockedAt && { lockedAt: sinceCreated(lockedAt) }),
  }
}

/** Yields pages of the posts that a member likes, oldest like first, with titles where readable. */
async function* exportedLikes(userId: string) {
  const pages = paginate(pageSize, (after?: LikeRow) =>
    db.like.findMany({
      where: { userId, ...(after && likedAfter(after)) },
      orderBy: [{ createdAt: 'asc' }, { postId: 'asc' }],
      take: pageSize,
      select: { createdAt: true, postId: true, post: { select: { title: true, removedAt: true } } },
    }),
  )
  for await (const page of pages) yield page.map(likeOf)
}

type LikeRow = { createdAt: Date; postId: string; post: { title: string; removedAt: Date | null } }

function likedAfter({ createdAt, postId }: LikeRow) {
  return { createdAt: { gte: createdAt }, NOT: { createdAt, postId: { lte: postId } } }
}

function likeOf({ createdAt, postId, post }: LikeRow) {
  return { postId, title: exists(post) && !post.removedAt ? post.title : null, createdAt }
}

/**
 * Yields all data stored about a member, as chunks of JSON. About others it has only titles of liked posts and names
 * of blocked members.
 */
export async function* exportMember({ id }: Member): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(new Date())}`
  for (const [name, value] of Object.entries(await exportedAccount(id))) {
    yield `,\n${JSON.stringify(name)}:${JSON.stringify(value)}`
  }
  const lists = { posts: exportedPosts, comments: exportedComments, likes: exportedLikes }
  for (const [name, pages] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}:[`
    yield* listed(pages(id))
    yield '\n]'
  }
  yield '\n}\n'
}

async function* listed(pages: AsyncIterable<object[]>) {
  let separator = '\n'
  for await (const page of pages) {
    yield separator + page.map((item) => JSON.stringify(item)).join(',\n')
    separator = ',\n'
  }
}

export const exportSchema = z.object({ password: anyPasswordField().optional() })

const ticketSchema = z.object({ sessionId: checkedString() })
const tickets = expiringTokens('export', ticketSchema, minute)

/**
 * Reauthenticates, and returns a ticket that is valid for a minute in this session. `invalid` with fields, or
 * `too-many`.
 */
export async function requestExport(
  viewer: Member,
  input: unknown,
  sessionId: string | null,
): Promise<Result<string>> {
  const checked = validate(exportSchema, input)
  if (!checked.ok) return checked
  const confirmed = await reauthenticate(viewer, checked.value.password, sessionId)
  if (!confirmed.ok) return confirmed
  const allowed = await consume('export', { account: viewer.id })
  if (!allowed.ok) return allowed
  logSecurityEvent('account-exported', { outcome: 'ok', account: viewer.id })
  return ok(tickets.issue({ sessionId: sessionId ?? '' }))
}

/**
 * Returns a ticket's export, as chunks of JSON; `not-allowed` when the ticket is invalid, expired or from another
 * session.
 */
export function openExport(
  viewer: Member,
  ticket: string | null,
  sessionId: string | null,
): Result<AsyncGenerator<string>> {
  return tickets.open(ticket)?.sessionId === sessionId
    ? ok(exportMember(viewer))
    : fail('not-allowed')
}
