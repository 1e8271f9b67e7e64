import { describe, expect, test } from 'vitest'
import {
  crowdedForum,
  heavy,
  heavyTexts,
  type CrowdedForum,
} from '../../support/forum/crowded-forum'
import { inDatabase } from '../../support/in-database'
import { send, type Sending } from '../../support/http/raw-http'
import { missingRules } from '../../support/http/missing-rules'
import { routeUrls } from '../../support/http/route-urls'
import { siteForFile } from '../../support/site/site-for-file'
import { endsSession } from '../../support/http/ends-session'

// The limit for any content of the database.
const maxBytes = 400 * 1_024

type Actor = 'visitor' | keyof CrowdedForum['members']

const site = await siteForFile()
const forum = await crowdedForum(site)

function ask(actor: Actor, url: string, sending: Sending = {}) {
  return actor === 'visitor'
    ? send(site.url + url, sending)
    : forum.members[actor].send(url, sending)
}

// An admin has all pages of a moderator, and more on each.
describe.each(['visitor', 'reader', 'admin'] as const)('to the %s', (actor) => {
  test(
    'no page is above 400 KB of HTML, or lacks the rule of a class',
    { timeout: 300_000 },
    async () => {
      const large: string[] = []
      const missing: string[] = []
      for (const url of everyUrl()) {
        const { status, text, headers } = await ask(actor, url)
        const bytes = Buffer.byteLength(text)
        const isHtml = headers['content-type']?.startsWith('text/html')
        if (isHtml && bytes > maxBytes) large.push(`${url}: ${bytes}`)
        if (status >= 500 && status !== 503) large.push(`${url}: ${status}`)
        if (isHtml) missing.push(...missingRules(text).map((name) => `${url}: ${name}`))
      }
      expect(large).toEqual([])
      expect(missing).toEqual([])
    },
  )
})

describe.each(Object.entries(heavyTexts))('with the longest draft of %s', (name, text) => {
  test('no form is above 400 KB', async () => {
    const post = forum.posts[name] ?? ''
    const [comment = ''] = commentsOf((await ask('reader', `/forum/post/${post}`)).text)
    const long = { title: heavy(text, 400), content: heavy(text, 40_000), isAnonymous: 'on' }
    const forms: [string, Record<string, string>, Record<string, string>?][] = [
      ['/forum/new', { ...long, type: 'general' }],
      [`/forum/post/${post}`, { ...long, go: 'save' }, { go: 'edit' }],
      [`/forum/post/${post}`, { content: heavy(text, 10_000), isAnonymous: 'on' }],
      [`/forum/post/${forum.posts.chatty}`, { content: heavy(text, 10_000) }],
      [
        `/forum/post/${post}`,
        { content: heavy(text, 10_000), go: 'save', comment },
        { go: 'edit', comment },
      ],
    ]
    const large: string[] = []
    for (const [url, typed, opening] of forms) {
      await sendTooLate(url, typed)
      const page = await ask('reader', url, opening && { body: opening })
      expect([url, page.text.includes('action="/forum/drafts/discard"')]).toEqual([url, true])
      const bytes = Buffer.byteLength(page.text)
      if (bytes > maxBytes) large.push(`${url}: ${bytes}`)
    }
    expect(large).toEqual([])
  })
})

/** Sends a form while its session is expired, and then renews the session: the form is kept. */
async function sendTooLate(url: string, body: Record<string, string>) {
  const expire = (expiresAt: Date) =>
    inDatabase(site, ({ session }) =>
      session.updateMany({ where: { userId: forum.readerId }, data: { expiresAt } }),
    )
  await expire(new Date(Date.now() - 1))
  const { headers } = await forum.members.reader.send(url, { body })
  expect(headers.location).toContain('/auth/signin')
  await expire(new Date(Date.now() + 60 * 60_000))
}

test(
  'every comment of a long thread is on one page or another, once',
  { timeout: 300_000 },
  async () => {
    const { postId, ids } = forum.thread
    const seen: string[] = []
    const first = `/forum/post/${postId}`
    for (let page: string | undefined = first; page;) {
      const { text }: { text: string } = await ask('visitor', page)
      expect(Buffer.byteLength(text)).toBeLessThan(maxBytes)
      seen.push(...commentsOf(text))
      for (const further of linksOf(
        text,
        /\/forum\/post\/[\w-]+\/replies\/[\w-]+(?:\?cursor=[\w-]+)?/g,
      ))
        seen.push(...(await furtherReplies(further)))
      page = nextOf(text, first)
    }
    expect(seen).toHaveLength(ids.length)
    expect(new Set(seen)).toEqual(new Set(ids))
  },
)

test('every report and every block is on one page or another', { timeout: 300_000 }, async () => {
  const { postId, commentId, reports } = forum.reported
  for (const item of [`post/${postId}`, `comment/${commentId}`])
    expect(
      await countAll(
        'moderator',
        `/moderation/${item}`,
        /<b>(?:Advertising|Spam)[^<]*<\/b>(?:<!-- -->| )*·/g,
      ),
    ).toBe(reports)
  const names = /name="username" value="/g
  expect(await countAll('reader', '/profile/blocks', names)).toBe(forum.blocks)
})

async function furtherReplies(url: string) {
  const seen: string[] = []
  const path = url.split('?')[0] ?? ''
  for (let page: string | undefined = url; page;) {
    const { text }: { text: string } = await ask('visitor', page)
    expect(Buffer.byteLength(text)).toBeLessThan(maxBytes)
    // The comment itself is at the top.
    seen.push(...commentsOf(text).slice(1))
    page = nextOf(text, path)
  }
  return seen
}

async function countAll(actor: Actor, url: string, pattern: RegExp) {
  let count = 0
  for (let page: string | undefined = url; page;) {
    const { text }: { text: string } = await ask(actor, page)
    expect(Buffer.byteLength(text)).toBeLessThan(maxBytes)
    count += text.match(pattern)?.length ?? 0
    page = nextOf(text, url)
  }
  return count
}

function commentsOf(html: string) {
  return [...html.matchAll(/<article class="comment[^"]*" id="comment-([\w-]+)"/g)].map(
    ([, id = '']) => id,
  )
}

function linksOf(html: string, pattern: RegExp) {
  return [...new Set([...html.matchAll(pattern)].map(([link]) => link))].filter((link) =>
    html.includes(`href="${link}"`),
  )
}

// Returns the target of the last link with a cursor of this page itself.
function nextOf(html: string, path: string) {
  const own = html.matchAll(/href="([^"?]*)\?cursor=([\w-]+)(?:#\w+)?"/g)
  const next = [...own].filter(([, to]) => to === '' || to === path).at(-1)?.[2]
  return next && `${path}?cursor=${next}`
}

function everyUrl() {
  const { posts, thread, reported, readerId } = forum
  const world = {
    post: posts.ampersands ?? '',
    comment: reported.commentId,
    reply: thread.firstId,
    named: thread.postId,
    below: thread.ids.at(-1) ?? '',
    hidden: posts.links ?? '',
    removed: posts.tags ?? '',
    reader: readerId,
    episode: '',
  }
  const usual = Object.entries(routeUrls)
    .filter(([route]) => !route.startsWith('api/') && !endsSession(route))
    .flatMap(([, list]) => list(world))
  const episodes = Object.keys(posts).flatMap((_, index) => [
    `/episodes/${index + 1}`,
    `/episodes/${index + 1}?t=9000`,
  ])
  const heaviest = Object.values(posts).flatMap((id) => [
    `/forum/post/${id}`,
    `/forum/post/${id}?lng=hi`,
    `/moderation/post/${id}`,
    `/moderation/post/${id}?text=original`,
  ])
  const searches = ['a', 'x', 'www', 'क्ष'].map((q) => `/forum?q=${encodeURIComponent(q)}`)
  return [...usual, ...episodes, ...heaviest, ...searches, `/forum/post/${thread.postId}`]
}
