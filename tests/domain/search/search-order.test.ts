import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { blockOf, startOfBlock } from '~/domain/search/search-index'
import { searchPosts } from '~/domain/search/search-posts.server'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'

// The compared items are in one block of entries. The order of writing would reveal to the second when an anonymous
// item was written between named ones.
test('results have the order of lists, whatever the page size', async () => {
  const member = await makeMember()
  await fillBlock(member)
  for (let index = 0; index < 12; index++)
    await makePost(member, { title: `Sleep ${index}`, isAnonymous: index % 2 === 1 })
  const rows = await db.post.findMany({
    where: { title: { startsWith: 'Sleep' } },
    orderBy: { sortKey: 'desc' },
  })
  const listed = rows.map(({ id }) => id)
  for (const limit of [50, 1]) expect(await allFound('sleep', limit)).toEqual(listed)
})

test('posts found by a comment have the order of these comments in lists', async () => {
  const member = await makeMember()
  await fillBlock(member)
  const posts = []
  for (let index = 0; index < 12; index++) posts.push(await makePost(member, { title: 'Other' }))
  for (const [index, { id }] of posts.entries())
    await makeComment(member, id, { content: 'I sleep', isAnonymous: index % 2 === 1 })
  const rows = await db.comment.findMany({ orderBy: { sortKey: 'desc' } })
  const listed = rows.map(({ postId }) => postId)
  for (const limit of [50, 1]) expect(await allFound('sleep', limit)).toEqual(listed)
})

test('of two comments in one thread, the one that is later in lists is shown', async () => {
  const member = await makeMember()
  await fillBlock(member)
  const { id } = await makePost(member, { title: 'Other' })
  for (let index = 0; index < 12; index++)
    await makeComment(member, id, { content: 'I sleep', isAnonymous: index % 2 === 1 })
  const latest = await db.comment.findFirst({ orderBy: { sortKey: 'desc' } })
  const [found] = unwrap(await searchPosts(null, { q: 'sleep' })).posts
  expect(found?.found.commentId).toBe(latest?.id)
})

test('pages of hundreds of results neither skip nor repeat', async () => {
  const member = await makeMember()
  const posts = Array.from({ length: 300 }, (_, index) => ({
    ...{ authorId: member.id, type: 'general' as const, content: 'Of many' },
    title: `${index % 3 ? 'Sleep' : 'Other'} ${index}`,
  }))
  await db.post.createMany({ data: posts })
  const others = await db.post.findMany({ where: { title: { startsWith: 'Other' } } })
  await db.comment.createMany({
    data: others.map(({ id }) => ({ postId: id, content: 'I sleep' })),
  })
  const found = await allFound('sleep', 7)
  expect(found).toHaveLength(300)
  expect(new Set(found).size).toBe(300)
})

// The numbers of entries continue after those of other files in the same database.
async function fillBlock(member: Member) {
  await makePost(member, { title: 'Filling' })
  const { number } = await db.searchEntry.findFirstOrThrow({ orderBy: { number: 'desc' } })
  const missing = startOfBlock(blockOf(number) + 1) - number - 1
  const post = { title: 'Filling', content: 'Until the next block', authorId: member.id }
  await db.post.createMany({
    data: Array.from({ length: missing }, () => ({ ...post, type: 'general' as const })),
  })
}

async function allFound(q: string, limit: number) {
  const ids: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = unwrap(await searchPosts(null, { q, limit, cursor }))
    ids.push(...page.posts.map(({ id }) => id))
    if (page.nextCursor === null) return ids
    cursor = page.nextCursor
  }
}
