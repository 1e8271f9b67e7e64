import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { day, hour } from '~/domain/durations'
import { findPosts } from '~/domain/search/search-posts.server'
import {
  noteFruitlessSearch,
  readSearchedWords,
  writeSearchedWords,
} from '~/domain/search/searched-words.server'
import { dayNumber } from '~/domain/threads/thread-states.server'
import { decrypt } from '~/runtime/encryption.server'
import { makeMember, makePost, unwrap } from '../../support/forum/factories'

// Each test has its own days, because a word is written once a day.
let firstDay = (Math.floor(Date.now() / day) + 10) * day

beforeEach(() => {
  firstDay += 100 * day
  vi.useFakeTimers({ toFake: ['Date'], now: firstDay })
})

afterEach(async () => {
  await writeSearchedWords()
  vi.useRealTimers()
})

const passDays = (days: number) => vi.setSystemTime(Date.now() + days * day)

async function searchOn(days: number, q: string) {
  for (let done = 0; done < days; done++) {
    passDays(1)
    unwrap(await findPosts(null, { q }))
    await writeSearchedWords()
  }
}

test('a word is told once it was searched in vain on ten different days', async () => {
  await searchOn(9, 'adenomyosis')
  expect(await readSearchedWords()).toEqual([])
  await searchOn(1, 'Adenomyosis')
  expect(await readSearchedWords()).toEqual([{ word: 'adenomyosis', days: 10 }])
})

test('a day counts once, however often and by however many it is searched', async () => {
  for (let press = 0; press < 3; press++) {
    unwrap(await findPosts(null, { q: 'lichen' }))
    await writeSearchedWords()
    vi.setSystemTime(Date.now() + hour)
  }
  unwrap(await findPosts(await makeMember(), { q: 'lichen' }))
  await writeSearchedWords()
  expect(await db.searchedWord.findMany()).toMatchObject([{ days: 1, lastDay: dayNumber() }])
})

test('another process that counts the same day adds nothing', async () => {
  await searchOn(1, 'lichen')
  const { digest } = await db.searchedWord.findFirstOrThrow()
  await db.searchedWord.update({ where: { digest }, data: { lastDay: dayNumber() + 1, days: 7 } })
  passDays(1)
  unwrap(await findPosts(null, { q: 'lichen' }))
  await writeSearchedWords()
  expect(await db.searchedWord.findMany()).toMatchObject([{ days: 7, lastDay: dayNumber() }])
})

test('a day that a clock that was ahead has counted does not keep a word from being counted', async () => {
  await searchOn(1, 'lichen')
  await db.searchedWord.updateMany({ data: { lastDay: dayNumber() + 60 } })
  await searchOn(1, 'lichen')
  expect(await db.searchedWord.findMany()).toMatchObject([{ days: 2, lastDay: dayNumber() }])
})

test('a row has neither the word nor a time, and all are of one size', async () => {
  await searchOn(1, `lichen ${'z'.repeat(40)} एडेनोमायोसिस`)
  const rows = await db.searchedWord.findMany()
  expect(JSON.stringify(rows)).not.toMatch(/lichen|zzz|एडेनो/)
  expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1)
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['days', 'digest', 'lastDay', 'sealed'])
  const words = rows.map(({ sealed }) => decrypt('searched-word', sealed)?.trim())
  expect(words.sort()).toEqual(['lichen', 'z'.repeat(40), 'एडेनोमायोसिस'].sort())
})

test('what is found, filtered, hidden, blocked or answered to nobody is not counted', async () => {
  const author = await makeMember()
  await makePost(author, { title: 'About lichen', content: 'Enough content of lichen.' })
  unwrap(await findPosts(null, { q: 'lichen' }))
  unwrap(await findPosts(null, { q: 'lich' }))
  unwrap(await findPosts(null, { q: 'sclerosus', topic: 'sex' }))
  unwrap(await findPosts(null, { q: 'sclerosus', language: 'hi' }))
  unwrap(await findPosts(null, { q: 'sclerosus' }, { isUnseen: true }))
  const hidden = { hiddenTopics: ['sex' as const], hiddenNotes: [] }
  unwrap(await findPosts(null, { q: 'sclerosus' }, undefined, hidden))
  const viewer = await makeMember()
  await db.block.create({ data: { blockerId: viewer.id, blockedId: author.id } })
  unwrap(await findPosts(viewer, { q: 'sclerosus' }))
  await writeSearchedWords()
  expect(await db.searchedWord.count()).toBe(0)
})

test('a word that cannot be written is forgotten, and the search is answered', async () => {
  unwrap(await findPosts(null, { q: 'lichen' }))
  const failing = vi.spyOn(db, '$transaction').mockRejectedValueOnce(new Error('read-only'))
  await expect(writeSearchedWords()).rejects.toThrow('read-only')
  failing.mockRestore()
  await writeSearchedWords()
  expect(await db.searchedWord.count()).toBe(0)
  unwrap(await findPosts(null, { q: 'lichen' }))
  await writeSearchedWords()
  expect(await db.searchedWord.count()).toBe(1)
})

test('the table keeps five thousand words: those of few days and long ago go', async () => {
  const today = dayNumber()
  await db.searchedWord.createMany({
    data: Array.from({ length: 5_000 }, (_, index) => {
      return { digest: `d${index}`, sealed: '', days: 2, lastDay: today - (index ? 1 : 2) }
    }),
  })
  await db.searchedWord.update({ where: { digest: 'd1' }, data: { days: 3, lastDay: 0 } })
  for (let word = 0; word < 20; word++) noteFruitlessSearch(`word${'abcdefghijklmnopqrst'[word]}`)
  await searchOn(1, 'lichen')
  expect(await db.searchedWord.count()).toBe(5_000)
  expect(await db.searchedWord.findUnique({ where: { digest: 'd1' } })).not.toBeNull()
  expect(await db.searchedWord.count({ where: { days: 1 } })).toBe(0)
})

test('at most fifty words are read, those of most days first', async () => {
  for (let word = 0; word < 60; word++)
    noteFruitlessSearch(`word${'abcdefghij'[word % 10]}${'klmnop'[Math.floor(word / 10)]}`)
  await writeSearchedWords()
  await db.searchedWord.updateMany({ data: { days: 10 } })
  const [{ digest = '' } = {}] = await db.searchedWord.findMany({
    orderBy: { digest: 'desc' },
    take: 1,
  })
  await db.searchedWord.update({ where: { digest }, data: { days: 31 } })
  const words = await readSearchedWords()
  expect([words.length, words[0]?.days]).toEqual([50, 31])
})
