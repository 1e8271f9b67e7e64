import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { loader } from '~/routes/episodes/cover'
import { getRequest, routeArguments } from '../../support/http/page-request'

const hash = '0123456789abcdef'
const [small, large] = [Buffer.from('small picture'), Buffer.from('large picture')]

async function storeCover() {
  const imageUrl = 'https://images.example/1.jpg'
  await db.cover.create({ data: { source: imageUrl, hash, small, large } })
  const { id } = await db.episode.create({ data: { feedKey: '1', title: 'Sleep', imageUrl } })
  return id
}

async function read(episode: string, file: string, tag?: string) {
  const request = getRequest(`/episodes/${episode}/cover/${file}`)
  if (tag) request.headers.set('If-None-Match', tag)
  try {
    return await loader(routeArguments(request, { episode, file }))
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

test('a cover is kept for a year, and asked for again only by its ETag', async () => {
  const id = await storeCover()
  const response = await read(id, `large-${hash}.jpg`)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(large)
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/jpeg',
    'content-length': String(large.length),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"large-${hash}.jpg"`,
  })
  const again = await read(id, `large-${hash}.jpg`, `"large-${hash}.jpg"`)
  expect(again.status).toBe(304)
})

test.each([
  ['another hash', `small-${hash.replace('0', '1')}.jpg`],
  ['another size', `medium-${hash}.jpg`],
  ['another kind', `small-${hash}.png`],
  ['a way out', `../small-${hash}.jpg`],
])('%s is not found', async (_, file) => {
  const id = await storeCover()
  expect((await read(id, `small-${hash}.jpg`)).status).toBe(200)
  expect((await read(id, file)).status).toBe(404)
  expect((await read('1', `small-${hash}.jpg`)).status).toBe(404)
})
