import { describe, expect, test } from 'vitest'
import { languages } from '~/i18n/languages'
import { en } from '~/i18n/locales/en'
import { hi } from '~/i18n/locales/hi'
import routes from '~/routes'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { giveRole } from '../../support/forum/give-role'
import { inDatabase } from '../../support/in-database'
import { sharedSite } from '../../support/site/shared-site'
import { endsSession } from '../../support/http/ends-session'

const wish = 'titles=neutral'
const company = 'XX Health'
const titles = [
  company,
  ...[en, hi].map(({ shell }) => shell.errorTitle.replace('{{title}}', company)),
]
// The parts of a page that browsers store, for their history, bookmarks or link previews.
const kept = /<title>([^<]*)<\/title>|<meta[^>]*(?:name|property)="(?:description|og:[^"]*)"[^>]*>/g

const site = sharedSite()
const [author, member, admin] = [await signUpAt(site), await signUpAt(site), await signUpAt(site)]
const cookies: Record<string, string> = { visitor: '', member: member.cookie, admin: admin.cookie }
const postId = (await publishAs(author, 'Zebra question')).split('/').at(-1) ?? ''
await inDatabase(site, (database) => giveRole(database, admin.username, 'admin'))

/** The URL of each screen. The items exist only for posts, so other screens are error screens. */
const screens = routes
  .map(({ path }) => path)
  .filter((path) => !/^(api|preferences)\//.test(path) && !endsSession(path))
  .map((path) => (path === '*' ? '/nowhere' : `/${path.replace(/^\//, '')}`))

const urlFor = (screen: string) =>
  screen
    .replace(':kind', 'post')
    .replaceAll(/:(postId|itemId)/g, postId)
    .replaceAll(/:\w+\??/g, 'x')

describe.each([
  ['visitor', 400],
  ['member', 403],
  ['admin', 400],
])('to the %s who wants it so', (who, refusal) => {
  test('no page has a title that tells anything', async () => {
    const told: string[] = []
    const statuses = new Set<number>()
    let pages = 0
    for (const screen of [...screens, '/xxperiment/', '/xxperiment/index.html']) {
      for (const language of languages) {
        for (const method of ['GET', 'POST']) {
          const Cookie = `${wish}; language=${language}; ${cookies[who]}`
          const body = method === 'POST' ? {} : undefined
          const url = site.url + urlFor(screen)
          const { status, headers, text } = await send(url, { method, headers: { Cookie }, body })
          if (!headers['content-type']?.startsWith('text/html')) continue
          pages += 1
          statuses.add(status)
          if (!isNeutral(text)) told.push(`${method} ${screen}: ${text.match(kept)?.join()}`)
        }
      }
    }
    expect(told).toEqual([])
    expect(pages).toBeGreaterThan(60)
    expect([...statuses]).toEqual(expect.arrayContaining([200, refusal, 404, 405]))
  })
})

test('a post keeps its heading and its links', async () => {
  const url = `${site.url}/forum/post/${postId}`
  const plain = await send(url)
  expect(plain.text).toMatch(/<title>Zebra question – The XXperiment<\/title>/)
  const { text, headers } = await send(url, { headers: { Cookie: wish } })
  expect(text).toMatch(/<h1[^>]*>Zebra question<\/h1>/)
  expect(headers.vary).toMatch(/Cookie/)
  const links = (page: string) => page.match(/<a [^>]*href="[^"]*"/g)
  expect(links(text)).toEqual(links(plain.text))
})

test('the podcast’s page is asked for anew, with its own title again once that is wanted', async () => {
  const url = `${site.url}/xxperiment/index.html`
  const neutral = await send(url, { headers: { Cookie: wish } })
  const again = { Cookie: 'titles=full', 'If-None-Match': neutral.headers.etag ?? '' }
  const plain = await send(url, { headers: again })
  expect([plain.status, plain.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(plain.text).toContain('<title>The XXperiment')
  const headers = { Cookie: wish, 'If-None-Match': plain.headers.etag ?? '' }
  const { status, text } = await send(url, { headers })
  expect(status).toBe(200)
  expect(text).toContain(`<title>${company}</title>`)
  expect(neutral.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
})

test('the podcast’s page has no title of its own on a shared phone', async () => {
  const url = `${site.url}/xxperiment/index.html`
  const { text, headers } = await send(url, { headers: { Cookie: 'shared=used' } })
  expect(text).toContain(`<title>${company}</title>`)
  expect(headers['cache-control']).toBe('private, no-cache')
})

function isNeutral(html: string) {
  const found = [...html.matchAll(kept)]
  const [title, ...others] = found
  return (
    titles.includes(title?.[1] ?? '') &&
    others.every(([tag]) => tag === `<meta property="og:title" content="${company}"/>`)
  )
}
