import type { Member } from '~/domain/members/member'
import type { CommentThread, CommentView } from '~/domain/comments/comment-view'
import { toRichText } from '~/domain/rich-text/link-text.server'
import type { PostView } from '~/domain/posts/post-view'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import type { Language } from '~/i18n/languages'
import { avatarOf } from './author-avatar.server'
import { openReplies } from './comment-address.server'
import {
  foldedReplies,
  unavailableLabel,
  badgesInThread,
  badgesOf,
  itemLinks,
  metadataOf,
  moreReplies,
  threadNames,
} from './thread-labels.server'

type Viewer = { language: Language; member: Member | null }

/** A post as its page shows it: texts already translated, nothing that only the server needs. */
export function presentPost({ language, member }: Viewer, post: PostView) {
  const { id, title, createdAt, isOwn, likes, liked, commentCount, views, episode } = post
  return {
    ...{ id, title, createdAt, isOwn, likes, liked, commentCount, views, episode },
    richText: toRichText(post.content),
    author: threadNames(language)(post),
    avatar: avatarOf(post),
    badges: badgesOf(language, post),
    metadata: metadataOf(language, post),
    links: itemLinks(language, member, 'post', post),
  }
}

/** A page of a post's comments, with their first replies; of those that are folded, `opened` are to be seen. */
export function presentThreads(
  viewer: Viewer,
  post: PostView,
  threads: CommentThread[],
  opened: (string | null | undefined)[],
) {
  return threads.map((thread) => ({
    ...presentComment(viewer, post, thread),
    replies: thread.replies.map((reply) => presentComment(viewer, post, reply)),
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

/** A comment as the post's page shows it. */
export function presentComment({ language, member }: Viewer, post: PostView, comment: CommentView) {
  const { id, createdAt, isOwn } = comment
  return {
    ...{ id, createdAt, isOwn },
    richText: toRichText(comment.content),
    unavailable: unavailableLabel(language, comment),
    author: threadNames(language)(comment),
    avatar: avatarOf(comment),
    badges: badgesInThread(language, comment, post),
    metadata: metadataOf(language, comment),
    links: comment.unavailable ? [] : itemLinks(language, member, 'comment', comment),
  }
}

/** A comment that is not published yet, as others would see it. */
export function presentPreview(language: Language, item: PostView | CommentView, post?: PostView) {
  return {
    createdAt: item.createdAt,
    richText: toRichText(item.content),
    author: threadNames(language)(item),
    avatar: avatarOf(item),
    badges: post ? badgesInThread(language, item, post) : badgesOf(language, item),
    metadata: [],
  }
}

/** The comment that is being replied to, for the form, and the address to which 'Cancel Reply' leads. */
export function presentAnswered(
  { language }: Viewer,
  postId: string,
  cursor: string | null,
  comment: CommentView | null,
) {
  if (!comment) return null
  const { id, content, parentCommentId } = comment
  const query = new URLSearchParams({
    ...(cursor && { cursor }),
    ...(parentCommentId && { open: id }),
  })
  return {
    id,
    author: threadNames(language)(comment),
    quote: excerpt(content, excerptLengths.card),
    back: `/forum/post/${postId}${query.size ? `?${query}` : ''}#reply-${id}`,
  }
}

/** Whether a comment is among these threads. */
export function isAmong(threads: CommentThread[], commentId: string | undefined): boolean {
  return threads.some(({ id, replies }) =>
    [id, ...replies.map((each) => each.id)].includes(commentId ?? ''),
  )
}
