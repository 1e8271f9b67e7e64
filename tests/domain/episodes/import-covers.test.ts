import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { db } from '~/database/db.server'
import { readCover } from '~/domain/episodes/covers.server'
import { importEpisodes } from '~/domain/episodes/import-episodes.server'
import { listEpisodePage, readEpisode } from '~/domain/episodes/read-episode.server'
import { makeBomb, makePicture } from '../../support/forum/pictures'
import { serve } from '../../support/site/feed-server'

/** Serves a feed with an episode for each file, numbered in their order. */
async function serveFeed(files: Record<string, Buffer | RequestListener>) {
  const asked: string[] = []
  const { url, stop } = await serve((request, response) => {
    const name = request.url?.slice(1) ?? ''
    asked.push(name)
    if (name === 'feed.xml') return response.end(feedOf(url, Object.keys(files)))
    const file = files[name]
    if (typeof file === 'function') file(request, response)
    else response.end(file)
  })
  onTestFinished(stop)
  return { source: `${url}/feed.xml`, asked, files }
}

function feedOf(url: string, names: string[]) {
  const items = names.map(
    (name, index) => `<item><title>${name}</title><guid>${index}</guid>
      <itunes:episode>${index + 1}</itunes:episode><itunes:image href="${url}/${name}"/></item>`,
  )
  return `<rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>${items.join('')}</channel></rss>`
}

async function covers(source: string) {
  const result = await importEpisodes(source)
  if (!result.ok) throw new Error(result.problem)
  const { documents } = result.value
  return documents.map(({ episode, kind, problem }) => [episode.title, kind, problem])
}

test('the picture that the feed names is read once and encoded anew, as two squares that say nothing else', async () => {
  const wide = await makePicture({ width: 1_800, height: 1_200, format: 'png' })
  const { source, asked } = await serveFeed({ 'wide.png': wide })
  expect(await covers(source)).toEqual([['wide.png', 'cover', null]])
  expect(await covers(source)).toEqual([])
  expect(asked).toEqual(['feed.xml', 'wide.png', 'feed.xml'])

  const episode = await readEpisode('1')
  expect(episode?.cover).toMatch(/^[\da-f]{16}$/)
  expect(await listEpisodePage({})).toMatchObject({
    value: { episodes: [{ cover: episode?.cover }] },
  })
  const { id = '', cover } = episode ?? {}
  for (const [size, side] of [
    ['small', 240],
    ['large', 1_000],
  ] as const) {
    const bytes = await readCover(id, size, cover ?? '')
    const found = await sharp(bytes ?? undefined).metadata()
    expect(found).toMatchObject({ format: 'jpeg', width: side, height: side })
    expect([found.exif, found.iptc, found.xmp]).toEqual([undefined, undefined, undefined])
  }
  expect(await readCover(id, 'small', '0123456789abcdef')).toBeNull()
  expect(await readCover('zebra', 'small', cover ?? '')).toBeNull()
})

test('a small picture is not blown up, and WebP is read too', async () => {
  const { source } = await serveFeed({
    'small.webp': await makePicture({ width: 300, height: 200, format: 'webp' }),
  })
  await covers(source)
  const { large, small } = await db.cover.findFirstOrThrow()
  expect(await sharp(large).metadata()).toMatchObject({ width: 200, height: 200 })
  expect(await sharp(small).metadata()).toMatchObject({ width: 200, height: 200 })
})

test('what is no picture, too large in any way, or elsewhere than in public is refused', async () => {
  const inside = await serve(
    (_, response) => void makePicture().then((bytes) => response.end(bytes)),
  )
  onTestFinished(inside.stop)
  const picture = await makePicture()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script/></svg>'
  const { source } = await serveFeed({
    'svg.jpg': Buffer.from(svg),
    'text.jpg': Buffer.from('<!doctype html><p>Not found'),
    'gif.jpg': await sharp(picture).gif().toBuffer(),
    'cut.jpg': picture.subarray(0, picture.length / 2),
    'head.jpg': Buffer.concat([picture.subarray(0, 3), Buffer.from(svg)]),
    'bomb.png': makeBomb(60_000),
    'broken.png': makeBomb(5_000),
    'dot.png': await makePicture({ width: 1, height: 1, format: 'png' }),
    'huge.jpg': Buffer.concat([picture, Buffer.alloc(9 * 1024 * 1024)]),
    'inside.jpg': (_, response) => response.writeHead(302, { Location: inside.url }).end(),
    'gone.jpg': (_, response) => response.writeHead(404).end(),
    'good.jpg': picture,
  })
  expect(await covers(source)).toEqual([
    ['svg.jpg', 'cover', 'not-a-picture'],
    ['text.jpg', 'cover', 'not-a-picture'],
    ['gif.jpg', 'cover', 'not-a-picture'],
    ['cut.jpg', 'cover', 'not-a-picture'],
    ['head.jpg', 'cover', 'not-a-picture'],
    ['bomb.png', 'cover', 'wrong-size'],
    ['broken.png', 'cover', 'not-a-picture'],
    ['dot.png', 'cover', 'wrong-size'],
    ['huge.jpg', 'cover', 'too-large'],
    ['inside.jpg', 'cover', 'not-public'],
    ['gone.jpg', 'cover', 'bad-status'],
    ['good.jpg', 'cover', null],
  ])
  expect(await db.cover.count()).toBe(1)
  expect((await readEpisode('1'))?.cover).toBeNull()
  expect((await readEpisode('12'))?.cover).not.toBeNull()
})

test('a picture that no episode names any more is forgotten', async () => {
  const { source, files } = await serveFeed({ 'old.jpg': await makePicture() })
  await covers(source)
  const { cover: old } = (await readEpisode('1')) ?? {}
  files['new.jpg'] = await makePicture({ colour: '#123456' })
  delete files['old.jpg']
  expect(await covers(source)).toEqual([['new.jpg', 'cover', null]])
  const { id = '', cover } = (await readEpisode('1')) ?? {}
  expect(await db.cover.count()).toBe(1)
  expect(cover).not.toBe(old)
  expect(await readCover(id, 'small', old ?? '')).toBeNull()
})

test('episodes that share a picture have one row of it', async () => {
  const { source, asked } = await serveFeed({ 'show.jpg': await makePicture() })
  await covers(source)
  const { imageUrl } = await db.episode.findFirstOrThrow()
  await db.episode.create({ data: { feedKey: 'x', title: 'x', episodeNumber: 2, imageUrl } })
  expect((await readEpisode('2'))?.cover).toBe((await readEpisode('1'))?.cover)
  expect(asked.filter((name) => name === 'show.jpg')).toHaveLength(1)
})
