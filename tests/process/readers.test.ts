import { pathToFileURL } from 'node:url'
import { v7 as uuid } from 'uuid'
import { expect, test, vi } from 'vitest'
import { inDatabase } from '../support/in-database'
import { siteForFile } from '../support/site/site-for-file'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const site = await siteForFile({
  environment: { PODCAST_FEED_URL: pathToFileURL('tests/data/feeds/podcast.xml').href },
})
const position = `/forum/post/${uuid()}`
const post = {
  id: position.split('/').at(-1),
  title: 'A title',
  content: 'See https://example.com/a for </script> more.',
  type: 'general',
} as const
await inDatabase(site, (database) => database.post.create({ data: post }))

const get = (where: string, headers: Record<string, string> = {}) =>
  fetch(site.url + where, { headers: { 'User-Agent': browser, ...headers } })

test('the podcast is imported at the start', async () => {
  const imported = async () => expect(await site.log()).toContain('"episodes imported"')
  await vi.waitFor(imported, 20_000)
  expect(await inDatabase(site, ({ episode }) => episode.count())).toBe(5)
  expect(await site.log()).not.toContain('podcast.xml')
})

test('the podcast’s page may play from anywhere by https, and no other page from elsewhere', async () => {
  const page = await get('/xxperiment/')
  expect(page.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none';.*; media-src https:$/,
  )
  expect(await page.text()).toMatch(
    /<audio controls preload="none" src="https:\/\/audio\.example\/3\.m4a/,
  )
  for (const where of ['/', '/forum', position, '/xxperiment/page.css', '/nowhere'])
    expect((await get(where)).headers.get('Content-Security-Policy')).not.toContain('media-src')
})

test('a post page has its links, its head and its JSON-LD under the nonce', async () => {
  const page = await get(`${position}?lng=hi&notice=signed-in`)
  const html = await page.text()
  expect(html).toContain(
    '<a href="https://example.com/a" rel="nofollow ugc noopener">https://example.com/a</a>',
  )
  expect(html).toContain(`<link rel="canonical" href="${site.url}${position}?lng=hi"/>`)
  expect(html).not.toContain('noindex')
  const [, nonce, json] =
    /<script type="application\/ld\+json" nonce="([^"]+)">(.*?)<\/script>/.exec(html) ?? []
  expect(page.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`)
  expect(JSON.parse(json ?? '')).toMatchObject({
    headline: 'A title',
    author: { name: 'पूर्व सदस्य' },
  })
  const lite = await (await get(position, { 'Save-Data': 'on' })).text()
  expect(lite).not.toContain('<script')
})

test('screens for members, and errors, are left out of indexes', async () => {
  const paths = ['/auth/signin', '/auth/signup', '/nowhere', '/forum?type=other']
  const pages = await Promise.all(paths.map(async (where) => (await get(where)).text()))
  for (const html of pages) expect(html).toContain('<meta name="robots" content="noindex"/>')
  for (const where of ['/', '/forum'])
    expect(await (await get(where)).text()).toContain('<link rel="canonical"')
})

test.each([
  ['/forum/feed.xml?lng=hi', 'application/atom+xml'],
  ['/sitemap.xml', 'application/xml'],
  ['/sitemap-pages.xml', 'application/xml'],
  ['/sitemap-posts.xml', 'application/xml'],
  ['/robots.txt', 'text/plain'],
])('%s is fetched once and then only asked after, without a cookie', async (where, type) => {
  const first = await get(where)
  expect(first.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`)
  expect(first.headers.getSetCookie()).toEqual([])
  const etag = first.headers.get('ETag') ?? ''
  expect((await get(where, { 'If-None-Match': etag })).status).toBe(304)
})
