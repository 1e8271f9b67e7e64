import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { indexAllPending } from '~/domain/forum/index-pending.server'
import { listPosts } from '~/domain/forum/list-posts.server'
import { searchPosts } from '~/domain/forum/search-posts.server'
import { wordsOf } from '~/domain/forum/search-words'
import { makeComment, makeMember, makePost, valueOf } from '../../support/factories'

const naughty = JSON.parse(readFileSync('tests/data/naughty-strings.json', 'utf8')) as string[]

async function titlesFor(q: string, more: object = {}) {
  return valueOf(await searchPosts(null, { q, ...more })).posts.map(({ title }) => title)
}

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
  const places = valueOf(await searchPosts(null, { q: 'SLEEP' })).posts.map(
    ({ found }) => found.place,
  )
  expect(places).toEqual(['title', 'title', 'whole', 'comment'])
})

test('shows the passage with the words marked, of a comment too', async () => {
  const member = await makeMember()
  const post = await makePost(member, { title: 'ज़िन्दगी और नींद', content: 'जिंदगी के बारे में।' })
  const comment = await makeComment(member, post.id, { content: 'Only here: metformin.' })
  const [byTitle] = valueOf(await searchPosts(null, { q: 'जिंदगी' })).posts
  expect(byTitle?.found).toEqual({
    place: 'title',
    commentId: null,
    title: ['', 'ज़िन्दगी'.normalize('NFC'), ' और नींद'],
    passage: ['', 'जिंदगी', ' के बारे में।'],
  })
  const [byComment] = valueOf(await searchPosts(null, { q: 'Metformin' })).posts
  expect(byComment?.found).toMatchObject({
    place: 'comment',
    commentId: comment.id,
    passage: ['Only here: ', 'metformin', '.'],
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

describe('what can be found changes at once with', () => {
  test('an edit of a post or comment', async () => {
    const member = await makeMember()
    const post = await makePost(member, { title: 'Before edit' })
    const comment = await makeComment(member, post.id, { content: 'metformin' })
    expect(await titlesFor('before')).toHaveLength(1)
    await db.post.update({ where: { id: post.id }, data: { title: 'After edit' } })
    await db.comment.update({ where: { id: comment.id }, data: { content: 'insulin' } })
    expect(await titlesFor('before')).toEqual([])
    expect(await titlesFor('metformin')).toEqual([])
    expect(await titlesFor('edit')).toEqual(['After edit'])
    expect(await titlesFor('insulin')).toEqual(['After edit'])
  })

  test('the removal and the return of a post', async () => {
    const member = await makeMember()
    const { id } = await makePost(member, { title: 'Removable post' })
    await makeComment(member, id, { content: 'metformin' })
    const finds = async () => [await titlesFor('removable'), await titlesFor('metformin')].flat()
    expect(await finds()).toHaveLength(2)
    await db.post.update({ where: { id }, data: { removedAt: new Date() } })
    expect(await finds()).toEqual([])
    await db.post.update({ where: { id }, data: { removedAt: null } })
    expect(await finds()).toHaveLength(2)
  })

  test.each(['removedAt', 'deletedAt'])('the %s of a comment', async (column) => {
    const member = await makeMember()
    const { id } = await makeComment(member, (await makePost(member)).id, { content: 'metformin' })
    expect(await titlesFor('metformin')).toHaveLength(1)
    await db.comment.update({ where: { id }, data: { [column]: new Date() } })
    expect(await titlesFor('metformin')).toEqual([])
  })

  test('the deletion of a post, which leaves nothing behind', async () => {
    const member = await makeMember()
    const { id } = await makePost(member, { title: 'Deletable post' })
    await makeComment(member, id, { content: 'metformin' })
    expect(await titlesFor('metformin')).toHaveLength(1)
    await db.post.delete({ where: { id } })
    expect(await db.searchEntry.count()).toBe(0)
    for (const table of ['PostSearch', 'CommentSearch']) {
      expect(await db.$queryRawUnsafe(`SELECT 1 FROM "${table}"`)).toEqual([])
    }
  })

  test('nothing else: a like, a view or a lock takes nothing out', async () => {
    const { id } = await makePost(await makeMember(), { title: 'Steady post' })
    expect(await titlesFor('steady')).toHaveLength(1)
    await db.post.update({ where: { id }, data: { views: 1, likes: 1, lockedAt: new Date() } })
    expect(await db.searchEntry.count({ where: { isPending: true } })).toBe(0)
  })
})

test('a forum from before there was search is taken in, in batches', async () => {
  const { id } = await makePost(await makeMember())
  const comments = Array.from({ length: 600 }, () => ({ postId: id, content: 'I sleep' }))
  await db.comment.createMany({ data: comments })
  const progress: number[] = []
  expect(await indexAllPending((count) => progress.push(count))).toBe(601)
  expect(progress).toEqual([500, 601])
  expect(await db.searchEntry.count({ where: { isPending: true } })).toBe(0)
  expect(await titlesFor('sleep')).toHaveLength(1)
})

test('an author cannot be found, named or anonymous', async () => {
  const member = await makeMember('hiddenasha')
  const { id } = await makePost(member, { isAnonymous: true })
  await makePost(member)
  await makeComment(member, id, { isAnonymous: true })
  for (const q of ['hiddenasha', 'Display hiddenasha', member.email, member.id, 'hidden']) {
    expect(await titlesFor(q)).toEqual([])
  }
  expect(valueOf(await searchPosts(null, { q: 'comment' })).posts[0]?.user).toBeNull()
})

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
    const page = valueOf(await searchPosts(null, { q: 'sleep', limit: 1, cursor }))
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
  const first = valueOf(await searchPosts(null, { q: 'sleep', limit: 1 }))
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
  const { nextCursor } = valueOf(await searchPosts(null, { q: 'sleep', limit: 1 }))
  expect(await titlesFor('sleep', { cursor: nextCursor })).toEqual(['Older'])
})

test('beginnings of words go on to the next page as such', async () => {
  const member = await makeMember()
  for (const title of ['Sleeping 1', 'Sleepless 2', 'Sleepy 3']) await makePost(member, { title })
  const first = valueOf(await searchPosts(null, { q: 'sle', limit: 2 }))
  expect(first.posts.map(({ found }) => found.title[1])).toEqual(['Sleepy', 'Sleepless'])
  expect(await titlesFor('sle', { limit: 2, cursor: first.nextCursor })).toEqual(['Sleeping 1'])
})

test('the list of posts answers a query with plain posts, best first', async () => {
  const member = await makeMember()
  const post = await makePost(member, { title: 'Sleep well' })
  await makePost(member)
  expect(valueOf(await listPosts(member, { q: 'sleep' }))).toEqual({
    posts: [post],
    nextCursor: null,
  })
  expect(valueOf(await listPosts(member, { q: '  ' })).posts).toHaveLength(2)
})

test.each([{ cursor: 'x' }, { cursor: '' }, { type: 'other' }, { limit: 0 }, { q: 1 }])(
  'refuses %j',
  async (input) => {
    expect(await searchPosts(null, { q: 'sleep', ...input })).toMatchObject({ code: 'invalid' })
  },
)

describe('nothing that is typed fails', () => {
  test('any text', async () => {
    await makePost(await makeMember(), { title: 'AND or NOT near' })
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '"',
        '-',
        '*',
        '(',
        ')',
        ':',
        '^',
        'AND',
        'OR',
        'NOT',
        'NEAR(',
        '&',
        '|',
        '<->',
        '!',
        "'",
        '\\',
        '\0',
        '\ud800',
        'title',
        ' ',
      ),
    )
    const query = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    const check = async (q: string) => {
      expect(await searchPosts(null, { q })).toMatchObject({ ok: true })
    }
    await fc.assert(fc.asyncProperty(query, check), { numRuns: 100 })
    await check('a"-b '.repeat(2_000))
  }, 60_000)

  test('every naughty string, as a query and as a text that is found', async () => {
    const member = await makeMember()
    expect(naughty.length).toBeGreaterThan(400)
    const answers = await Promise.all(naughty.map((q) => searchPosts(null, { q })))
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    const writable = naughty.filter((text) => !/\0|\p{Surrogate}/u.test(text))
    const { id } = await makePost(member, { title: 'Plain title', content: 'Plain content' })
    await db.comment.createMany({ data: writable.map((content) => ({ postId: id, content })) })
    const texts = writable.filter((text) => wordsOf(text).length > 0)
    const phrases = texts.map((text) => `"${wordsOf(text).slice(0, 16).join(' ')}"`)
    const found = await Promise.all(phrases.map((phrase) => titlesFor(phrase)))
    expect(texts.filter((_, index) => found[index]?.[0] !== 'Plain title')).toEqual([])
  }, 60_000)
})

test('a post is found by each of its words, however it is written', async () => {
  const member = await makeMember()
  const letters = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(...naughty),
  )
  const hindi = fc.string({ unit: fc.constantFrom(...'कखगजडफनमतदािीुेंँ़् '), maxLength: 30 })
  const text = fc.oneof(letters, hindi).filter((each) => !/\0|\p{Surrogate}/u.test(each))
  const form = fc.constantFrom(
    (word: string) => word.toUpperCase(),
    (word: string) => word.toLowerCase(),
    (word: string) => word.normalize('NFD'),
    (word: string) => word.replaceAll('\u093c', ''),
    (word: string) => word.replace(/[जफडन](?!\u093c)/g, '$&\u093c'),
  )
  await fc.assert(
    fc.asyncProperty(text, form, async (title, write) => {
      const { id } = await db.post.create({
        data: { title, content: '.', type: 'general', authorId: member.id },
      })
      for (const word of new Set(wordsOf(title).map(write).flatMap(wordsOf))) {
        const { posts } = valueOf(await searchPosts(null, { q: write(word), limit: 1 }))
        expect(posts[0]?.id, word).toBe(id)
      }
    }),
    { numRuns: 40 },
  )
}, 60_000)
