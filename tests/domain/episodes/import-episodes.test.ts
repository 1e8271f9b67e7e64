import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { listEpisodes } from '~/domain/episodes/episodes.server'
import { importEpisodes } from '~/domain/episodes/import-episodes.server'
import { changes, podcast } from '../../support/forum/episode-import'
import { makeMember, makePost } from '../../support/forum/factories'
import { temporaryFolder } from '../../support/site/temporary-folder'

const xml = readFileSync(podcast, 'utf8')

const toStop: (() => void)[] = []
afterEach(() => toStop.splice(0).forEach((stop) => stop()))

function inFile(text: string) {
  const { folder, remove } = temporaryFolder()
  toStop.push(remove)
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

test('what is heard of an episode is kept, follows the feed, and goes when the feed no longer names it', async () => {
  const heard = async () => {
    const { audioUrl, durationSeconds } = await db.episode.findFirstOrThrow({
      where: { title: 'What a cycle is for' },
    })
    return [audioUrl, durationSeconds]
  }
  await changes(podcast)
  expect(await heard()).toEqual(['https://audio.example/2.mp3', 2_530])
  const longer = xml.replace('42:10', '42:11')
  expect(await changes(inFile(longer))).toEqual([0, 1, 4, 2])
  expect(await heard()).toEqual(['https://audio.example/2.mp3', 2_531])
  const elsewhere = longer.replace('example/2.mp3', 'example/two.mp3')
  expect(await changes(inFile(elsewhere))).toEqual([0, 1, 4, 2])
  expect(await heard()).toEqual(['https://audio.example/two.mp3', 2_531])
  const silent = elsewhere.replace('https://audio.example/two', 'http://audio.example/two')
  expect(await changes(inFile(silent))).toEqual([0, 1, 4, 2])
  expect(await heard()).toEqual([null, 2_531])
})

test('lists them newest first, those without a date last', async () => {
  await changes(podcast)
  const titles = (await listEpisodes()).map(({ episodeNumber, title }) => [episodeNumber, title])
  expect(titles.slice(0, 3)).toEqual([
    [3, 'पीसीओएस: जो डॉक्टर ने नहीं बताया'],
    [2, 'What a cycle is for'],
    [null, 'Q&A: your questions & éclairs <3'],
  ])
  expect(titles).toHaveLength(5)
})

test('an episode that left the feed stays, and so does what was said about it', async () => {
  await changes(podcast)
  const [episode] = await listEpisodes()
  const post = await makePost(await makeMember(), { type: 'episode', episodeId: episode?.id })
  const empty = inFile('<rss version="2.0"><channel/></rss>')
  expect(await changes(empty)).toEqual([0, 0, 0, 0])
  expect(await db.episode.count()).toBe(5)
  const row = await db.post.findUniqueOrThrow({ where: { id: post.id } })
  expect(row.episodeId).toBe(episode?.id)
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
