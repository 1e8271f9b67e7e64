import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '~/database/db.server'
import { rules } from '~/domain/limits/rules'
import { parseCookies, send } from '../../support/http/raw-http'
import { publishAs, renewed, signUpAt } from '../../support/http/raw-member'
import type { Site } from '../../support/site/site-server'
import { startSitesOnPostgresql } from '../../support/site/sites-on-postgresql'

const started = await startSitesOnPostgresql(2, { RATE_LIMITS: 'on' })
const sites = started.sites as [Site, Site]
const database = openDatabase(started.databaseUrl)
afterAll(async () => {
  await database.$disconnect()
  await started.stop()
})
const member = await signUpAt(sites[0])

/** Sends the same request with the same cookie to both sites at once. */
function sendToBoth(path: string, body?: Record<string, string>, cookie = member.cookie) {
  return Promise.all(
    sites.map(({ url }) => send(url + path, { body, headers: { Cookie: cookie } })),
  )
}

test('who signed up at one is signed in at the other, and reads a notice there, once', async () => {
  await member.send('/profile/edit', { body: { displayName: 'Of Both', bio: '' } })
  const texts = []
  for (const { url } of [...sites.toReversed(), ...sites]) {
    const answer = await send(`${url}/profile`, { headers: { Cookie: member.cookie } })
    expect(answer.status).toBe(200)
    member.cookie = renewed(member.cookie, answer)
    texts.push(answer.text)
  }
  expect(texts.map((text) => text.includes('Profile updated'))).toEqual([true, false, false, false])
})

test('a name that two people choose at the same time is one person’s', async () => {
  const username = `chosen_${Date.now()}`
  const password = 'quiet harbour at noon'
  const answers = await Promise.all(
    sites.map(({ url }, index) => {
      const email = `${username}${index}@example.com`
      const body = { username, email, displayName: '', password, confirmPassword: password }
      return send(`${url}/auth/signup`, { body })
    }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 400])
  expect(await database.user.count({ where: { username } })).toBe(1)
})

test('a form sent twice makes one post', async () => {
  const body = { title: 'Sent to both', content: 'Long enough to be a post.', type: 'general' }
  const answers = await sendToBoth('/forum/new', { ...body, idempotencyKey: 'sent-to-both' })
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(answers[0]?.headers.location).toBe(answers[1]?.headers.location)
  expect(await database.post.count({ where: { title: 'Sent to both' } })).toBe(1)
})

test('anonymous writers get numbers of their own', async () => {
  const post = await publishAs(member, 'For everybody')
  const others = await Promise.all(sites.map((site) => signUpAt(site)))
  const body = { content: 'Without a name', isAnonymous: 'true' }
  const answers = await Promise.all(others.map((other) => other.send(post, { body })))
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const written = await database.comment.findMany({ where: { content: body.content } })
  expect(written.map(({ anonymousNumber }) => anonymousNumber).sort()).toEqual([1, 2])
})

test('what is published at one is found by a search at the other', async () => {
  await publishAs(member, 'Lighthouses of the north')
  const [, { url }] = sites
  const found = await send(`${url}/forum?q=lighthouses`)
  expect(found.text).toContain('of the north')
})

test('a guided message begun at one goes on at the other', async () => {
  const [one, other] = sites
  const begun = await send(`${one.url}/contact/curtain`, { body: { intent: 'pilot' } })
  const headers = { Cookie: parseCookies(begun) }
  const named = await send(`${other.url}/contact/curtain/name`, { body: { name: 'Asha' }, headers })
  expect(named.status).toBe(303)
  const again = await send(`${one.url}/contact/curtain/name`, { headers })
  expect(again.text).toContain('value="Asha"')
})

test('wrong passwords are counted together', async () => {
  const [{ points }] = rules.signIn
  const body = { emailOrUsername: member.username, password: 'not this one' }
  const statuses = []
  for (let tried = 0; tried <= points; tried += 1) {
    const { url } = sites[tried % 2] as Site
    statuses.push((await send(`${url}/auth/signin`, { body })).status)
  }
  expect(statuses).toEqual([...Array<number>(points).fill(400), 429])
})

test('a double click on a new password, a click for each, leaves one signed in', async () => {
  const password = 'another quiet harbour'
  const body = { currentPassword: member.password, password, confirmPassword: password }
  const answers = await sendToBoth('/profile/settings/password', body)
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const [cookie = '', other = ''] = answers.map(parseCookies)
  const sessionIn = (cookies: string) => /(?<=^|; )session=[^;]+/.exec(cookies)?.[0]
  expect(sessionIn(cookie)).toBeDefined()
  expect(sessionIn(other)).toBe(sessionIn(cookie))
  for (const page of await sendToBoth('/profile', undefined, cookie)) expect(page.status).toBe(200)
  member.cookie = cookie
})

test('who reads at both is counted once', async () => {
  // The fourth post of a new account would be held for a moderator.
  await database.user.updateMany({ data: { createdAt: new Date('2026-01-01') } })
  const post = await publishAs(member, 'Read at both')
  const agents = ['Mozilla/5.0 (X11) One', 'Mozilla/5.0 (X11) Two']
  for (const agent of [...agents, ...agents])
    for (const { url } of sites) await send(url + post, { headers: { 'User-Agent': agent } })
  // Pending views are written at the end.
  await Promise.all(sites.map((site) => site.end('SIGTERM')))
  const where = { title: 'Read at both' }
  const { views } = await database.post.findFirstOrThrow({ where })
  expect(views).toBe(agents.length)
})
