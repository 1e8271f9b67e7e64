import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import { tokenize } from '~/domain/search/search-words'
import { makeMember, makePost, unwrap } from '../../support/forum/factories'
import { titlesFor } from '../../support/forum/search-titles'
import { inBatches } from '../../support/in-batches'

const naughty = JSON.parse(readFileSync('tests/data/naughty-strings.json', 'utf8')) as string[]

describe('nothing that is typed fails', () => {
  test('any text', async () => {
    await makePost(await makeMember(), { title: 'AND or NOT near' })
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ...`" - * ( ) : ^ AND OR NOT NEAR( & | <-> ! ' \\ \0 \ud800 title`.split(' '),
        ' ',
      ),
    )
    const query = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    const check = async (q: string) => {
      expect(await searchPosts(null, { q })).toMatchObject({ ok: true })
    }
    await fc.assert(fc.asyncProperty(query, check), { numRuns: 100 })
    await check('a"-b '.repeat(2_000))
  })

  test('every naughty string, as a query and as a text that is found', async () => {
    const member = await makeMember()
    expect(naughty.length).toBeGreaterThan(400)
    const answers = await inBatches(naughty, (q) => searchPosts(null, { q }))
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    const writable = naughty.filter((text) => !/\0|\p{Surrogate}/u.test(text))
    const { id } = await makePost(member, { title: 'Plain title', content: 'Plain content' })
    await db.comment.createMany({ data: writable.map((content) => ({ postId: id, content })) })
    const texts = writable.filter((text) => tokenize(text).length > 0)
    const phrases = texts.map((text) => `"${tokenize(text).slice(0, 16).join(' ')}"`)
    const found = await inBatches(phrases, (phrase) => titlesFor(phrase))
    expect(texts.filter((_, index) => found[index]?.[0] !== 'Plain title')).toEqual([])
  })
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
      for (const word of new Set(tokenize(title).map(write).flatMap(tokenize))) {
        const { posts } = unwrap(await searchPosts(null, { q: write(word), limit: 1 }))
        expect(posts[0]?.id, word).toBe(id)
      }
    }),
    { numRuns: 40 },
  )
})
