import { expect, test } from 'vitest'
import { topicKeys } from '~/content/topics'
import { db } from '~/database/db.server'
import * as feed from '~/routes/forum/feed'
import * as robots from '~/routes/system/robots'
import * as sitemap from '~/routes/system/sitemap'
import * as sitemapPages from '~/routes/system/sitemap-pages'
import * as sitemapPosts from '~/routes/system/sitemap-posts'
import { makeMember, makePost } from '../../support/forum/factories'
import { getRequest, routeArguments } from '../../support/http/page-request'
import { parseXml } from '../../support/http/parse-xml'

const site = 'http://localhost:3000'
const getFeed = (query = '', headers: Record<string, string> = {}) => {
  const request = getRequest(`/forum/feed.xml${query}`)
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  return feed.loader(routeArguments(request))
}

type AtomFeed = { feed: { updated: string[]; link: object[]; entry?: object[] } }

type UrlSet = {
  urlset: { url?: { loc: string[]; lastmod?: string[]; 'xhtml:link'?: { $: object }[] }[] }
}

test('the feed is Atom with the newest fifty posts', async () => {
  const member = await makeMember('asha')
  for (let index = 0; index < 51; index++) await makePost(member, { title: `Post number ${index}` })
  const newest = await makePost(member, {
    title: 'Is 1 < 2 & "so" ]]> <b>on</b>?',
    content: 'One \u0007 line\n\nand <script>another</script> ]]> & more.',
  })
  const response = await getFeed()
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
  const text = await response.text()
  expect(text).not.toMatch(/[\0-\x08]/)
  const { feed: atom } = await parseXml<AtomFeed>(text)
  expect(atom).toMatchObject({ id: [`${site}/forum`], title: [expect.stringContaining('Forum')] })
  expect(Date.parse(atom.updated[0] ?? '')).toBe(newest.createdAt.getTime())
  expect(atom.link).toContainEqual({ $: { rel: 'self', href: `${site}/forum/feed.xml` } })
  expect(atom.entry).toHaveLength(50)
  expect(atom.entry?.[0]).toMatchObject({
    id: [`urn:uuid:${newest.id}`],
    link: [{ $: { href: `${site}/forum/post/${newest.id}` } }],
    title: [
      { _: 'Is 1 &lt; 2 &amp; &quot;so&quot; ]]&gt; &lt;b&gt;on&lt;/b&gt;?', $: { type: 'html' } },
    ],
    summary: [
      {
        _: 'One  line and &lt;script&gt;another&lt;/script&gt; ]]&gt; &amp; more.',
        $: { type: 'html' },
      },
    ],
    author: [{ name: ['Display asha'] }],
    published: [newest.createdAt.toISOString()],
  })
  expect(text).not.toContain('Post number 0')
})

test('the feed speaks the language of its address', async () => {
  await makePost(await makeMember(), { isAnonymous: true })
  const hindi = await (await getFeed('?lng=hi')).text()
  expect(hindi).toContain('<title>सामुदायिक फ़ोरम')
  expect(hindi).toContain('<name>अनाम</name>')
  expect(hindi).toContain(`href="${site}/forum/feed.xml?lng=hi"`)
  const odd = await (await getFeed('?lng=%22%3E')).text()
  expect(odd).toContain('<name>Anonymous</name>')
})

test('the feed says in words which topics there are', async () => {
  for (const [language, words] of [
    ['en', 'Choose a topic'],
    ['hi', 'विषय चुनें'],
  ]) {
    const answer = await getFeed(`?topic=gossip&lng=${language}`)
    const type = answer.headers.get('Content-Type')
    expect([answer.status, type]).toEqual([400, 'text/plain; charset=utf-8'])
    expect(await answer.text()).toMatch(new RegExp(`${words}.*periods`))
  }
})

test('the feed of an empty forum stands still and can be read', async () => {
  const [first, second] = [await getFeed(), await getFeed()]
  expect(first.headers.get('ETag')).toBe(second.headers.get('ETag'))
  const { feed: atom } = await parseXml<AtomFeed>(await first.text())
  expect(atom.entry).toBeUndefined()
})

test('who has the feed already gets no second one, until it changes', async () => {
  const post = await makePost(await makeMember())
  const { headers } = await getFeed()
  const etag = headers.get('ETag') ?? ''
  const statusOf = async (sent: Record<string, string>) => (await getFeed('', sent)).status
  expect(await statusOf({ 'If-None-Match': etag })).toBe(304)
  expect(await statusOf({ 'If-None-Match': `"x", ${etag.slice(2)}` })).toBe(304)
  await db.post.update({
    where: { id: post.id },
    data: { title: 'Another title', editedAt: new Date(Date.now() + 5_000) },
  })
  expect(await statusOf({ 'If-None-Match': etag })).toBe(200)
})

test('sitemaps name every page and post, in each language, and no removed one', async () => {
  const member = await makeMember()
  const [kept, removed] = [await makePost(member), await makePost(member)]
  await db.post.update({ where: { id: removed.id }, data: { removedAt: new Date() } })
  const index = await (await sitemap.loader(routeArguments(getRequest('/sitemap.xml')))).text()
  const { sitemapindex } = await parseXml<{
    sitemapindex: { sitemap: { loc: string[] }[] }
  }>(index)
  expect(sitemapindex.sitemap.map(({ loc }) => loc[0])).toEqual([
    `${site}/sitemap-pages.xml`,
    `${site}/sitemap-posts.xml`,
  ])
  const posts = await sitemapPosts.loader(routeArguments(getRequest('/sitemap-posts.xml')))
  const { urlset } = await parseXml<UrlSet>(await posts.text())
  const url = `${site}/forum/post/${kept.id}`
  expect(urlset.url).toEqual([
    {
      loc: [url],
      lastmod: [kept.createdAt.toISOString()],
      'xhtml:link': [
        { $: { rel: 'alternate', hreflang: 'en', href: `${url}?lng=en` } },
        { $: { rel: 'alternate', hreflang: 'hi', href: `${url}?lng=hi` } },
        { $: { rel: 'alternate', hreflang: 'x-default', href: url } },
      ],
    },
  ])
  const pages = await sitemapPages.loader(routeArguments(getRequest('/sitemap-pages.xml')))
  const fixed = await parseXml<UrlSet>(await pages.text())
  const locations = fixed.urlset.url?.map(({ loc }) => loc[0])
  for (const path of ['', ...topicKeys.map((topic) => `?topic=${topic}`)])
    expect(locations?.filter((each) => each === `${site}/forum${path}`)).toHaveLength(1)
})

test.each(['?after=x', '?to=', "?after=' OR 1=1"])(
  '/sitemap-posts.xml%s is refused',
  async (query) => {
    const answer = sitemapPosts.loader(routeArguments(getRequest(`/sitemap-posts.xml${query}`)))
    await expect(answer).rejects.toMatchObject({ status: 400 })
  },
)

test('robots are told where to go and where not', async () => {
  const text = await robots.loader(routeArguments(getRequest('/robots.txt'))).text()
  expect(text).toMatch(/^User-agent: \*\n/)
  for (const path of ['/auth', '/profile', '/moderation', '/api', '/*?q='])
    expect(text).toContain(`\nDisallow: ${path}\n`)
  expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`)
})
