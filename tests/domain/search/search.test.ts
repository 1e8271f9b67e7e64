import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { findPosts, withoutFindings, searchPosts } from '~/domain/search/search-posts.server'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { titlesFor } from '../../support/forum/search-titles'

test('finds words of title, content and comments, in that order, newest first in each', async () => {
  const member = await makeMember()
  const byComment = await makePost(member, { title: 'By comment' })
  await makePost(member, { title: 'Sleep, the older' })
  await makePost(member, { title: 'By content', content: 'I cannot sleep at night.' })
  await makePost(member, { title: 'Sleep, the newer' })
  await makePost(member, { title: 'Of something else' })
  await makeComment(member, byComment.id, { content: 'Try to sleep early.' })
  const order = ['Sleep, the newer', 'Sleep, the older', 'By content', 'By comment']
  expect(await titlesFor('sleep')).toEqual(order)
  const searchFields = unwrap(await searchPosts(null, { q: 'SLEEP' })).posts.map(
    ({ found }) => found.field,
  )
  expect(searchFields).toEqual(['title', 'title', 'whole', 'comment'])
})

test('shows the passage with the words marked, of a comment too', async () => {
  const member = await makeMember()
  const post = await makePost(member, { title: 'ज़िन्दगी और नींद', content: 'जिंदगी के बारे में।' })
  const comment = await makeComment(member, post.id, { content: 'Only here: metformin.' })
  const [byTitle] = unwrap(await searchPosts(null, { q: 'जिंदगी' })).posts
  expect(byTitle?.found).toEqual({
    field: 'title',
    commentId: null,
    title: ['', 'ज़िन्दगी'.normalize('NFC'), ' और नींद'],
    snippet: ['', 'जिंदगी', ' के बारे में।'],
  })
  const [byComment] = unwrap(await searchPosts(null, { q: 'Metformin' })).posts
  expect(byComment?.found).toMatchObject({
    field: 'comment',
    commentId: comment.id,
    snippet: ['Only here: ', 'metformin', '.'],
  })
})

test.each([
  ['हिन्दी', 'मेरी हिंदी'],
  ['में', 'दर्द में आराम'],
  ['sex', 'Sex after birth'],
  ['फ', 'फ़ की बात'],
  ['\u095e', 'फ की बात'],
  ['CAFÉ', 'cafe\u0301 talk'],
  ['cafe', 'CAFÉ talk'],
  ['"night shift"', 'After a Night-Shift'],
  ["don't", 'Why I don’t'.replace('’', "'")],
  ['title: shift*', 'My shift, my title'],
  ['sle', 'Sleeping badly'],
  ['bad sle', 'Sleep is bad'],
])('%j finds %j', async (q, title) => {
  await makePost(await makeMember(), { title })
  expect(await titlesFor(q)).toHaveLength(1)
})

test.each([
  ['काम', 'कम हुआ'],
  ['"shift night"', 'After a night shift'],
  ['night -shift', 'After a night shift'],
  ['-shift', 'After a night'],
  ['night day', 'After a night shift'],
  ['sle night', 'Sleeping at night'],
  ['A', 'Sleeping badly'],
  ['', 'Sleeping badly'],
  ['* ( " : -- 🤰 \0', 'Sleeping badly'],
])('%j does not find %j', async (q, title) => {
  await makePost(await makeMember(), { title, content: 'Something very different' })
  expect(await titlesFor(q)).toEqual([])
})

test('a phrase does not reach from title to content, other words do', async () => {
  await makePost(await makeMember(), { title: 'About the night', content: 'shift that I work' })
  expect(await titlesFor('"night shift"')).toEqual([])
  expect(await titlesFor('night shift')).toEqual(['About the night'])
})

test('a word to leave out leaves out the post, whichever comment would be found', async () => {
  const member = await makeMember()
  const post = await makePost(member, { title: 'Coffee and tea' })
  await makeComment(member, post.id, { content: 'Sleep well' })
  expect(await titlesFor('sleep -coffee')).toEqual([])
  expect(await titlesFor('sleep -milk')).toEqual(['Coffee and tea'])
  await makeComment(member, post.id, { content: 'Warm milk before you sleep' })
  await makeComment(member, (await makePost(member)).id, { content: 'Sleep after milk' })
  expect(await titlesFor('sleep -milk')).toEqual(['Coffee and tea'])
})

test('can be narrowed to a type', async () => {
  const member = await makeMember()
  const episode = await db.episode.create({ data: { feedKey: 'e1', title: 'One' } })
  await makePost(member, { title: 'Sleep, general' })
  const about = { title: 'About an episode', type: 'episode', episodeId: episode.id }
  const { id } = await makePost(member, about)
  await makeComment(member, id, { content: 'sleep' })
  expect(await titlesFor('sleep', { type: 'general' })).toEqual(['Sleep, general'])
  expect(await titlesFor('sleep', { type: 'episode' })).toEqual(['About an episode'])
})

test('an author cannot be found, named or anonymous', async () => {
  const member = await makeMember('hiddenasha')
  const { id } = await makePost(member, { isAnonymous: true })
  await makePost(member)
  await makeComment(member, id, { isAnonymous: true })
  for (const q of ['hiddenasha', 'Display hiddenasha', member.email, member.id, 'hidden']) {
    expect(await titlesFor(q)).toEqual([])
  }
  expect(unwrap(await searchPosts(null, { q: 'comment' })).posts[0]?.user).toBeNull()
})

test('the list of posts answers a query with plain posts, best first', async () => {
  const member = await makeMember()
  const post = await makePost(member, { title: 'Sleep well' })
  await makePost(member)
  expect(withoutFindings(unwrap(await findPosts(member, { q: 'sleep' })))).toEqual({
    posts: [post],
    nextCursor: null,
  })
  expect(unwrap(await findPosts(member, { q: '  ' })).posts).toHaveLength(2)
})

test.each([{ cursor: 'x' }, { cursor: '' }, { type: 'other' }, { limit: 0 }, { q: 1 }])(
  'refuses %j',
  async (input) => {
    expect(await searchPosts(null, { q: 'sleep', ...input })).toMatchObject({ code: 'invalid' })
  },
)

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

test('a post that is commented between two pages is still on the second, and a long thread is one result', async () => {
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
