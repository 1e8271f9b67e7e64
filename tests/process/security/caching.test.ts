import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymousForum, type AnonymousForum } from '../../support/forum/anonymous-forum'
import { send, type Answer, type Sending } from '../../support/http/raw-http'
import { addresses } from '../../support/http/route-addresses'
import { startSite, type Site } from '../../support/site/site-server'
import { requestVariants } from '../../support/http/request-variants'

// The same for all visitors and members.
const forEverybody = [
  'avatars/:file',
  'forum/feed.xml',
  'robots.txt',
  'sitemap.xml',
  'sitemap-pages.xml',
  'sitemap-posts.xml',
  '.well-known/security.txt',
]

let site: Site
let forum: AnonymousForum

beforeAll(async () => {
  site = await startSite()
  forum = await anonymousForum(site)
})

afterAll(() => site.remove())

describe.each(['visitor', 'reader', 'moderator', 'admin'] as const)('to the %s', (actor) => {
  test('no answer may be kept that is for one person', { timeout: 120_000 }, async () => {
    const kept: string[] = []
    let asked = 0
    for (const [route, list] of Object.entries(addresses)) {
      for (const address of list(forum.world)) {
        for (const [name, sending] of requestVariants(route, address)) {
          const answer = await ask(actor, name.split(' ')[1] ?? '', sending)
          const caching = answer.headers['cache-control'] ?? 'none'
          asked += 1
          if (!mayBe(caching, { route, name, actor, answer }))
            kept.push(`${name} ${answer.status}: ${caching}`)
        }
      }
    }
    expect(kept).toEqual([])
    expect(asked).toBeGreaterThan(300)
  })
})

type Asked = { route: string; name: string; actor: string; answer: Answer }

function mayBe(caching: string, { route, name, actor, answer }: Asked) {
  if (/^no-store(, no-transform)?$/.test(caching)) return true
  if (!name.startsWith('GET ') || answer.status !== 200) return false
  if (forEverybody.includes(route) && !name.includes('.data')) return caching.startsWith('public, ')
  const isPersonal =
    /token=|^GET \/(api|profile(?!\/deleted)|moderation|contact\/(curtain|sent))/.test(name)
  return actor === 'visitor' && !isPersonal && caching === 'no-cache'
}

function ask(actor: keyof AnonymousForum['members'] | 'visitor', path: string, sending: Sending) {
  return actor === 'visitor'
    ? send(site.url + path, sending)
    : forum.members[actor].send(path, sending)
}

test.each([
  ['a foreign write', '/forum/new', { body: {}, headers: { Origin: 'http://evil.example' } }],
  ['a method that nobody knows', '/forum', { method: 'PROPFIND' }],
  ['an address that cannot be decoded', '/%E0', {}],
  ['a folder without its slash', '/xxperiment', {}],
  ['too large a form', '/auth/signin', { body: Buffer.alloc(600_000), method: 'POST' }],
])('%s leaves nothing in a cache', async (_, path, sending: Sending) => {
  const { status, headers } = await send(site.url + path, sending)
  expect(status).toBeGreaterThan(300)
  expect(headers['cache-control']).toBe('no-store')
})
