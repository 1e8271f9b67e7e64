import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '~/database/db.server'
import { startBuiltServer } from '../support/site/built-server'
import { sessionSecret } from '../support/site/site-server'
import { temporaryFolder } from '../support/site/temporary-folder'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const { folder, remove } = temporaryFolder()
const databaseUrl = `file:${path.join(folder, 'site.db')}`

describe('readers', () => {
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SESSION_SECRET: sessionSecret,
    PODCAST_FEED_URL: pathToFileURL('tests/data/feeds/podcast.xml').href,
  }
  const postId = uuid()
  const position = `/forum/post/${postId}`
  let server: Awaited<ReturnType<typeof startBuiltServer>>
  let database: Database

  beforeAll(async () => {
    server = await startBuiltServer(settings)
    database = openDatabase(databaseUrl)
    const content = 'See https://example.com/a for </script> more.'
    await database.post.create({ data: { id: postId, title: 'A title', content, type: 'general' } })
  })
  afterAll(async () => {
    await server.stop()
    await database.$disconnect()
    remove()
  })

  const get = (where: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(server.url + where, { method, headers: { 'User-Agent': browser, ...headers } })
  const viewsOf = async () =>
    (await database.post.findUniqueOrThrow({ where: { id: postId } })).views

  test('reading counts once, however it is done, and what is left is written at the stop', async () => {
    const uncounted = [
      get(position, {}, 'HEAD'),
      get(`${position}.data`, {}, 'HEAD'),
      get(position, { 'User-Agent': 'Googlebot/2.1' }),
      get(position, { 'Sec-Purpose': 'prefetch' }),
      get(`${position}.data`, { Purpose: 'prefetch' }),
      fetch(server.url + position, {
        method: 'POST',
        body: new URLSearchParams({ content: '' }),
        headers: { 'User-Agent': browser },
        redirect: 'manual',
      }),
    ]
    await Promise.all(uncounted)
    const page = await get(position)
    expect(page.headers.getSetCookie()).toEqual([])
    await get(`${position}.data`)
    await get(`${position}.data`, { 'User-Agent': `${browser} another` })
    // Too late to be written by the timer, which runs every few seconds.
    await get(position, { 'User-Agent': `${browser} a third` })
    expect(await server.stop()).toBe(0)
    expect(await viewsOf()).toBe(3)
    server = await startBuiltServer(settings)
  })

  test('the podcast is imported at the start', async () => {
    await vi.waitFor(() => expect(server.logged()).toContain('"episodes imported"'), 20_000)
    expect(await database.episode.count()).toBe(5)
    expect(server.logged()).not.toContain('podcast.xml')
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
    expect(html).toContain(`<link rel="canonical" href="${server.url}${position}?lng=hi"/>`)
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
})
