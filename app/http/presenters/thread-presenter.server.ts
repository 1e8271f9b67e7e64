import type { Member } from '~/domain/members/member'
import type { CommentThread, CommentView } from '~/domain/comments/comment-view'
import { toRichText } from '~/domain/rich-text/link-text.server'
import type { PostView } from '~/domain/posts/post-view'
import type { Language } from '~/i18n/languages'
import {
  unavailableLabel,
  badgesOf,
  itemLinks,
  metadataOf,
  moreReplies,
  threadNames,
} from './thread-labels.server'

type Viewer = { language: Language; member: Member | null }

/** A post as its page shows it: texts already translated, nothing that only the server needs. */
export function presentPost({ language, member }: Viewer, post: PostView) {
  const { id, title, isAnonymous, createdAt, isOwn, likes, liked, commentCount, views, episode } =
    post
  return {
    ...{ id, title, isAnonymous, createdAt, isOwn, likes, liked, commentCount, views, episode },
    richText: toRichText(post.content),
    author: threadNames(language)(post),
    badges: badgesOf(language, post),
    metadata: metadataOf(language, post),
    links: itemLinks(language, member, 'post', post),
  }
}

/** A page of a post's comments, with their first replies. */
export function presentThreads(viewer: Viewer, post: PostView, threads: CommentThread[]) {
  return threads.map((thread) => ({
    ...presentComment(viewer, post, thread),
    replies: thread.replies.map((reply) => presentComment(viewer, post, reply)),
    more: moreReplies(viewer.language, post.id, thread),
  }))
}

/** A comment as the post's page shows it. */
export function presentComment({ language, member }: Viewer, post: PostView, comment: CommentView) {
  const { id, isAnonymous, createdAt, isOwn } = comment
  return {
    ...{ id, isAnonymous, createdAt, isOwn },
    richText: toRichText(comment.content),
    unavailable: unavailableLabel(language, comment),
    author: threadNames(language)(comment),
    badges: badgesOf(language, comment),
    metadata: metadataOf(language, comment, post),
    links: comment.unavailable ? [] : itemLinks(language, member, 'comment', comment),
  }
}

/** The comment that is being replied to, for the form. */
export function presentAnswered({ language }: Viewer, comment: CommentView | null) {
  return comment && { id: comment.id, author: threadNames(language)(comment) }
}
