import type { z } from 'zod'
import { isOnTeam, type Actor, type Member } from '~/domain/members/member'
import type { AnswerPage, OwnUse } from '~/domain/answers/answers.server'
import type { PublicAuthor } from '~/domain/authorship/anonymity'
import type { CommentThread, CommentView } from '~/domain/comments/comment-view'
import type { EpisodeView } from '~/domain/episodes/episodes.server'
import type { EpisodeDetails } from '~/domain/episodes/read-episode.server'
import { env } from '~/runtime/env.server'
import type { OwnPost } from '~/domain/activity/own-page.server'
import type { ListedPost } from '~/domain/posts/read-posts.server'
import type {
  authorSchema,
  commentSchema,
  episodeSchema,
  memberSchema,
  postSchema,
  wholeEpisodeSchema,
} from './entity-schemas.server'

/** An account as its owner sees it, with the email address. */
export function userEntity(member: Member): z.input<typeof memberSchema> {
  const { id, username, displayName, email, bio, role, isVerified } = member
  const notificationSettings = {
    email: member.emailNotifications,
    digest: member.digest,
    ...(isOnTeam(member, 'moderator') && { moderation: member.moderationMail }),
  }
  return { _id: id, username, displayName, email, bio, role, isVerified, notificationSettings }
}

export function episodeEntity(episode: EpisodeView): z.input<typeof episodeSchema> {
  return { _id: episode.id, ...namedEpisode(episode) }
}

export function wholeEpisodeEntity({
  summary,
  audioUrl,
  audioBytes,
  durationSeconds,
  publishedAt,
  chapters,
  people,
  transcripts,
  ...episode
}: EpisodeDetails): z.input<typeof wholeEpisodeSchema> {
  return {
    ...episodeEntity(episode),
    summary,
    audioBytes,
    durationSeconds,
    audioUrl: audioUrl && new URL(audioUrl, env.SITE_URL).href,
    publishedAt: publishedAt?.toISOString() ?? null,
    chapters,
    people,
    transcripts,
  }
}

// Includes the season only if another season has an episode of the same number.
function namedEpisode({ episodeNumber, shownSeason, title }: EpisodeView) {
  return { episodeNumber, ...(shownSeason !== null && { season: shownSeason }), title }
}

function authorEntity(user: PublicAuthor | null): z.input<typeof authorSchema> | null {
  return user && { username: user.username, displayName: user.displayName }
}

type AnyPost = ListedPost & OwnUse & Partial<Pick<OwnPost, 'tombstone' | 'removedReason'>>

/** `likedBy` contains at most the viewer: likes in a health forum are private. */
export function postEntity(
  {
    id,
    user,
    liked,
    createdAt,
    editedAt,
    episode,
    tombstone,
    removedReason: _,
    writeLimit: __,
    hasExpertAnswer: ___,
    ...post
  }: AnyPost,
  viewer: Actor,
): z.input<typeof postSchema> {
  return {
    _id: id,
    ...post,
    user: authorEntity(user),
    expert: user?.expert ?? null,
    ...(episode && {
      episodeId: episode.id,
      episode: namedEpisode(episode),
    }),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    likedBy: viewer && liked ? [viewer.id] : [],
    ...(tombstone === 'held' && { isWaiting: true }),
  }
}

type AnyComment = CommentView &
  Partial<Pick<CommentThread, 'replies' | 'replyCount' | 'repliesCursor'>> & {
    post?: { id: string; title: string }
  }

/** A comment, with its first replies and its post if the caller loaded them. */
export function commentEntity({
  id,
  user,
  createdAt,
  editedAt,
  replies = [],
  post,
  tombstone,
  removedReason: _,
  ...comment
}: AnyComment): z.input<typeof commentSchema> {
  return {
    _id: id,
    ...comment,
    user: authorEntity(user),
    expert: user?.expert ?? null,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isDeleted: tombstone !== null && tombstone !== 'held',
    ...(tombstone === 'held' && { isWaiting: true }),
    ...(tombstone === 'hiddenByYou' && { isHiddenByYou: true }),
    replies: replies.map(commentEntity),
    ...(post && { post: { _id: post.id, title: post.title } }),
  }
}

export function answerPageBody({ answers, total, nextCursor }: AnswerPage) {
  const body = answers.map(({ post, newCount, latestAt }) => ({
    post: { _id: post.id, title: post.title },
    newCount,
    latestAt: latestAt.toISOString(),
  }))
  return { answers: body, total, nextCursor }
}

export function commentPageBody({
  comments,
  nextCursor,
}: {
  comments: AnyComment[]
  nextCursor: string | null
}) {
  return { comments: comments.map(commentEntity), nextCursor }
}
