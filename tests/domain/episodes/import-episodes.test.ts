import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { db } from '~/database/db.server'
import { listEpisodes } from '~/domain/episodes/episodes.server'
import { importEpisodes, removeEpisode } from '~/domain/episodes/import-episodes.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { changes, podcast } from '../../support/forum/episode-import'
import { makeMember, makePost, unwrap } from '../../support/forum/factories'
import { temporaryFolder } from '../../support/site/temporary-folder'

const xml = readFileSync(podcast, 'utf8')

function inFile(text: string) {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  const file = path.join(folder, 'feed.xml')
  writeFileSync(file, text)
  return file
}

test('imports, changes nothing the second time, and then only what changed', async () => {
  expect(await changes(podcast)).toEqual([5, 0, 0, 2])
  expect(await changes(podcast)).toEqual([0, 0, 5, 2])
  const before = await db.episode.findFirstOrThrow({ where: { episodeNumber: 3 } })
  const changed = xml
    .replace('<itunes:episode>3<', '<itunes:episode>4<')
    .replace('/2</link>', '/two</link>')
  expect(await changes(inFile(changed))).toEqual([0, 2, 3, 2])
  expect(await db.episode.findUniqueOrThrow({ where: { id: before.id } })).toMatchObject({
    episodeNumber: 4,
    feedKey: before.feedKey,
  })
  expect(await changes(inFile(changed))).toEqual([0, 0, 5, 2])
})

test('what is heard of an episode is kept, follows the feed, which the report tells, and goes when the feed no longer names it', async () => {
  const heard = async () => {
    const { audioUrl, durationSeconds } = await db.episode.findFirstOrThrow({
      where: { title: 'What a cycle is for' },
    })
    return [audioUrl, durationSeconds]
  }
  await changes(podcast)
  expect(await heard()).toEqual(['https://audio.example/2.mp3', 2_530])
  const longer = xml.replace('42:10', '42:11')
  expect(await importEpisodes(inFile(longer))).toMatchObject({
    value: { updated: [{ title: 'What a cycle is for', changed: ['durationSeconds'] }] },
  })
  expect(await heard()).toEqual(['https://audio.example/2.mp3', 2_531])
  const elsewhere = longer.replace('example/2.mp3', 'example/two.mp3')
  expect(await changes(inFile(elsewhere))).toEqual([0, 1, 4, 2])
  expect(await heard()).toEqual(['https://audio.example/two.mp3', 2_531])
  const silent = elsewhere.replace('https://audio.example/two', 'http://audio.example/two')
  expect(await changes(inFile(silent))).toEqual([0, 1, 4, 2])
  expect(await heard()).toEqual([null, 2_531])
})

const feed = (items: string) => inFile(`<rss><channel>${items}</channel></rss>`)
const feedAt = (name: string) => path.resolve('tests/data/feeds', name)

const named = async () => {
  const rows = await db.episode.findMany({ orderBy: [{ season: 'asc' }, { title: 'asc' }] })
  return rows.map(({ season, shownSeason, episodeNumber, title }) => [
    season,
    shownSeason,
    episodeNumber,
    title,
  ])
}

test('the season is shown of a number that two seasons have, and of no other', async () => {
  const both = readFileSync(feedAt('transistor.xml'), 'utf8')
  const first = both.replace(/<item>(?:(?!<item>)[^])*What is PMOS[^]*?<\/item>/, '')
  expect(await changes(inFile(first))).toEqual([1, 0, 0, 0])
  expect(await named()).toEqual([[1, null, 1, 'What is endometriosis?']])
  expect(await changes(feedAt('transistor.xml'))).toEqual([1, 0, 1, 0])
  expect(await named()).toEqual([
    [1, 1, 1, 'What is endometriosis?'],
    [2, 2, 1, 'What is PMOS?'],
  ])
  const renumbered = both.replace(
    '<itunes:season>2</itunes:season>\n      <itunes:episode>1<',
    '<itunes:season>2</itunes:season>\n      <itunes:episode>2<',
  )
  expect(await changes(inFile(renumbered))).toEqual([0, 1, 1, 0])
  expect(await named()).toEqual([
    [1, null, 1, 'What is endometriosis?'],
    [2, null, 2, 'What is PMOS?'],
  ])
})

test('a feed that moved and has new guids doubles nothing', async () => {
  await changes(feedAt('transistor.xml'))
  const ids = await db.episode.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  expect(await changes(feedAt('moved.xml'))).toEqual([0, 2, 0, 0])
  expect(await changes(feedAt('moved.xml'))).toEqual([0, 0, 2, 0])
  expect(await db.episode.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).toEqual(ids)
  expect(await named()).toEqual([
    [1, 1, 1, 'What is endometriosis? (with a new title)'],
    [2, 2, 1, 'What is PMOS?'],
  ])
})

test('an episode that another host dates before midnight is the same, one of the day after is not', async () => {
  const item = (guid: string, date: string) =>
    `<item><title>Sleep</title><guid>${guid}</guid><pubDate>${date} GMT</pubDate></item>`
  await changes(feed(item('a', '1 Oct 2026 01:30:00')))
  const [{ id } = { id: '' }] = await db.episode.findMany()
  expect(await changes(feed(item('b', '30 Sep 2026 20:00:00')))).toEqual([0, 1, 0, 0])
  expect(await changes(feed(item('c', '1 Oct 2026 20:00:00')))).toEqual([1, 0, 0, 0])
  expect(await db.episode.findUnique({ where: { id } })).toMatchObject({
    publishedAt: new Date('2026-09-30T20:00:00Z'),
  })
})

test('an episode that is told again, with the file of an older one, is another', async () => {
  const item = (guid: string, title: string, day: number) =>
    `<item><title>${title}</title><guid>${guid}</guid><pubDate>${day} Oct 2026</pubDate><enclosure url="https://a.example/1.mp3"/></item>`
  await changes(feed(item('a', 'Sleep', 1)))
  const both = feed(item('b', 'Sleep, once more', 8) + item('a', 'Sleep', 1))
  expect(await changes(both)).toEqual([1, 0, 1, 0])
  expect(await changes(both)).toEqual([0, 0, 2, 0])
})

test('without guids, items that come to share a link stay who they are', async () => {
  const item = (title: string, day: number) =>
    `<item><title>${title}</title><link>https://a.example</link><pubDate>${day} Oct 2026</pubDate></item>`
  expect(await changes(feed(item('One', 1)))).toEqual([1, 0, 0, 0])
  const both = feed(item('Two', 8) + item('One', 1))
  expect(await changes(both)).toEqual([1, 1, 0, 0])
  expect(await changes(both)).toEqual([0, 0, 2, 0])
  expect(await db.episode.count()).toBe(2)
})

test('a link is stored without what the database refuses, and none with a password', async () => {
  const item = (link: string) => `<item><title>${link}</title><link>${link}</link></item>`
  await changes(feed(item('https://a.example/\0x') + item('https://asha:secret@a.example')))
  const rows = await db.episode.findMany({ where: { link: { not: null } } })
  expect(rows.map(({ link }) => link)).toEqual(['https://a.example/%00x'])
  expect(await db.episode.count()).toBe(2)
})

test('an old episode stays who it is when a new one repeats its guid', async () => {
  const item = (title: string, day: number) =>
    `<item><title>${title}</title><guid>g</guid><pubDate>${day} Oct 2026</pubDate><enclosure url="https://a.example/${title}.mp3"/></item>`
  expect(await changes(feed(item('One', 1)))).toEqual([1, 0, 0, 0])
  const [{ id } = { id: '' }] = await db.episode.findMany()
  const both = feed(item('Two', 8) + item('One', 1))
  expect(await changes(both)).toEqual([1, 1, 0, 0])
  expect(await changes(both)).toEqual([0, 0, 2, 0])
  expect(await changes(feed(item('Two', 8)))).toEqual([0, 1, 0, 0])
  expect(await db.episode.findUnique({ where: { id } })).toMatchObject({ title: 'One' })
})

test('lists them newest first, those without a date last, and keeps one that left the feed with what was said about it', async () => {
  await changes(podcast)
  const titles = (await listEpisodes()).map(({ episodeNumber, title }) => [episodeNumber, title])
  expect(titles.slice(0, 3)).toEqual([
    [3, 'पीसीओएस: जो डॉक्टर ने नहीं बताया'],
    [2, 'What a cycle is for'],
    [null, 'Q&A: your questions & éclairs <3'],
  ])
  expect(titles).toHaveLength(5)
  const [episode] = await listEpisodes()
  const post = await makePost(await makeMember(), { type: 'episode', episodeId: episode?.id })
  const empty = inFile('<rss version="2.0"><channel/></rss>')
  expect(await changes(empty)).toEqual([0, 0, 0, 0])
  expect(await db.episode.count()).toBe(5)
  const row = await db.post.findUniqueOrThrow({ where: { id: post.id } })
  expect(row.episodeId).toBe(episode?.id)
})

test('takes an episode off the site, and keeps what was said about it', async () => {
  await changes(podcast)
  const id = (await db.episode.findFirstOrThrow({ where: { episodeNumber: 3 } })).id
  const post = await makePost(await makeMember(), { type: 'episode', episodeId: id })
  const question = { question: 'Why?', day: new Date(), aboutId: id, episodeId: id, second: 7 }
  await db.guestQuestion.create({ data: { referenceId: 'A1', digest: 'A1', ...question } })
  expect(await removeEpisode('99')).toEqual({ ok: false, problem: 'no-episode' })
  const title = 'पीसीओएस: जो डॉक्टर ने नहीं बताया'
  const { id: otherId } = await db.episode.findFirstOrThrow({ where: { episodeNumber: 2 } })
  await db.episode.update({ where: { id: otherId }, data: { episodeNumber: 3 } })
  const refused = await removeEpisode('3')
  expect(refused).toMatchObject({ ok: false, problem: 'several' })
  expect(JSON.stringify(refused)).toContain(otherId)
  await db.episode.update({ where: { id: otherId }, data: { episodeNumber: 2 } })
  expect(await removeEpisode('3')).toEqual({ ok: true, title, posts: 1, questions: 1 })
  expect((await listEpisodes()).map((episode) => episode.title)).not.toContain(title)
  expect(await db.transcript.count({ where: { episodeId: id } })).toBe(0)
  expect(unwrap(await readPost(null, post.id))).toMatchObject({ type: 'episode', episode: null })
  expect(await db.guestQuestion.findMany()).toMatchObject([
    { aboutId: null, episodeId: null, second: null },
  ])
  const left = inFile(xml.replace(/<item>(?:(?!<\/item>)[^])*<itunes:episode>3<[^]*?<\/item>/, ''))
  expect(await changes(left)).toEqual([0, 0, 4, 2])
  expect(await db.episode.count()).toBe(4)
})

test('imports that are asked for at once make no episode twice', async () => {
  const results = await Promise.all([podcast, podcast, podcast].map(changes))
  expect(results).toEqual([
    [5, 0, 0, 2],
    [0, 0, 5, 2],
    [0, 0, 5, 2],
  ])
  expect(await db.episode.count()).toBe(5)
})

test('a failure in the middle writes nothing, and the next import is not held up', async () => {
  const items = Array.from({ length: 1_200 }, (_, index) => `<item><title>E${index}</title></item>`)
  const feed = inFile(`<rss version="2.0"><channel>${items.join('')}</channel></rss>`)
  const createMany = db.$extends({
    query: { episode: { createMany: () => Promise.reject(new Error('the disk is full')) } },
  })
  const original = db.$transaction.bind(db)
  db.$transaction = createMany.$transaction.bind(createMany) as typeof db.$transaction
  await expect(importEpisodes(feed)).rejects.toThrow('the disk is full')
  db.$transaction = original
  expect(await db.episode.count()).toBe(0)
  expect(await changes(feed)).toEqual([1_200, 0, 0, 0])
})
