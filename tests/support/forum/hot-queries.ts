import { db } from '~/database/db.server'
import { countOwn } from '~/domain/activity/own-page.server'
import { listSavedPosts } from '~/domain/activity/list-saved-posts.server'
import {
  countAnswers,
  listAnswers,
  savePost,
  visitThread,
  withOwnUse,
} from '~/domain/answers/answers.server'
import { writeCursor } from '~/domain/validation/validation.server'
import type { Member } from '~/domain/members/member'
import { indexAllPending } from '~/domain/search/index-pending.server'
import {
  listComments,
  repliesInThread,
  listReplies,
  locateComment,
  readParentComment,
} from '~/domain/comments/list-comments.server'
import { listPosts, readPost } from '~/domain/posts/read-posts.server'
import { readRelated } from '~/domain/search/related-posts.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import { makeComment, makeMember, makePost, unwrap } from './factories'
import { makeReplies } from './many-comments'

type Forum = { member: Member; postId: string; threadId: string; longId: string }

/** Creates a few rows for the queries below. */
export async function makeForum(): Promise<Forum> {
  const member = await makeMember()
  const posts = [await makePost(member), await makePost(member), await makePost(member)]
  const postId = posts[1]?.id ?? ''
  const threads = await Promise.all(posts.map(({ id }) => makeComment(member, id)))
  await makeComment(member, postId, { parentCommentId: threads[1]?.id, content: 'A reply' })
  const long = await makeComment(member, postId)
  await makeReplies(member, postId, long.id, repliesInThread + 1)
  await db.block.create({ data: { blockerId: member.id, blockedId: (await makeMember()).id } })
  await indexAllPending()
  return { member, postId, threadId: threads[0]?.id ?? '', longId: long.id }
}

async function cursorAt(list: string, id: string) {
  const query = { where: { id }, select: { sortKey: true } }
  const item = (await db.post.findUnique(query)) ?? (await db.comment.findUnique(query))
  return writeCursor(list, item?.sortKey ?? '')
}

/** The frequent queries of readers, by name. Other queries are not checked. */
export const hotQueries: Record<string, (forum: Forum) => Promise<unknown>> = {
  'the list': () => listPosts(null, {}),
  'the list for a member': ({ member }) => listPosts(member, {}),
  'the list by type': () => listPosts(null, { type: 'general' }),
  'the list, deep in': async ({ postId }) =>
    listPosts(null, { cursor: await cursorAt('posts newest', postId) }),
  'the list by type, deep in': async ({ postId }) =>
    listPosts(null, { type: 'general', cursor: await cursorAt('posts newest', postId) }),
  'unanswered posts': () => listPosts(null, { sort: 'unanswered' }),
  'unanswered posts, deep in': async ({ postId }) =>
    listPosts(null, { sort: 'unanswered', cursor: await cursorAt('posts newest', postId) }),
  'the last answered': () => listPosts(null, { sort: 'active' }),
  'the last answered of a topic': () => listPosts(null, { sort: 'active', topic: 'other' }),
  'the last answered in a language': () => listPosts(null, { sort: 'active', language: 'en' }),
  'the last answered of a type': () => listPosts(null, { sort: 'active', type: 'general' }),
  'the last answered by all filters': () =>
    listPosts(null, { sort: 'active', topic: 'other', language: 'en', type: 'general' }),
  'a post': ({ postId, member }) => readPost(member, postId),
  'its comments': ({ postId }) => listComments(null, postId, {}),
  'its comments, deep in': async ({ postId, threadId }) =>
    listComments(null, postId, { cursor: await cursorAt(`comments ${postId}`, threadId) }),
  'its comments for a member': ({ postId, member }) => listComments(member, postId, {}),
  'the replies to a comment': ({ longId }) => listReplies(null, longId, {}),
  'the replies to a comment, deep in': async ({ longId, threadId }) =>
    listReplies(null, longId, { cursor: await cursorAt(`replies ${longId}`, threadId) }),
  'the replies to a comment for a member': ({ longId, member }) => listReplies(member, longId, {}),
  'where a reply stands': async ({ postId, longId, member }) => {
    const last = await db.comment.findFirst({
      where: { parentId: longId },
      orderBy: { sortKey: 'desc' },
    })
    return locateComment(member, postId, last?.id ?? '', 1_000_000)
  },
  'the comment that is answered': ({ postId, longId, member }) =>
    readParentComment(member, postId, longId),
  'what is new, for the header': ({ member }) => countAnswers(member),
  'what is new': ({ member }) => listAnswers(member, {}),
  'what is new in a thread': ({ member, postId }) => visitThread(member, postId),
  'what is new in the posts of a list': ({ member, postId }) =>
    withOwnUse(member, [{ id: postId }]),
  'saved posts': async ({ member, postId }) => {
    await savePost(member, postId, { saved: true })
    return listSavedPosts(member, {})
  },
  'how much a member wrote': ({ member }) => countOwn(member),
  'related posts for a member': ({ member, postId }) => readRelated(member, postId),
  'a search for a member': ({ member }) => searchPosts(member, { q: 'title content' }),
  'a search that finds comments for a member': ({ member }) =>
    searchPosts(member, { q: 'comment' }),
  'a search': () => searchPosts(null, { q: 'title content' }),
  'a search by type': () => searchPosts(null, { q: 'title', type: 'general' }),
  'a search that finds comments': () => searchPosts(null, { q: 'comment' }),
  'a search that finds comments, deep in': async () => {
    const { nextCursor } = unwrap(await searchPosts(null, { q: 'comment', limit: 1 }))
    return unwrap(await searchPosts(null, { q: 'comment', limit: 1, cursor: nextCursor }))
  },
  'a search without a word': () => searchPosts(null, { q: '"a title" -comment' }),
  'a search by the beginning': () => searchPosts(null, { q: 'titl' }),
  'a search after something was written': async () => {
    await db.post.updateMany({ data: { title: 'Another title' } })
    await searchPosts(null, { q: 'another' })
  },
}
