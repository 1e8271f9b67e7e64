import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '~/db.server'
import routes from '~/routes'
import { anonymousForum, type AnonymousForum } from '../support/anonymous-forum'
import { signUpAt } from '../support/raw-member'
import { send, type Answer, type Sending } from '../support/raw-http'
import { addresses } from '../support/route-addresses'
import { sqliteUrlOf } from '../support/sample-content'
import { startSite, type Site } from '../support/site-server'
import { waysOfAsking } from '../support/ways-of-asking'

// Long enough that no hash in an asset's name or a nonce holds it by chance.
const secrets = /zqx_hidden|zqx verborgen|verborgen/i
const initials = /[>"']ZQ[<"']/
const marker = /zebra/i

type Asker = 'visitor' | keyof AnonymousForum['members']

let site: Site
let forum: AnonymousForum

beforeAll(async () => {
  site = await startSite()
  forum = await anonymousForum(site)
}, 90_000)

afterAll(() => site.remove())

test('every route has its addresses here', () => {
  const paths = routes.map((route) => (route.index ? '/' : (route.path ?? '')))
  expect(Object.keys(addresses).sort()).toEqual(paths.sort())
})

describe.each(['visitor', 'reader', 'moderator'] as const)('to the %s', (asker) => {
  test('no answer tells who wrote what is anonymous', { timeout: 120_000 }, async () => {
    const told: string[] = []
    let about = 0
    for (const [route, list] of Object.entries(addresses)) {
      for (const address of list(forum.world)) {
        for (const [name, sending] of waysOfAsking(route, address)) {
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

test('to a second moderator the log and the page of a member share nothing that would join them', async () => {
  const { admin } = forum.members
  const memberPath = `/moderation/member/${forum.authorId}`
  const press = { action: 'reveal', reason: 'law', password: admin.password }
  const revealed = await admin.send(`/moderation/post/${forum.world.post}`, { body: press })
  expect(secrets.test(revealed.text)).toBe(true)
  const ending = { action: 'unsuspend', reason: 'mistake' }
  expect((await admin.send(memberPath, { body: ending })).status).toBe(303)
  const suspension = { action: 'suspend', reason: 'threat', days: '7' }
  expect((await admin.send(memberPath, { body: suspension })).status).toBe(303)
  const second = await signUpAt(site)
  const moments = await inDatabase(async (database) => {
    const { username } = second
    await database.user.updateMany({ where: { username }, data: { role: 'moderator' } })
    return momentsOfLog(database)
  })
  expect(moments.length).toBeGreaterThan(10)
  // The log first: afterwards it has the second moderator's own line, that they looked at the member.
  const logs = [await second.send('/moderation/log'), await second.send('/moderation/log.data')]
  const pages = [await second.send(memberPath), await second.send(`${memberPath}.data`)]
  for (const [index, { text: page }] of pages.entries()) {
    const log = logs[index]?.text ?? ''
    expect(page).toMatch(secrets)
    expect(log).toMatch(/reveal|looked up/)
    for (const moment of moments) expect(log + page).not.toContain(moment)
    const days = page.match(/\b\d{1,2} [A-Z][a-z]+ 20\d\d\b/g) ?? []
    expect(days.length).toBeGreaterThan(0)
    for (const told of [...days, forum.authorId, 'threat']) expect(log).not.toContain(told)
    expect(page).not.toContain('threat')
  }
})

test('a reveal renews the session of the moderator who pressed', async () => {
  const { admin } = forum.members
  const Cookie = admin.cookie
  const press = { action: 'reveal', reason: 'law', password: admin.password }
  const revealed = await admin.send(`/moderation/post/${forum.world.post}`, { body: press })
  expect(secrets.test(revealed.text)).toBe(true)
  expect((await admin.send('/moderation')).status).toBe(200)
  const copied = await send(`${site.url}/moderation`, { headers: { Cookie } })
  expect(copied.headers.location).toContain('/auth/signin')
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
    expect(text).not.toContain(forum.authorId)
  }
})

/** What tells the moment of a line or the end of a suspension: as dates are serialized, as `.data` holds them, and ids. */
async function momentsOfLog(database: Database) {
  const rows = await database.auditEntry.findMany()
  const members = await database.user.findMany({ where: { suspendedUntil: { not: null } } })
  const dates = [
    ...rows.flatMap(({ createdAt, until }) => [createdAt, until]),
    ...members.map(({ suspendedUntil }) => suspendedUntil),
  ].filter((date) => date !== null)
  const written = dates.flatMap((date) => [date.toISOString(), String(date.getTime())])
  return [...rows.map(({ id }) => id), ...written]
}

async function inDatabase<T>(work: (database: Database) => Promise<T>) {
  const database = openDatabase(sqliteUrlOf(site))
  try {
    return await work(database)
  } finally {
    await database.$disconnect()
  }
}

function ask(asker: Asker, address: string, sending: Sending = {}): Promise<Answer> {
  if (asker === 'visitor') return send(site.url + address, sending)
  return forum.members[asker].send(address, sending)
}

// An address comes back in its own page, so the ones that search for her are looked at without it.
function tells({ text, headers }: Answer, name: string) {
  const asked = /[?&](?:q|author)=(\w+)/.exec(name)?.[1]
  const said = JSON.stringify(headers) + text
  const rest = asked ? said.replaceAll(asked, '') : said
  return secrets.test(rest) || initials.test(rest) || rest.includes(forum.authorId)
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
