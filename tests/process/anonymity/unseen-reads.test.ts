import { afterAll, expect, test } from 'vitest'
import { attemptsOf, furtherReadings } from '../../access/attempts'
import { makeForum } from '../../access/forum'
import { sendAs } from '../../access/session'
import { allTables, textOfRows } from '../../support/all-rows'
import { getSqliteUrl } from '../../support/forum/sample-content'
import { siteForFile } from '../../support/site/site-for-file'
import { endsSession } from '../../support/http/ends-session'

const { SESSION_SECRET = '' } = process.env
const site = await siteForFile({ environment: { SESSION_SECRET } })
const forum = await makeForum(site)
afterAll(() => forum.database.$disconnect())
const readings = [...attemptsOf(forum), ...furtherReadings(forum)].filter(
  // Signing out in a fresh session would require a sign-in first.
  ({ method, route }) => method === 'GET' && !endsSession(route),
)

const roles = ['visitor', 'author', 'moderator', 'admin'] as const

// Mails and the search index change by the clock. A look at a member is logged for every kind of request.
const exempt = new Set([
  'OutgoingMail',
  'SearchEntry',
  'EpisodeWords',
  'sqlite_sequence',
  'AuditEntry',
])

async function stored() {
  const tables = await allTables(forum.database, getSqliteUrl(site))
  return tables
    .filter(({ name }) => !exempt.has(name))
    .map(({ name, rows }) => [name, textOfRows(rows)])
}

test('HEAD of any address writes nothing, and a POST would be seen', async () => {
  const before = await stored()
  let count = 0
  for (const role of roles)
    for (const reading of readings) {
      const sending = { ...reading.sending, method: 'HEAD' }
      const asked = { ...reading, sending }
      const { status } = await sendAs(site, forum, { role, isSuspended: false }, asked)
      expect(status, `HEAD ${reading.url}`).toBeLessThan(500)
      count += 1
    }
  expect(count).toBeGreaterThan(400)
  expect(await stored()).toEqual(before)
  await forum.people.member.send(`/forum/post/${forum.world.named}/like`, { body: { liked: '1' } })
  expect(await stored()).not.toEqual(before)
})

// A browser's history stores URLs, also those of forms that it posts. A URL that only an item's author can open reveals
// the author.
test('every address of an anonymous item that its author is led to opens for others too', async () => {
  const items = await anonymousItems()
  const led = new Set<string>()
  const { author, member, other, moderator } = forum.people
  for (const reading of readings) {
    const { text } = await sendAs(site, forum, { role: 'author', isSuspended: false }, reading)
    for (const url of urlsIn(text)) if (namesOneOf(items, url)) led.add(url)
  }
  expect(led.size).toBeGreaterThan(3)
  const closed: string[] = []
  for (const url of led) {
    const own = await author.send(url)
    // A member with a block in either direction sees less.
    const others = await Promise.all([member, other, moderator].map((one) => one.send(url)))
    const statuses = others.map(({ status }) => status)
    if (own.status < 400 && !statuses.includes(own.status))
      closed.push(`${url}: ${own.status} for its author, ${statuses.join()} for others`)
  }
  expect(closed).toEqual([])
})

test('no link preview has a word of a member', async () => {
  const said: string[] = []
  let previews = 0
  for (const role of ['visitor', 'member'] as const)
    for (const reading of readings) {
      const { text } = await sendAs(site, forum, { role, isSuspended: false }, reading)
      for (const [tag] of text.matchAll(/<meta[^>]*(?:property|name)="(?:og|twitter):[^>]*>/g)) {
        previews += 1
        if (/zebra|zqx|verborgen|spare|reply|comment/i.test(contentOf(tag)))
          said.push(`${reading.url} to ${role}: ${tag}`)
      }
    }
  expect(previews).toBeGreaterThan(50)
  expect(said).toEqual([])
})

async function anonymousItems() {
  const where = { encryptedAuthorId: { not: null } }
  const select = { id: true }
  const posts = await forum.database.post.findMany({ where, select })
  const comments = await forum.database.comment.findMany({ where, select })
  return [...posts, ...comments].map(({ id }) => id)
}

function urlsIn(html: string) {
  const tags = html.match(/<(?:a|form)\b[^>]*>/g) ?? []
  return tags.map(
    (tag) => /(?:href|action)="(\/[^"#]*)/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '',
  )
}

function namesOneOf(ids: string[], url: string) {
  return ids.some((id) => url.includes(id))
}

function contentOf(tag: string) {
  return /content="([^"]*)"/.exec(tag)?.[1] ?? ''
}
