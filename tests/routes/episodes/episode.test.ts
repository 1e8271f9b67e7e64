import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { episodeHelplines } from '~/content/episode-helplines'
import { loader, meta } from '~/routes/episodes/episode'
import { loader as readSitemap } from '~/routes/system/sitemap-pages'
import { makeMember, makePost } from '../../support/forum/factories'
import { getRequest, loadContext, routeArguments } from '../../support/http/page-request'

const site = 'http://localhost:3000'
const hash = '0123456789abcdef'

/** Returns the metadata of episode 3 for search engines and link previews. */
async function told() {
  const context = loadContext()
  const given = routeArguments(getRequest('/episodes/3'), { episode: '3' }, context)
  const data = await loader(given)
  const root = { language: 'en', refused: false, siteUrl: site, neutralTitles: false }
  const head = meta({
    data,
    matches: [{ id: 'root', data: root }],
    location: { pathname: '/episodes/3', search: '' },
  } as unknown as Parameters<typeof meta>[0])
  const pictures = head?.filter((tag) => 'property' in tag && tag.property === 'og:image')
  return { pictures, jsonLd: JSON.parse(context.structuredData?.() ?? '{}') as object }
}

test('the cover is the picture of an episode for search engines and previews', async () => {
  const imageUrl = 'https://images.example/3.jpg'
  const bytes = Buffer.from('picture')
  await db.cover.create({ data: { source: imageUrl, hash, small: bytes, large: bytes } })
  const { id } = await db.episode.create({
    data: {
      ...{ feedKey: '3', title: 'Sleep', episodeNumber: 3, summary: 'Why we wake.', imageUrl },
      ...{ audioUrl: 'https://audio.example/3.mp3', durationSeconds: 61 },
      publishedAt: new Date('2026-10-01T20:00:00Z'),
    },
  })
  const image = `${site}/episodes/${id}/cover/large-${hash}.jpg`
  const { pictures, jsonLd } = await told()
  expect(pictures).toEqual([{ property: 'og:image', content: image }])
  expect(jsonLd).toMatchObject({
    '@type': 'PodcastEpisode',
    url: `${site}/episodes/3`,
    name: 'Sleep',
    episodeNumber: 3,
    description: 'Why we wake.',
    image,
    duration: 'PT61S',
    associatedMedia: { contentUrl: 'https://audio.example/3.mp3' },
  })
})

test('the sitemap names the list and each episode once', async () => {
  for (const episodeNumber of [3, 4, null])
    await db.episode.create({ data: { feedKey: `${episodeNumber}`, title: 'x', episodeNumber } })
  const { id } = await db.episode.findFirstOrThrow({ where: { episodeNumber: null } })
  const response = await readSitemap(routeArguments(getRequest('/sitemap-pages.xml')))
  const named = (await response.text()).match(/(?<=<loc>)[^<]*\/episodes[^<?]*(?=<)/g)
  const paths = ['/episodes', '/episodes/ask', '/episodes/3', '/episodes/4', `/episodes/${id}`]
  expect(named?.sort()).toEqual(paths.map((path) => site + path).sort())
})

test('without a cover the site’s own picture is shared, and search engines get none', async () => {
  await db.episode.create({ data: { feedKey: '3', title: 'Sleep', episodeNumber: 3 } })
  const { pictures, jsonLd } = await told()
  expect(pictures).toEqual([{ property: 'og:image', content: `${site}/link-preview.png` }])
  expect(jsonLd).not.toHaveProperty('image')
})

test('visitors see neither posts for members nor removed ones, and no author of anonymous posts', async () => {
  const { id: episodeId } = await db.episode.create({
    data: { feedKey: '3', title: 'Sleep', episodeNumber: 3 },
  })
  const author = await makeMember('zqx_author')
  const about = { type: 'episode', episodeId }
  const open = await makePost(author, { ...about, title: 'Who sleeps at four?', isAnonymous: true })
  await makePost(author, { ...about, title: 'For members', audience: 'members' })
  const removed = await makePost(author, { ...about, title: 'Removed' })
  await db.post.update({ where: { id: removed.id }, data: { removedAt: new Date() } })
  const data = await loader(routeArguments(getRequest('/episodes/3'), { episode: '3' }))
  expect(data.postCount).toBe(1)
  expect(data.posts.map(({ id, title }) => [id, title])).toEqual([[open.id, 'Who sleeps at four?']])
  expect(data.posts[0]?.createdAt.getTime()).toBe(
    Math.floor(Number(data.posts[0]?.createdAt) / 3_600_000) * 3_600_000,
  )
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`zqx|${author.id}`))
})

test('an episode has one address by its number', async () => {
  await db.episode.create({ data: { feedKey: '3', title: 'Sleep', episodeNumber: 3 } })
  for (const episode of ['03', '3.0', '+3', '३'])
    await expect(
      loader(routeArguments(getRequest(`/episodes/${episode}`), { episode })),
    ).rejects.toMatchObject({ status: 404 })
})

test('the helplines of an episode come before those for everybody', async () => {
  await db.episode.createMany({
    data: [1, 2].map((number) => ({ feedKey: `${number}`, title: 'Pain', episodeNumber: number })),
  })
  const numbersOn = async (episode: string) => {
    const given = routeArguments(getRequest(`/episodes/${episode}`), { episode })
    return (await loader(given)).help.match(/(?<=tel:)\d+/g)
  }
  const forEverybody = await numbersOn('2')
  expect(forEverybody).toHaveLength(4)
  expect(await numbersOn('1')).toEqual([
    episodeHelplines['1']?.[0]?.number,
    ...(forEverybody ?? []),
  ])
})

test('what a visitor hides is not among the posts about an episode', async () => {
  const { id: episodeId } = await db.episode.create({
    data: { feedKey: '3', title: 'x', episodeNumber: 3 },
  })
  await makePost(await makeMember(), { type: 'episode', episodeId, topic: 'pregnancy' })
  const posts = async (cookie?: string) => {
    const request = getRequest('/episodes/3', cookie)
    return (await loader(routeArguments(request, { episode: '3' }))).posts
  }
  expect(await posts()).toHaveLength(1)
  expect(await posts('hidden=pregnancy~')).toEqual([])
})
