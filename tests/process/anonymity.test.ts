import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '~/db.server'
import routes from '~/routes'
import { cookiesOf, send, type Answer, type Sending } from '../support/raw-http'
import { sqliteUrlOf } from '../support/sample-content'
import { startSite, type Site } from '../support/site-server'

/** What exists in the forum, all of it written anonymously by one member but `named`, which is another's. */
type World = {
  post: string
  comment: string
  reply: string
  named: string
  below: string
  hidden: string
  removed: string
  reader: string
}

// Long enough that no hash in an asset's name or a nonce holds it by chance.
const secrets = /zqx_hidden|zqx verborgen|verborgen/i
const initials = /[>"']ZQ[<"']/
const marker = /zebra/i

/** The addresses of every route; a route that is not here fails the test. */
const addresses: Record<string, (world: World) => string[]> = {
  '/': () => ['/'],
  'avatars/:file': () => ['/avatars/zebra.svg'],
  'auth/signin': () => ['/auth/signin'],
  'auth/signup': () => ['/auth/signup'],
  'auth/verify-email': () => ['/auth/verify-email', '/auth/verify-email?token=x'],
  'auth/forgot-password': () => ['/auth/forgot-password'],
  'auth/reset-password': () => ['/auth/reset-password?token=x'],
  forum: (world) => [
    '/forum',
    '/forum?type=general',
    '/forum?q=zebra',
    '/forum?q=zqx',
    '/forum?q=verborgen',
    '/forum?author=zqx_hidden',
    `/forum?cursor=${world.removed}`,
  ],
  'forum/feed.xml': () => ['/forum/feed.xml', '/forum/feed.xml?lng=hi'],
  'forum/new': () => ['/forum/new'],
  'forum/post/:postId': (world) => [
    `/forum/post/${world.post}`,
    `/forum/post/${world.post}?lng=hi`,
    `/forum/post/${world.post}?reply=${world.comment}`,
    `/forum/post/${world.named}`,
    `/forum/post/${world.hidden}`,
    `/forum/post/${world.removed}`,
  ],
  'forum/post/:postId/edit': (world) => [`/forum/post/${world.post}/edit`],
  'forum/post/:postId/delete': (world) => [`/forum/post/${world.post}/delete`],
  'forum/post/:postId/withheld': (world) => [
    `/forum/post/${world.hidden}/withheld`,
    `/forum/post/${world.removed}/withheld`,
  ],
  'forum/comment/:commentId/edit': (world) => [`/forum/comment/${world.comment}/edit`],
  'forum/comment/:commentId/delete': (world) => [`/forum/comment/${world.comment}/delete`],
  'forum/:kind/:itemId/report': (world) => items(world).map((item) => `/forum/${item}/report`),
  'forum/:kind/:itemId/block': (world) => items(world).map((item) => `/forum/${item}/block`),
  'forum/help': () => ['/forum/help'],
  privacy: () => ['/privacy'],
  'forum/drafts/discard': () => ['/forum/drafts/discard'],
  profile: () => ['/profile', '/profile?tab=comments', '/profile?tab=liked'],
  'profile/edit': () => ['/profile/edit'],
  'profile/settings': () => ['/profile/settings'],
  'profile/settings/password': () => ['/profile/settings/password'],
  'profile/settings/email': () => ['/profile/settings/email'],
  'profile/settings/sessions': () => ['/profile/settings/sessions'],
  'profile/settings/verification': () => ['/profile/settings/verification'],
  'profile/reports': () => ['/profile/reports'],
  'profile/blocks': () => ['/profile/blocks'],
  moderation: () => ['/moderation'],
  'moderation/log': () => ['/moderation/log'],
  'moderation/member/:memberId': (world) => [`/moderation/member/${world.reader}`],
  'moderation/:kind/:itemId': (world) => items(world).map((item) => `/moderation/${item}`),
  'profile/settings/export': () => ['/profile/settings/export'],
  'profile/settings/export/file': () => ['/profile/settings/export/file?ticket=x'],
  'profile/settings/delete': () => ['/profile/settings/delete'],
  'profile/deleted': () => ['/profile/deleted'],
  'contact/curtain/:step?': () => ['/contact/curtain', '/contact/curtain/2'],
  'contact/elevator/:floor?': () => ['/contact/elevator', '/contact/elevator/lobby'],
  'contact/sent/:referenceId': () => ['/contact/sent/ZEBRA234'],
  'contact/waitlist': () => ['/contact/waitlist'],
  'contact/waitlist/confirm': () => ['/contact/waitlist/confirm?token=x'],
  'contact/waitlist/leave': () => ['/contact/waitlist/leave?token=x'],
  'moderation/messages': () => ['/moderation/messages'],
  'moderation/messages/export': () => ['/moderation/messages/export'],
  'moderation/messages/:referenceId': () => ['/moderation/messages/ZEBRA234'],
  'moderation/subscribers/export': () => ['/moderation/subscribers/export'],
  'moderation/mail': () => ['/moderation/mail'],
  unsubscribe: () => ['/unsubscribe?token=x'],
  'api/auth/signup': () => ['/api/auth/signup'],
  'api/auth/signin': () => ['/api/auth/signin'],
  'api/auth/google': () => ['/api/auth/google'],
  'api/auth/google/callback': () => ['/api/auth/google/callback'],
  'api/auth/verify-email': () => ['/api/auth/verify-email?token=x'],
  'api/auth/status': () => ['/api/auth/status'],
  'api/auth/me': () => ['/api/auth/me'],
  'api/auth/me/notifications': () => ['/api/auth/me/notifications'],
  'api/auth/me/posts': () => ['/api/auth/me/posts'],
  'api/auth/me/comments': () => ['/api/auth/me/comments'],
  'api/auth/me/liked-posts': () => ['/api/auth/me/liked-posts'],
  'api/forum/posts': () => [
    '/api/forum/posts',
    '/api/forum/posts?q=zebra',
    '/api/forum/posts?q=zqx',
  ],
  'api/forum/posts/:postId': (world) =>
    [world.post, world.hidden, world.removed].map((id) => `/api/forum/posts/${id}`),
  'api/forum/posts/:postId/like': (world) => [`/api/forum/posts/${world.post}/like`],
  'api/forum/posts/:postId/comments': (world) =>
    [world.post, world.named].map((id) => `/api/forum/posts/${id}/comments`),
  'api/forum/comments/:commentId': (world) => [`/api/forum/comments/${world.comment}`],
  'api/forum/episodes': () => ['/api/forum/episodes'],
  'api/openapi.json': () => ['/api/openapi.json'],
  'api/*': () => ['/api/users/zebra'],
  'preferences/theme': () => ['/preferences/theme'],
  'preferences/lite': () => ['/preferences/lite'],
  'preferences/titles': () => ['/preferences/titles'],
  'robots.txt': () => ['/robots.txt'],
  'sitemap.xml': () => ['/sitemap.xml'],
  'sitemap-pages.xml': () => ['/sitemap-pages.xml'],
  'sitemap-posts.xml': () => ['/sitemap-posts.xml'],
  healthz: () => ['/healthz'],
  readyz: () => ['/readyz'],
  '*': () => ['/users/zebra'],
  // Last, because they end the session.
  'auth/signout': () => ['/auth/signout'],
  'api/auth/signout': () => ['/api/auth/signout'],
}

function items({ post, comment, reply, below, hidden, removed }: World) {
  const comments = [comment, reply, below].map((id) => `comment/${id}`)
  return [...[post, hidden, removed].map((id) => `post/${id}`), ...comments]
}

let site: Site
let database: Database
let world: World
let authorId: string
const cookies: Record<string, string> = { visitor: '' }

beforeAll(async () => {
  site = await startSite()
  database = openDatabase(sqliteUrlOf(site))
  for (const [name, role] of Object.entries({
    zqx_hidden: 'member',
    reader: 'member',
    second: 'member',
    third: 'member',
    moderator: 'moderator',
    admin: 'admin',
  } as const)) {
    cookies[name] = await signUp(name)
    await database.user.updateMany({
      where: { username: name },
      data: { role, emailVerifiedAt: new Date() },
    })
  }
  authorId = await idOf('zqx_hidden')
  world = await fill()
}, 90_000)

afterAll(async () => {
  await database.$disconnect()
  await site.remove()
})

test('every route has its addresses here', () => {
  const paths = routes.map((route) => (route.index ? '/' : (route.path ?? '')))
  expect(Object.keys(addresses).sort()).toEqual(paths.sort())
})

describe.each(['visitor', 'reader', 'moderator'])('to the %s', (asker) => {
  test('no answer tells who wrote what is anonymous', { timeout: 120_000 }, async () => {
    const told: string[] = []
    let about = 0
    for (const [route, list] of Object.entries(addresses)) {
      for (const address of list(world)) {
        for (const [name, sending] of sendings(route, address)) {
          const answer = await ask(asker, name.split(' ')[1] ?? '', sending)
          if (answer.status >= 500 && answer.status !== 503) told.push(`${name}: ${answer.status}`)
          if (tells(answer, name)) told.push(name)
          if (marker.test(answer.text)) about += 1
        }
      }
    }
    expect(told).toEqual([])
    expect(about).toBeGreaterThan(asker === 'visitor' ? 25 : 35)
  })
})

test('to its author her own name stands on her own pages, so that it would be found elsewhere', async () => {
  const profile = await ask('zqx_hidden', '/profile')
  expect(secrets.test(profile.text) && initials.test(profile.text)).toBe(true)
  expect(marker.test(profile.text)).toBe(true)
})

test('by no mail to others', { timeout: 30_000 }, async () => {
  const mails = await mailsToOthers()
  expect(mails.filter(({ kind }) => kind === 'somethingNew').length).toBeGreaterThan(0)
  for (const { text } of mails) {
    expect(text).not.toMatch(secrets)
    expect(text).not.toContain(authorId)
  }
})

/** Each way of asking an address: as a page, as the data that hydrates it, and with every method it may know. */
function sendings(route: string, address: string): [string, Sending][] {
  const form: Sending = { method: 'POST', body: {} }
  const json = (method: string): Sending => ({
    method,
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  })
  if (route.startsWith('api/'))
    return [
      [`GET ${address}`, {}],
      ...['POST', 'PATCH', 'DELETE'].map((method): [string, Sending] => [
        `${method} ${address}`,
        json(method),
      ]),
    ]
  const [pathname = '', query] = address.split('?')
  const data = `${pathname === '/' ? '/_root' : pathname}.data${query ? `?${query}` : ''}`
  return [
    [`GET ${address}`, {}],
    [`GET ${data}`, {}],
    [`POST ${address}`, form],
    [`POST ${data}`, form],
  ]
}

function ask(asker: string, address: string, sending: Sending = {}): Promise<Answer> {
  const headers = { ...sending.headers, Cookie: cookies[asker] ?? '' }
  return send(site.url + address, { ...sending, headers })
}

// An address comes back in its own page, so the ones that search for her are looked at without it.
function tells({ text, headers }: Answer, name: string) {
  const asked = /[?&](?:q|author)=(\w+)/.exec(name)?.[1]
  const said = JSON.stringify(headers) + text
  const rest = asked ? said.replaceAll(asked, '') : said
  return secrets.test(rest) || initials.test(rest) || rest.includes(authorId)
}

async function signUp(username: string) {
  const password = 'quiet harbour at night'
  const account = {
    username,
    email: `${username}@example.com`,
    displayName: username === 'zqx_hidden' ? 'Zqx Verborgen' : '',
    password,
    confirmPassword: password,
  }
  const answer = await send(`${site.url}/auth/signup`, { body: account })
  if (answer.status !== 303) throw new Error(`sign-up: ${answer.status} ${answer.text}`)
  return cookiesOf(answer)
}

async function idOf(username: string) {
  return (await database.user.findFirstOrThrow({ where: { username } })).id
}

async function fill(): Promise<World> {
  const by = 'zqx_hidden'
  const post = await publish(by, 'Zebra question', true)
  const hidden = await publish(by, 'Zebra hidden', true)
  const removed = await publish(by, 'Zebra removed', true)
  const named = await publish('reader', 'A reader asks', false)
  const answer = (id: string, form: Record<string, string>, who = by) =>
    comment(who, id, { content: 'Zebra answer', isAnonymous: 'on', ...form })
  const first = await answer(post, {})
  const reply = await answer(post, { parentCommentId: first })
  const below = await answer(named, {})
  await answer(post, { isAnonymous: 'false' }, 'reader')
  await submit(by, `/forum/post/${named}`, { liked: '1' })
  await submit(by, `/forum/post/${named}/report`, { reason: 'spam', note: '' })
  for (const who of ['reader', 'second', 'third'])
    await submit(who, `/forum/post/${hidden}/report`, { reason: 'abuse', note: '' })
  await submit('reader', `/forum/comment/${first}/report`, { reason: 'other', note: 'A note' })
  await submit('admin', `/moderation/post/${removed}`, { action: 'remove', reason: 'spam' })
  await submit('admin', `/moderation/member/${authorId}`, {
    action: 'suspend',
    reason: 'abuse',
    days: '3',
  })
  const reader = await idOf('reader')
  return { post, comment: first, reply, named, below, hidden, removed, reader }
}

async function publish(by: string, title: string, isAnonymous: boolean) {
  const form = { title, content: 'What I wonder about a zebra.', type: 'general' }
  await submit(by, '/forum/new', isAnonymous ? { ...form, isAnonymous: 'on' } : form)
  return (await database.post.findFirstOrThrow({ where: { title } })).id
}

async function comment(by: string, postId: string, form: Record<string, string>) {
  const { headers } = await submit(by, `/forum/post/${postId}`, form)
  return headers.location?.split('#comment-')[1] ?? ''
}

async function submit(by: string, address: string, body: Record<string, string>) {
  const answer = await ask(by, address, { body })
  if (answer.status !== 303) throw new Error(`${address}: ${answer.status} ${answer.text}`)
  return answer
}

async function mailsToOthers() {
  const folder = path.join(site.folder, 'data', 'mail')
  const list = () => readdirSync(folder).filter((name) => name.endsWith('.eml'))
  for (let turn = 0; turn < 60 && !list().some((name) => name.includes('somethingNew')); turn++)
    await pause(250)
  const mails = await Promise.all(
    list().map(async (name) => {
      const { to, subject, text, html } = await PostalMime.parse(
        readFileSync(path.join(folder, name)),
      )
      const kind = /-(\w+)\.eml$/.exec(name)?.[1]
      return { kind, to: to?.[0]?.address ?? '', text: `${subject}\n${text}\n${html}` }
    }),
  )
  return mails.filter(({ to }) => !secrets.test(to))
}
