import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { titlesFor } from '../../support/forum/search-titles'

test('pages neither skip nor repeat while posts are being added', async () => {
  const member = await makeMember()
  for (let index = 0; index < 4; index++) {
    const title = index % 2 ? `Sleep ${index}` : `Number ${index}`
    const { id } = await makePost(member, { title })
    await makeComment(member, id, { content: 'I sleep' })
    await makeComment(member, id, { content: 'You sleep' })
  }
  const seen: string[] = []
  let cursor: string | null | undefined
  do {
    const page = unwrap(await searchPosts(null, { q: 'sleep', limit: 1, cursor }))
    seen.push(...page.posts.map(({ title }) => title))
    cursor = page.nextCursor ?? undefined
    await makePost(member, { title: 'Sleep, added' })
    await makeComment(member, page.posts[0]?.id ?? '', { content: 'More sleep' })
  } while (cursor && seen.length < 20)
  expect(seen).toEqual(['Sleep 3', 'Sleep 1', 'Number 2', 'Number 0'])
})

test('a post that is commented between two pages is still on the second, by its older comment', async () => {
  const member = await makeMember()
  const [older, newer] = [
    await makePost(member, { title: 'Older' }),
    await makePost(member, { title: 'Newer' }),
  ]
  for (const { id } of [older, newer]) await makeComment(member, id, { content: 'I sleep' })
  const first = unwrap(await searchPosts(null, { q: 'sleep', limit: 1 }))
  await makeComment(member, older.id, { content: 'sleep again' })
  expect(first.posts.map(({ title }) => title)).toEqual(['Newer'])
  expect(await titlesFor('sleep', { cursor: first.nextCursor })).toEqual(['Older'])
})

test('a long thread is one result, however many of its comments match', async () => {
  const member = await makeMember()
  const [older, newer] = [
    await makePost(member, { title: 'Older' }),
    await makePost(member, { title: 'Newer' }),
  ]
  const comments = [older, ...Array.from({ length: 120 }, () => newer)]
  await db.comment.createMany({
    data: comments.map(({ id }) => ({ postId: id, content: 'I sleep' })),
  })
  expect(await titlesFor('sleep')).toEqual(['Newer', 'Older'])
  const { nextCursor } = unwrap(await searchPosts(null, { q: 'sleep', limit: 1 }))
  expect(await titlesFor('sleep', { cursor: nextCursor })).toEqual(['Older'])
})

test('beginnings of words go on to the next page as such', async () => {
  const member = await makeMember()
  for (const title of ['Sleeping 1', 'Sleepless 2', 'Sleepy 3']) await makePost(member, { title })
  const first = unwrap(await searchPosts(null, { q: 'sle', limit: 2 }))
  expect(first.posts.map(({ found }) => found.title[1])).toEqual(['Sleepy', 'Sleepless'])
  expect(await titlesFor('sle', { limit: 2, cursor: first.nextCursor })).toEqual(['Sleeping 1'])
})
