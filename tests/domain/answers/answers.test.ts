import { randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import {
  countAnswers,
  firstNewComment,
  followThread,
  listAnswers,
  markAnswersRead,
  savePost,
  toggleFollow,
  toggleSave,
  visitThread,
  withOwnUse,
} from '~/domain/answers/answers.server'
import { countSavedPosts, listSavedPosts } from '~/domain/activity/list-saved-posts.server'
import { deleteComment } from '~/domain/comments/own-comment.server'
import { countOwn } from '~/domain/activity/own-page.server'
import { day } from '~/domain/durations'
import type { Member } from '~/domain/members/member'
import {
  addNote,
  addNotes,
  dayNumber,
  maxThreads,
  readThreadStates,
  unreadThread,
} from '~/domain/threads/thread-states.server'
import { deletePost } from '~/domain/posts/own-post.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { comment } from '../../support/forum/items'

let asha: Member
let ravi: Member
let mina: Member
beforeEach(async () => {
  ;[asha, ravi, mina] = [await makeMember('asha'), await makeMember('ravi'), await makeMember()]
})

const today = (nextNote: number) => ({ noteDay: dayNumber(), nextNote })

const answersOf = async (member: Member, input = {}) => unwrap(await listAnswers(member, input))

async function countsOf(member: Member) {
  const { answers, total } = await answersOf(member)
  expect(await countAnswers(member)).toBe(total)
  return Object.fromEntries(answers.map(({ post, newCount }) => [post.id, newCount]))
}

test.each([true, false])(
  'answers to an own post are new until read (anonymous: %s)',
  async (isAnonymous) => {
    const { id } = await makePost(asha, { isAnonymous })
    expect(await countsOf(asha)).toEqual({})
    const first = await makeComment(ravi, id)
    await makeComment(mina, id)
    expect(await countsOf(asha)).toEqual({ [id]: 2 })
    expect(await firstNewComment(asha, id)).toBe(first.id)
    const visit = await visitThread(asha, id)
    expect(visit).toMatchObject({ following: true, saved: false })
    expect(visit.fresh?.ids).toHaveLength(2)
    expect(await countsOf(asha)).toEqual({})
    expect((await visitThread(asha, id)).fresh?.ids).toEqual([])
    expect(await firstNewComment(asha, id)).toBeNull()
  },
)

test.each([true, false])(
  'a comment follows the thread, and is not new to its writer (anonymous: %s)',
  async (isAnonymous) => {
    const { id } = await makePost(ravi)
    await makeComment(asha, id, { isAnonymous })
    expect(await countsOf(asha)).toEqual({})
    await makeComment(mina, id)
    expect(await countsOf(asha)).toEqual({ [id]: 1 })
    expect(await countsOf(ravi)).toEqual({ [id]: 2 })
    expect(await countsOf(mina)).toEqual({})
  },
)

test.each([true, false])(
  'what others wrote while she was writing stays new to her (anonymous: %s)',
  async (isAnonymous) => {
    const { id } = await makePost(ravi)
    await makeComment(asha, id, { isAnonymous })
    const meanwhile = await makeComment(ravi, id)
    await makeComment(asha, id, { isAnonymous })
    await makeComment(mina, id)
    expect(await countsOf(asha)).toEqual({ [id]: 2 })
    expect(await firstNewComment(asha, id)).toBe(meanwhile.id)
    expect((await visitThread(asha, id)).fresh?.ids).toHaveLength(2)
    expect(await countsOf(asha)).toEqual({})
  },
)

test('what is new on another page of the thread stays new, since the same day', async () => {
  const { id } = await makePost(asha)
  const ids: string[] = []
  for (let index = 0; index < 3; index++) ids.push((await makeComment(ravi, id)).id)
  const [first = '', second = ''] = ids
  const { fresh } = await visitThread(asha, id, { shown: [second] })
  expect(fresh?.ids).toEqual(ids)
  expect(await countsOf(asha)).toEqual({ [id]: 3 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day })
  onTestFinished(() => void vi.useRealTimers())
  await visitThread(asha, id, { shown: [first, second] })
  expect(await countsOf(asha)).toEqual({ [id]: 1 })
  const last = await visitThread(asha, id, { shown: ids })
  expect(last.fresh?.since).toBe(fresh?.since)
  expect(await countsOf(asha)).toEqual({})
})

test('comments of blocked members, and what was deleted or removed, do not count', async () => {
  const { id } = await makePost(asha)
  const gone = await makeComment(mina, id)
  await makeComment(ravi, id)
  await makeComment(ravi, id, { isAnonymous: true })
  await db.block.create({ data: { blockerId: asha.id, blockedId: ravi.id } })
  expect(await countsOf(asha)).toEqual({ [id]: 2 })
  unwrap(await deleteComment(mina, gone.id))
  expect(await countsOf(asha)).toEqual({ [id]: 1 })
  await db.comment.updateMany({ data: { removedAt: new Date() } })
  expect(await countsOf(asha)).toEqual({})
})

test('a thread that is gone is no answer, nor is one of a blocked author', async () => {
  const [mine, theirs] = [await makePost(mina), await makePost(ravi)]
  for (const { id } of [mine, theirs]) await visitThread(asha, id)
  for (const { id } of [mine, theirs]) unwrap(await followThread(asha, id, { following: '1' }))
  for (const { id } of [mine, theirs]) await makeComment(mina, id)
  expect(await countsOf(asha)).toEqual({ [mine.id]: 1, [theirs.id]: 1 })
  await db.block.create({ data: { blockerId: asha.id, blockedId: ravi.id } })
  expect(await countsOf(asha)).toEqual({ [mine.id]: 1 })
  unwrap(await deletePost(mina, mine.id))
  expect(await countsOf(asha)).toEqual({})
})

test('following and unfollowing count from the moment on, and two toggles at once take effect one after the other', async () => {
  const { id } = await makePost(ravi)
  await makeComment(mina, id)
  expect(unwrap(await toggleFollow(asha, id))).toEqual({ following: true })
  expect(await countsOf(asha)).toEqual({})
  await makeComment(mina, id)
  expect(await countsOf(asha)).toEqual({ [id]: 1 })
  expect(unwrap(await followThread(asha, id, { following: '1' }))).toEqual({ following: true })
  expect(unwrap(await toggleFollow(asha, id))).toEqual({ following: false })
  expect(await countsOf(asha)).toEqual({})
  const both = await Promise.all([toggleSave(asha, id), toggleSave(asha, id)])
  expect(both.map((each) => unwrap(each).saved).sort()).toEqual([false, true])
  expect(await countSavedPosts(asha)).toBe(0)
})

test('everything, or one thread, is marked as read', async () => {
  const posts = [await makePost(asha), await makePost(asha), await makePost(asha)]
  for (const { id } of posts) await makeComment(ravi, id)
  expect(await countAnswers(asha, posts[1]?.id)).toBe(2)
  unwrap(await markAnswersRead(asha, { postId: posts[0]?.id }))
  expect(await countAnswers(asha)).toBe(2)
  const twice = await Promise.all([markAnswersRead(asha, {}), markAnswersRead(asha, {})])
  twice.map(unwrap)
  expect(await countsOf(asha)).toEqual({})
  expect(await markAnswersRead(asha, { postId: 'x' })).toMatchObject({ code: 'invalid' })
  expect(await markAnswersRead(asha, { postId: asha.id })).toMatchObject({ code: 'not-found' })
})

test.each([0, 1, 2])(
  'reading all does not undo an unfollow of the same moment (thread %i)',
  async (thread) => {
    const posts = [await makePost(asha), await makePost(asha), await makePost(asha)]
    for (const { id } of posts) await makeComment(ravi, id)
    const { id = '' } = posts[thread] ?? {}
    const { states, nextNote } = await readThreadStates(asha.id)
    const unfollowed = { ...(states.get(id) ?? unreadThread(id)), isFollowed: false }
    // After a gap in the numbers the next request sees no note, like one that read them a moment before.
    await addNote(asha.id, today(nextNote + 1), unfollowed)
    unwrap(await markAnswersRead(asha, {}))
    expect(await countsOf(asha)).toEqual({})
    expect((await readThreadStates(asha.id)).states.get(id)?.isFollowed).toBe(false)
  },
)

test('answers are listed by the latest comment, page by page, with the hour of anonymous ones', async () => {
  const posts = [await makePost(asha), await makePost(asha), await makePost(asha)]
  for (const { id } of posts) await makeComment(ravi, id, { isAnonymous: id === posts[0]?.id })
  const all = await answersOf(asha)
  expect(all).toMatchObject({ total: 3, nextCursor: null })
  const ids = all.answers.map(({ post }) => post.id)
  expect(ids).toEqual([posts[2]?.id, posts[1]?.id, posts[0]?.id])
  expect(all.answers[2]?.latestAt.getTime()).toSatisfy((time: number) => time % 3_600_000 === 0)
  const first = await answersOf(asha, { limit: '2' })
  expect(first.answers).toEqual(all.answers.slice(0, 2))
  const cursor = first.nextCursor ?? ''
  const second = await answersOf(asha, { limit: '2', cursor })
  expect(second).toEqual({ answers: all.answers.slice(2), total: 3, nextCursor: null })
  expect(await listAnswers(asha, { cursor: 'x' })).toMatchObject({ code: 'invalid' })
})

test('posts tell a member, and nobody else, of her own use of them', async () => {
  const { id } = await makePost(ravi)
  const post = unwrap(await readPost(asha, id))
  expect(await withOwnUse(null, [post])).toEqual([post])
  const use = async (member: Member) => (await withOwnUse(member, [{ id }]))[0]
  expect(await use(asha)).toEqual({ id, following: false, saved: false, newCount: 0 })
  await visitThread(asha, id)
  unwrap(await savePost(asha, id, { saved: 'on' }))
  await makeComment(mina, id)
  expect(await use(asha)).toEqual({ id, following: false, saved: true, newCount: 1 })
  expect(await countsOf(asha)).toEqual({})
  expect(await use(ravi)).toEqual({ id, following: true, saved: false, newCount: 1 })
})

test('saved posts are listed while they can be read', async () => {
  const posts = [await makePost(ravi), await makePost(mina)]
  for (const { id } of posts) unwrap(await savePost(asha, id, { saved: '1' }))
  const listed = async () => {
    const { posts: all } = unwrap(await listSavedPosts(asha, {}))
    expect(await countSavedPosts(asha)).toBe(all.length)
    return all.map(({ id }) => id)
  }
  expect(await listed()).toEqual([posts[1]?.id, posts[0]?.id])
  await db.block.create({ data: { blockerId: asha.id, blockedId: ravi.id } })
  expect(await listed()).toEqual([posts[1]?.id])
  unwrap(await savePost(asha, posts[1]?.id ?? '', { saved: '0' }))
  expect(await listed()).toEqual([])
})

test('a thousand saved posts are counted and listed', async () => {
  const { id } = await makePost(ravi)
  const saved = Array.from({ length: maxThreads - 1 }, () => randomUUID())
  const notes = [...saved, id].map((postId) => ({ ...unreadThread(postId), isSaved: true }))
  expect(await addNotes(asha.id, today(0), notes)).toBe(true)
  expect(await countOwn(asha)).toMatchObject({ saved: 1 })
  expect(unwrap(await listSavedPosts(asha, {})).posts).toHaveLength(1)
})

test('after two thousand notes of a day a visit adds none, and saving does', async () => {
  const { id } = await makePost(ravi)
  await addNotes(
    asha.id,
    today(0),
    Array.from({ length: 2_000 }, () => unreadThread(id)),
  )
  const others = await db.threadNote.count()
  await visitThread(asha, id)
  expect(await db.threadNote.count()).toBe(others)
  unwrap(await savePost(asha, id, { saved: true }))
  expect(await db.threadNote.count()).toBe(others + 1)
})

test('what cannot be read cannot be followed or saved', async () => {
  expect(await toggleFollow(asha, asha.id)).toMatchObject({ code: 'not-found' })
  expect(await toggleSave(asha, 'x')).toMatchObject({ code: 'not-found' })
  const { id } = await makePost(ravi)
  expect(await followThread(asha, id, { following: 'x' })).toMatchObject({ code: 'invalid' })
})

test('a comment that was removed at once and is shown again is new to whoever has read the thread since', async () => {
  const moderator = await makeModerator()
  const { id } = await makePost(asha)
  await visitThread(asha, id)
  const written = await makeComment(ravi, id)
  const item = comment(written.id)
  unwrap(await moderateItem(moderator, item, { action: 'remove', reason: 'abuse' }))
  await visitThread(asha, id)
  expect(await countsOf(asha)).toEqual({})
  unwrap(await moderateItem(moderator, item, { action: 'restore', reason: 'mistake' }))
  expect(await countsOf(asha)).toEqual({ [id]: 1 })
  expect(await firstNewComment(asha, id)).toBe(written.id)
})
