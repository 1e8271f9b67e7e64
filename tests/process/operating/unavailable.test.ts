import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '~/database/db.server'
import routes from '~/routes'
import { anonymousForum, type AnonymousForum } from '../../support/forum/anonymous-forum'
import { decode, formsIn, typedPassword, type FormInPage } from '../../support/http/forms-in'
import { startPostgresql } from '../../support/database/postgresql-server'
import { send, type Sending } from '../../support/http/raw-http'
import { addresses } from '../../support/http/route-addresses'
import { sqliteUrlOf } from '../../support/forum/sample-content'
import { databaseFileOf, startSite, type Site } from '../../support/site/site-server'

const actors = ['visitor', 'reader', 'admin'] as const
type Actor = (typeof actors)[number]
type Found = FormInPage & { actor: Actor }

const pageRoutes = routes.filter(({ path }) => !/^api\b|^(healthz|readyz)$/.test(path))

// Only passwords are typed there, and the form needs a mailed link or something to undo.
const withButtonsOnly = [
  'contact/waitlist/confirm',
  'contact/waitlist/leave',
  'auth/verify-email',
  'auth/connect-google',
  'auth/reset-password',
  'forum/:kind/:itemId/block',
  'forum/drafts/discard',
  'profile/settings/sessions',
  'profile/settings/verification',
  'moderation/messages/:referenceId',
  'profile/blocks',
  'unsubscribe',
]

let site: Site
let forum: AnonymousForum
let forms: Found[]

function ask(actor: Actor, path: string, sending: Sending = {}) {
  if (actor !== 'visitor') return forum.members[actor].send(path, sending)
  return send(site.url + path, sending)
}

async function gather() {
  const found: Found[] = []
  for (const actor of actors)
    for (const address of await pagesOf(actor)) {
      const { text } = await ask(actor, address)
      for (const form of formsIn(text, address)) found.push({ ...form, actor })
    }
  const key = ({ actor, action, fields }: Found) =>
    JSON.stringify([actor, action, Object.keys(fields)])
  return [...new Map(found.map((form) => [key(form), form])).values()]
}

async function pagesOf(actor: Actor) {
  const { world } = forum
  const listed = pageRoutes
    .filter(({ path }) => path !== 'auth/signout')
    .flatMap(({ path }) => addresses[path](world))
  const thread = await ask(actor, `/forum/post/${world.post}`)
  const own = thread.text.match(/\/forum\/comment\/[\w-]+\/edit/g) ?? []
  return [...listed, ...own, `/forum/post/${world.named}/edit`]
}

// What every page asks of its member's session: to be renewed, and its notice to be taken.
async function makeReadingWrite(url: string) {
  const database = openDatabase(url)
  const lastSeenAt = new Date(Date.now() - 3 * 24 * 60 * 60_000)
  await database.session.updateMany({ data: { lastSeenAt, notice: 'post-created' } })
  await database.$disconnect()
}

function actionsWithoutForm(posted: Found[]) {
  const reached = new Set(posted.map(({ action }) => action.split('?')[0]))
  return pageRoutes
    .filter(({ file }) =>
      /export (async function|const) action\b/.test(readFileSync(`app/${file}`, 'utf8')),
    )
    .filter(({ path = '' }) => {
      const pattern = path
        .replace('*', '.*')
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')
      return ![...reached].some((each) => new RegExp(`^/?${pattern}$`).test(each ?? ''))
    })
    .map(({ path }) => path)
}

async function sendAll() {
  const answers = []
  for (const form of forms.filter(({ action }) => action !== '/auth/signout')) {
    const accept = { Accept: 'text/html' }
    const answer = await ask(form.actor, form.action, { body: form.fields, headers: accept })
    answers.push({ ...form, ...answer, shown: decode(answer.text) })
  }
  return answers
}

function expectKept(answers: Awaited<ReturnType<typeof sendAll>>) {
  const wrong = answers.filter(({ status, headers, shown, typed }) => {
    if (shown.includes(typedPassword)) return true
    if (status < 400) return false
    const isSaid = status === 503 ? Number(headers['retry-after']) > 0 : status < 500
    return !isSaid || typed.some((text) => !shown.includes(text))
  })
  expect(wrong.map(({ actor, action, status }) => `${actor} ${action} ${status}`)).toEqual([])
}

// A limit on the size of files stands for a full disk; it needs no privileges, but a program of Linux (util-linux).
const canLimit = existsSync('/usr/bin/prlimit')

describe.skipIf(!canLimit)('with a disk that takes nothing more', () => {
  const limitTo = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(site.pid()), `--fsize=${bytes}:`])

  beforeAll(async () => {
    site = await startSite({ environment: { LOG_LEVEL: 'silent' } })
    forum = await anonymousForum(site)
    forms = await gather()
    await makeReadingWrite(sqliteUrlOf(site))
    limitTo('1')
  }, 120_000)
  afterAll(() => site.remove())

  test('every form of every route is here', () => {
    expect(actionsWithoutForm(forms)).toEqual(withButtonsOnly)
  })

  test('every page can be read', async () => {
    const failed: string[] = []
    for (const actor of actors)
      for (const address of await pagesOf(actor)) {
        const { status } = await ask(actor, address)
        if (status >= 500) failed.push(`${actor} ${address} ${status}`)
      }
    expect(failed).toEqual([])
  })

  test('every form comes back with what was typed, and says so', async () => {
    const answers = await sendAll()
    expectKept(answers)
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(20)
    const post = answers.find(({ action }) => action === '/forum/new')
    expect(post?.text).toContain('This could not be saved')
    expect(post?.text).toMatch(/<title>[^<]/)
  })

  test('in Hindi too, and JSON in JSON; /healthz answers and /readyz warns', async () => {
    const form = forms.find(({ action }) => action === '/forum/new')
    const hindi = await ask('reader', '/forum/new?lng=hi', { body: form?.fields })
    expect([hindi.status, hindi.text.includes('यह सहेजा नहीं जा सका')]).toEqual([503, true])
    const body = JSON.stringify({ title: 'A title', content: 'Some content', type: 'general' })
    const headers = { 'Content-Type': 'application/json' }
    const json = await ask('reader', '/api/forum/posts', { method: 'POST', body, headers })
    expect(json).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    expect(JSON.parse(json.text)).toHaveProperty('error')
    const data = await ask('reader', '/forum/new.data', { body: form?.fields })
    expect(data).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    expect((await ask('visitor', '/healthz')).status).toBe(200)
    expect((await ask('visitor', '/readyz')).status).toBe(503)
  })

  test('what was given back can be sent when there is room again', async () => {
    const form = forms.find(({ action, actor }) => action === '/forum/new' && actor === 'reader')
    const refused = await ask('reader', '/forum/new', { body: form?.fields })
    const [again] = formsIn(refused.text, '/').filter(({ action }) => action === '/forum/new')
    limitTo('unlimited')
    const sent = await ask('reader', '/forum/new', { body: again?.fields })
    expect([sent.status, sent.headers.location]).toEqual([303, '/forum'])
    const list = await ask('reader', '/forum')
    expect(list.text).toContain('My own title')
  })
})

describe('while another process holds the lock of the SQLite file', () => {
  let other: Sqlite.Database

  beforeAll(async () => {
    site = await startSite()
    forum = await anonymousForum(site)
    other = new Sqlite(databaseFileOf(site))
  }, 60_000)
  afterAll(async () => {
    other.close()
    await site.remove()
  })

  const post = (title: string) => ({
    body: { title, content: 'Long enough to be a post.', type: 'general' },
  })

  test('a write waits and is taken when it goes; everybody else is answered meanwhile', async () => {
    other.exec('BEGIN IMMEDIATE')
    let isAnswered = false
    const writing = ask('reader', '/forum/new', post('Worth waiting for'))
    void writing.then(() => (isAnswered = true))
    for (const path of ['/healthz', '/forum', '/healthz', `/forum/post/${forum.world.named}`])
      expect([path, (await ask('visitor', path)).status]).toEqual([path, 200])
    expect(isAnswered).toBe(false)
    other.exec('ROLLBACK')
    expect((await writing).status).toBe(303)
    expect((await ask('visitor', '/forum')).text).toContain('Worth waiting for')
  })

  test('where it stays, the form comes back', async () => {
    other.exec('BEGIN IMMEDIATE')
    const answer = await ask('reader', '/forum/new', post('Not in time'))
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    expect(answer.text).toContain('value="Not in time"')
    expect((await ask('visitor', '/readyz')).status).toBe(503)
    other.exec('ROLLBACK')
  })
})

describe('with PostgreSQL away', () => {
  beforeAll(async () => {
    const server = await startPostgresql()
    await server.createDatabase('site')
    const url = server.url('site')
    const SESSION_SECRET = 'only-for-tests-only-for-tests-only'
    site = await startSite({ environment: { DATABASE_URL: url, SESSION_SECRET } })
    forum = await anonymousForum(site, url)
    forms = await gather()
    await server.stop()
  }, 120_000)
  afterAll(() => site.remove())

  test('every form comes back, of members too, whose session cannot be read', async () => {
    const answers = await sendAll()
    expectKept(answers)
    const told = site
      .log()
      .split('\n')
      .filter((line) => line.includes('database unavailable'))
    expect(told.length).toBeGreaterThan(10)
    // A post's id and then a member's would name an author.
    const paths = told.map((line) => (JSON.parse(line) as { pathname: string }).pathname)
    expect(paths.join(' ')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(30)
  })

  test('every page says that it cannot be shown, in the site’s frame', async () => {
    const list = await ask('visitor', '/forum')
    expect(list).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    expect(list.text).toContain('This page cannot be shown at the moment')
    expect(list.text).toContain('<footer')
    const data = await ask('visitor', '/forum.data')
    expect(data).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    const feed = await ask('visitor', '/forum/feed.xml')
    expect(feed).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    const json = await ask('reader', '/api/auth/me')
    expect(json).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    expect((await ask('visitor', '/privacy')).status).toBe(200)
    expect((await ask('visitor', '/readyz')).status).toBe(503)
    expect(site.log()).not.toContain('request failed')
  })
})
