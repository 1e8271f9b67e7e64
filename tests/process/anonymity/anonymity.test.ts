import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import routes from '~/routes'
import { anonymousForum, type AnonymousForum } from '../../support/forum/anonymous-forum'
import { setExactMoments } from '../../support/exact-moments'
import { send, type Answer, type Sending } from '../../support/http/raw-http'
import { routeUrls } from '../../support/http/route-urls'
import { siteForFile } from '../../support/site/site-for-file'
import { bringNotificationsForward } from '../../support/mail/bring-forward'
import { requestVariants } from '../../support/http/request-variants'

// Long enough that no hash in an asset's name and no nonce contains it by chance.
const secrets = /zqx_hidden|zqx verborgen|verborgen/i
const initials = /[>"']ZQ[<"']/
const marker = /zebra/i
// Ids of this kind contain the moment of their creation.
const timedId = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/

type Actor = 'visitor' | keyof AnonymousForum['members']

const site = await siteForFile()
const forum = await anonymousForum(site)
// Runs before the tests send forms that change who wants mails.
const mails = await mailsToOthers()
const moments = await setExactMoments(site)

test('every route has its addresses here', () => {
  const paths = routes.map(({ path }) => path)
  expect(Object.keys(routeUrls).sort()).toEqual(paths.sort())
})

describe.each(['visitor', 'reader', 'moderator'] as const)('to the %s', (actor) => {
  test('no answer tells who wrote what is anonymous, or exactly when', async () => {
    const told: string[] = []
    let about = 0
    for (const [route, list] of Object.entries(routeUrls)) {
      for (const url of list(forum.world)) {
        for (const [name, sending] of requestVariants(route, url)) {
          const answer = await ask(actor, name.split(' ')[1] ?? '', sending)
          if (answer.status >= 500 && answer.status !== 503) told.push(`${name}: ${answer.status}`)
          if (tells(answer, name)) told.push(name)
          if (tellsWhen(answer)) told.push(`${name}: the moment`)
          if (marker.test(answer.text)) about += 1
        }
      }
    }
    expect(told).toEqual([])
    expect(about).toBeGreaterThan(actor === 'visitor' ? 25 : 35)
  })
})

test('authors see their own name on their own pages, so the search above would find it', async () => {
  const profile = await ask('zqx_hidden', '/profile')
  expect(secrets.test(profile.text) && initials.test(profile.text)).toBe(true)
  expect(marker.test(profile.text)).toBe(true)
})

test('the time of what is anonymous is told to the hour, and in the feed and the sitemap to the day', async () => {
  const { post } = forum.world
  const inHours = ['/forum', `/forum/post/${post}`, `/forum/post/${post}.data`]
  for (const url of [...inHours, '/api/forum/posts', `/api/forum/posts/${post}/comments`])
    expect((await ask('reader', url)).text).toMatch(moments.hour)
  for (const url of ['/forum/feed.xml', '/sitemap-posts.xml']) {
    const { text } = await ask('visitor', url)
    expect(text).toMatch(moments.day)
    expect(text).not.toMatch(moments.hour)
  }
})

test('by no mail to others', () => {
  expect(mails.filter(({ kind }) => kind === 'somethingNew').length).toBeGreaterThan(0)
  for (const { text, raw } of mails) {
    for (const part of [text, raw]) {
      expect(part).not.toMatch(secrets)
      expect(part).not.toContain(forum.authorId)
      for (const id of Object.values(forum.world)) expect(part).not.toContain(id)
    }
    expect(text).not.toContain('/forum/')
  }
})

function ask(actor: Actor, url: string, sending: Sending = {}): Promise<Answer> {
  if (actor === 'visitor') return send(site.url + url, sending)
  return forum.members[actor].send(url, sending)
}

// A page repeats its own URL, so URLs that search for the author are removed from it first.
function tells({ text, headers }: Answer, name: string) {
  const asked = /[?&](?:q|author)=(\w+)/.exec(name)?.[1]
  const said = JSON.stringify(headers) + text
  const rest = asked ? said.replaceAll(asked, '') : said
  return secrets.test(rest) || initials.test(rest) || rest.includes(forum.authorId)
}

function tellsWhen({ text, headers }: Answer) {
  return moments.exact.test(JSON.stringify(headers) + text) || timedId.test(text)
}

async function mailsToOthers() {
  const notifications = async () =>
    (await readMailsToOthers()).filter(({ kind }) => kind === 'somethingNew')
  expect(await notifications()).toEqual([])
  expect(await bringNotificationsForward(site)).toBeGreaterThan(0)
  for (let turn = 0; turn < 120 && !(await notifications()).length; turn++) await pause(250)
  return readMailsToOthers()
}

async function readMailsToOthers() {
  const folder = path.join(site.folder, 'data', 'mail')
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    names.map(async (name) => {
      const raw = readFileSync(path.join(folder, name))
      const { to, subject, text, html } = await PostalMime.parse(raw)
      const kind = /-(\w+)\.eml$/.exec(name)?.[1]
      const words = `${subject}\n${text}\n${html}`
      return { kind, to: to?.[0]?.address ?? '', text: words, raw: String(raw) }
    }),
  )
  return mails.filter(({ to }) => !secrets.test(to))
}
