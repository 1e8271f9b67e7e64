import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { isByPoster } from '~/domain/authorship/anonymity'
import { deleteComment, editComment } from '~/domain/comments/own-comment.server'
import { editPost } from '~/domain/posts/own-post.server'
import { listComments } from '~/domain/comments/list-comments.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'

const anonymous = { isAnonymous: true }

// Anonymous comments have a random order within their hour. These tests are about the order of writing.
const written: string[] = []

async function write(...comment: Parameters<typeof makeComment>) {
  const made = await makeComment(...comment)
  written.push(made.id)
  return made
}

/**
 * Returns a visitor's view of a thread: each comment's number, and whether it is marked as written by the post's
 * author, in the order of writing.
 */
async function readThread(postId: string) {
  const post = unwrap(await readPost(null, postId))
  const { comments } = unwrap(await listComments(null, postId, {}))
  const all = comments
    .flatMap((thread) => [thread, ...thread.replies])
    .sort((a, b) => written.indexOf(a.id) - written.indexOf(b.id))
  return {
    post: post.anonymousNumber,
    numbers: all.map(({ anonymousNumber }) => anonymousNumber),
    marks: all.map((comment) => isByPoster(comment, post)),
  }
}

describe('within one thread', () => {
  test('anonymous authors are numbered in the order in which they appear', async () => {
    const [asha, mira, zoya] = [await makeMember(), await makeMember(), await makeMember()]
    const { id } = await makePost(asha, anonymous)
    for (const author of [mira, asha, mira, zoya, asha]) await write(author, id, anonymous)
    expect(await readThread(id)).toEqual({
      post: 1,
      numbers: [2, 1, 2, 3, 1],
      marks: [false, true, false, false, true],
    })
  })

  test('a named post counts nobody, and its author is marked below it by their name alone', async () => {
    const [asha, mira] = [await makeMember(), await makeMember()]
    const { id } = await makePost(asha)
    for (const author of [mira, asha]) await write(author, id, anonymous)
    await write(asha, id)
    expect(await readThread(id)).toEqual({
      post: null,
      numbers: [1, 2, null],
      marks: [false, false, true],
    })
  })

  test('nobody gets the number of somebody whose comments are gone', async () => {
    const [asha, mira, zoya] = [await makeMember(), await makeMember(), await makeMember()]
    const { id } = await makePost(asha, anonymous)
    const gone = await write(mira, id, anonymous)
    await write(zoya, id, anonymous)
    await deleteComment(mira, gone.id)
    await write(await makeMember(), id, anonymous)
    expect((await readThread(id)).numbers).toEqual([3, 4])
  })

  test('a number outlives the account, and two who left stay two', async () => {
    const [asha, mira, zoya] = [await makeMember(), await makeMember(), await makeMember()]
    const { id } = await makePost(asha)
    for (const author of [mira, zoya]) await write(author, id, anonymous)
    await db.user.deleteMany({ where: { id: { in: [mira.id, zoya.id] } } })
    expect((await readThread(id)).numbers).toEqual([1, 2])
  })

  test('many at once get a number each', async () => {
    const { id } = await makePost(await makeMember())
    const authors = await Promise.all(Array.from({ length: 8 }, () => makeMember()))
    await Promise.all(authors.map((author) => write(author, id, anonymous)))
    expect((await readThread(id)).numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

test('numbers of two threads have nothing to do with each other', async () => {
  const [asha, mira] = [await makeMember(), await makeMember()]
  const threads = [await makePost(asha), await makePost(asha)]
  const orders = [
    [asha, mira],
    [mira, asha],
  ]
  for (const [index, { id }] of threads.entries())
    for (const author of orders[index] ?? []) await write(author, id, anonymous)
  for (const { id } of threads) expect((await readThread(id)).numbers).toEqual([1, 2])
})

describe('what once bore a name', () => {
  test('never shares a number with what did not', async () => {
    const [asha, mira] = [await makeMember(), await makeMember()]
    const { id } = await makePost(mira)
    await write(asha, id, anonymous)
    const named = await write(asha, id)
    await editComment(asha, named.id, anonymous)
    await write(asha, id, anonymous)
    expect((await readThread(id)).numbers).toEqual([1, 2, 1])
  })

  test('is not taken up by what its author writes later', async () => {
    const [asha, mira] = [await makeMember(), await makeMember()]
    const { id } = await makePost(mira)
    const named = await write(asha, id)
    await editComment(asha, named.id, anonymous)
    await write(asha, id, anonymous)
    expect((await readThread(id)).numbers).toEqual([1, 2])
  })

  test('leaves the comments below a post unmarked', async () => {
    const asha = await makeMember()
    const { id } = await makePost(asha)
    await write(asha, id, anonymous)
    await editPost(asha, id, anonymous)
    await write(asha, id, anonymous)
    const { post, numbers, marks } = await readThread(id)
    expect([post, numbers, marks]).toEqual([2, [1, 1], [false, false]])
  })

  test('hiding it twice at once takes one number', async () => {
    const asha = await makeMember()
    const { id } = await makePost(asha)
    await Promise.all([1, 2, 3].map(() => editPost(asha, id, anonymous)))
    expect((await readThread(id)).post).toBe(1)
    const hide = async (author: Member) => {
      const comment = await write(author, id)
      await Promise.all([1, 2].map(() => editComment(author, comment.id, anonymous)))
    }
    await hide(asha)
    expect((await readThread(id)).numbers).toEqual([2])
  })
})

test('replies of one hour come after what they answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-04T10:59:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const [asha, mira] = [await makeMember(), await makeMember()]
  const { id } = await makePost(mira)
  const thread = [(await makeComment(asha, id, anonymous)).id]
  for (let turn = 0; turn < 10; turn++) {
    const reply = { content: `Reply ${turn}`, parentCommentId: thread[turn], ...anonymous }
    thread.push((await makeComment(asha, id, reply)).id)
  }
  const rows = await db.comment.findMany({ orderBy: { sortKey: 'asc' } })
  expect(rows.map((row) => row.id)).toEqual(thread)
})

test('a placeholder keeps no number', async () => {
  const [asha, mira] = [await makeMember(), await makeMember()]
  const { id } = await makePost(mira)
  const top = await write(asha, id, anonymous)
  await write(mira, id, { parentCommentId: top.id })
  await deleteComment(asha, top.id)
  expect((await readThread(id)).numbers).toEqual([null, null])
  expect(await db.comment.count({ where: { anonymousNumber: { not: null } } })).toBe(0)
})
