import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import { editHidden } from '~/domain/accounts/edit-hidden.server'
import { hideInThread, readHideable } from '~/domain/comments/hide-in-thread.server'
import {
  listComments,
  listReplies,
  readParentComment,
} from '~/domain/comments/list-comments.server'
import {
  countAnswers,
  listAnswers,
  markAnswersRead,
  visitThread,
} from '~/domain/answers/answers.server'
import { exportedAccount } from '~/domain/data-export/export-account.server'
import {
  countHiddenAuthors,
  hiddenBy,
  maxHiddenAuthors,
} from '~/domain/members/hidden-content.server'
import type { Member } from '~/domain/members/member'
import { fail } from '~/domain/result'
import { searchPosts } from '~/domain/search/search-posts.server'
import { dumpDatabase } from '../../support/database/dump-database'
import { freshSession } from '../../support/forum/fresh-session'
import {
  makeComment,
  makeMember,
  makePost,
  memberAgain,
  signUpMember,
  unwrap,
} from '../../support/forum/factories'

const anonymous = { isAnonymous: true }

async function makeThread() {
  const [asker, writer, other, reader] = [
    await makeMember(),
    await makeMember(),
    await makeMember(),
    await makeMember(),
  ]
  const post = await makePost(asker)
  const first = await makeComment(writer, post.id, { ...anonymous, content: 'One thing' })
  const second = await makeComment(other, post.id, { ...anonymous, content: 'Another thing' })
  const reply = await makeComment(writer, post.id, {
    ...anonymous,
    parentCommentId: second.id,
    content: 'One more thing',
  })
  return { asker, writer, other, reader, post, first, second, reply }
}

async function hide(member: Member, commentId: string, hidden = true) {
  return hideInThread(await memberAgain(member), commentId, { hidden })
}

async function read(member: Member, postId: string) {
  const { comments } = unwrap(await listComments(await memberAgain(member), postId, {}))
  return new Map(comments.flatMap((each) => [each, ...each.replies]).map((each) => [each.id, each]))
}

test('a search does not find what a hidden anonymous author writes there', async () => {
  const { reader, asker, first, post } = await makeThread()
  const search = async (member: Member) => {
    const found = await searchPosts(await memberAgain(member), { q: 'thing' })
    return unwrap(found).posts.map(({ id, found: { commentId } }) => [id, commentId])
  }
  await db.comment.deleteMany({ where: { id: { not: first.id } } })
  expect(await search(reader)).toEqual([[post.id, first.id]])
  unwrap(await hide(reader, first.id))
  expect(await search(reader)).toEqual([])
  expect(await search(asker)).toHaveLength(1)
})

test('a search finds a post by the others’ comments below those of a hidden author, on every page', async () => {
  const { reader, writer, other, first, post } = await makeThread()
  await db.comment.deleteMany({ where: { id: { not: first.id }, postId: post.id } })
  const second = await makePost(await makeMember())
  for (const { id } of [second, post])
    await makeComment(other, id, { isAnonymous: true, content: 'A thing of others' })
  await makeComment(writer, post.id, { ...anonymous, content: 'The latest thing' })
  unwrap(await hide(reader, first.id))
  const again = await memberAgain(reader)
  const found: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = unwrap(await searchPosts(again, { q: 'thing', limit: 1, cursor }))
    found.push(...page.posts.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(found.sort()).toEqual([second.id, post.id].sort())
})

test('a search finds on a later page what only a hidden author’s comment matched before', async () => {
  const { reader, writer, other, first, post } = await makeThread()
  const others = await makePost(await makeMember())
  await db.comment.deleteMany({ where: { id: { not: first.id }, postId: post.id } })
  await makeComment(other, post.id, { content: 'A thing of others' })
  // Results are in blocks of 64 entries.
  for (let count = 0; count < 70; count++)
    await makeComment(other, others.id, { content: 'A thing' })
  await makeComment(writer, post.id, { ...anonymous, content: 'The latest thing' })
  unwrap(await hide(reader, first.id))
  const again = await memberAgain(reader)
  const one = unwrap(await searchPosts(again, { q: 'thing', limit: 1 }))
  const cursor = one.nextCursor ?? ''
  const two = unwrap(await searchPosts(again, { q: 'thing', limit: 1, cursor }))
  expect([...one.posts, ...two.posts].map(({ id }) => id)).toEqual([others.id, post.id])
})

test('what an anonymous author writes in a thread, then and later, is folded for one member, and shown again', async () => {
  const { reader, writer, asker, post, first, second, reply } = await makeThread()
  unwrap(await hide(reader, first.id))
  const later = await makeComment(writer, post.id, { ...anonymous, content: 'Later' })
  const seen = await read(reader, post.id)
  for (const { id } of [first, reply, later])
    expect(seen.get(id)).toMatchObject({
      tombstone: 'hiddenByYou',
      content: '',
      isAnonymous: true,
      anonymousNumber: first.anonymousNumber,
      user: null,
    })
  expect(seen.get(second.id)).toMatchObject({ tombstone: null, content: 'Another thing' })
  expect((await read(asker, post.id)).get(first.id)?.tombstone).toBe(null)
  const again = await memberAgain(reader)
  expect(unwrap(await readHideable(again, reply.id)).isHidden).toBe(true)
  expect(unwrap(await listReplies(again, second.id, {})).replies[0]?.content).toBe('')
  expect(await readParentComment(again, post.id, first.id)).toBe(null)
  unwrap(await hide(reader, reply.id, false))
  expect((await read(reader, post.id)).get(first.id)?.content).toBe('One thing')
})

test('what a hidden author writes is no news in the header, the list and the thread', async () => {
  const { writer, other, asker, post, first } = await makeThread()
  unwrap(await hide(asker, first.id))
  unwrap(await markAnswersRead(asker, {}))
  await makeComment(writer, post.id, { ...anonymous, content: 'Once more' })
  const again = await memberAgain(asker)
  expect(await countAnswers(again)).toBe(0)
  expect(unwrap(await listAnswers(again, {})).answers).toEqual([])
  expect((await visitThread(again, post.id, { isSeen: false })).fresh?.ids).toEqual([])
  const shown = await makeComment(other, post.id, { ...anonymous, content: 'Something else' })
  expect(await countAnswers(again)).toBe(1)
  expect(unwrap(await listAnswers(again, {})).answers).toMatchObject([{ newCount: 1 }])
  expect((await visitThread(again, post.id, { isSeen: false })).fresh?.ids).toEqual([shown.id])
})

test('nothing that the same member writes elsewhere or by name is folded, and hidden topics stand beside', async () => {
  const { reader, writer, post, first } = await makeThread()
  unwrap(await hide(reader, first.id))
  const elsewhere = await makePost(await makeMember())
  // A comment with the same number in another thread.
  const there = await makeComment(writer, elsewhere.id, { ...anonymous, content: 'There' })
  expect(there.anonymousNumber).toBe(first.anonymousNumber)
  const named = await makeComment(writer, post.id, { isAnonymous: false, content: 'By name' })
  expect((await read(reader, elsewhere.id)).get(there.id)?.content).toBe('There')
  expect((await read(reader, post.id)).get(named.id)?.content).toBe('By name')
  unwrap(await editHidden(reader, { hiddenTopics: ['mind'] }))
  expect((await read(reader, post.id)).get(first.id)?.tombstone).toBe('hiddenByYou')
  expect(hiddenBy(await memberAgain(reader)).hiddenTopics).toEqual(['mind'])
})

test('names, own comments and what cannot be read are missing', async () => {
  const { reader, writer, post, first } = await makeThread()
  const named = await makeComment(writer, post.id, { isAnonymous: false, content: 'By name' })
  expect(await hide(reader, named.id)).toEqual(fail('not-found'))
  expect(await hide(writer, first.id)).toEqual(fail('not-found'))
  expect(await hide(reader, 'x'.repeat(10_000))).toEqual(fail('not-found'))
  await db.comment.update({ where: { id: first.id }, data: { hiddenAt: new Date() } })
  expect(await hide(reader, first.id)).toEqual(fail('not-found'))
  await db.comment.update({ where: { id: first.id }, data: { hiddenAt: null } })
  await db.post.update({ where: { id: post.id }, data: { removedAt: new Date() } })
  expect(await hide(reader, first.id)).toEqual(fail('not-found'))
  expect(await hideInThread(reader, first.id, { hidden: 'perhaps' })).toMatchObject({
    code: 'invalid',
  })
})

test('a hundred are kept, simultaneous ones too, and the first falls out', async () => {
  const { reader, post, first } = await makeThread()
  unwrap(await hide(reader, first.id))
  const writer = await makeMember()
  const further: { id: string }[] = []
  const ids: string[] = []
  for (let number = 0; number < maxHiddenAuthors; number++) {
    const { id } = await makePost(reader)
    further.push({ id })
    ids.push((await makeComment(writer, id, { ...anonymous, content: 'x' })).id)
  }
  const stale = await memberAgain(reader)
  const { isHidden } = unwrap(await readHideable(stale, first.id))
  expect(isHidden).toBe(true)
  for (let from = 0; from < ids.length; from += 5)
    await Promise.all(ids.slice(from, from + 5).map(async (id) => unwrap(await hide(stale, id))))
  const { sealedHidden } = await memberAgain(reader)
  expect(countHiddenAuthors(sealedHidden)).toBe(maxHiddenAuthors)
  expect((await read(reader, post.id)).get(first.id)?.tombstone).toBe(null)
  expect((await read(reader, further.at(-1)?.id ?? '')).get(ids.at(-1) ?? '')?.content).toBe('')
  // Hiding an author twice counts once.
  unwrap(await hide(reader, ids[5] ?? ''))
  unwrap(await hide(reader, ids[5] ?? ''))
  expect(countHiddenAuthors((await memberAgain(reader)).sealedHidden)).toBe(maxHiddenAuthors)
})

test('a stolen file tells nothing of it, the export how many, and it goes with the account', async () => {
  const { post, first } = await makeThread()
  const [idle, busy] = [await signUpMember('folds_nobody'), await signUpMember('folds_somebody')]
  const sealedOf = async ({ id }: Member) =>
    (await db.user.findUniqueOrThrow({ where: { id } })).sealedHidden
  unwrap(await hide(busy, first.id))
  expect(await sealedOf(busy)).toHaveLength((await sealedOf(idle)).length)
  const dump = await dumpDatabase()
  expect(dump).not.toMatch(/hiddenAuthors|digests/)
  const rows = (JSON.parse(dump) as object[]).map((row) => JSON.stringify(row))
  expect(rows.filter((row) => row.includes(busy.id) && row.includes(post.id))).toEqual([])
  expect((await exportedAccount(busy.id)).account.hiddenAnonymousAuthors).toBe(1)
  expect((await exportedAccount(idle.id)).account.hiddenAnonymousAuthors).toBe(0)
  const sealed = await sealedOf(busy)
  const session = await freshSession(busy)
  const going = { namedItems: 'go', anonymousItems: 'go', password: 'correct horse' }
  unwrap(await deleteAccount(await memberAgain(busy), going, session))
  expect(await dumpDatabase()).not.toContain(sealed)
})
