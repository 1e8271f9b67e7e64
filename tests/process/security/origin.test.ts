import { expect, test } from 'vitest'
import { countRows } from '../../support/database/count-rows'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { siteForFile } from '../../support/site/site-for-file'

const site = await siteForFile({ environment: { SITE_URL: 'http://forum.example' } })
const member = await signUpAt(site)
const post = await publishAs(member, 'To be liked from elsewhere')

const evil = 'http://evil.example'

const foreign: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': '' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://forum.example' },
  { Origin: evil },
  { Origin: 'null' },
  { Origin: 'http://forum.example.evil.example' },
  { Origin: evil, Referer: 'http://forum.example/forum' },
  { Referer: `${evil}/forum` },
  { Referer: 'no address' },
]

const ours: Record<string, string>[] = [
  {},
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: evil },
  { Origin: 'http://forum.example' },
  { Referer: 'http://forum.example/forum/new' },
]

const newPost = { title: 'From elsewhere', content: 'x'.repeat(10), type: 'general' }
const writes: [string, Record<string, string>][] = [
  ['/forum/new', newPost],
  ['/forum/new.data', newPost],
  [post, { content: 'From elsewhere' }],
  [`${post}/like`, { liked: '1' }],
  ['/auth/signin', { emailOrUsername: 'somebody', password: 'something' }],
  ['/auth/signout', {}],
  ['/preferences/theme', { theme: 'dark' }],
  ['/nowhere', {}],
]

async function expectRefused(path: string, body: Record<string, string>, headers: object) {
  const before = countRows(site)
  const answer = await member.send(path, { body, headers: { ...headers } })
  expect(answer.status).toBe(403)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(countRows(site)).toEqual(before)
}

test.each(foreign)('with %j a write is refused', (headers) =>
  expectRefused('/forum/new', newPost, headers),
)

test.each(writes)('a write to %s from elsewhere is refused', (path, body) =>
  expectRefused(path, body, { Origin: evil }),
)

test.each(['PUT', 'PATCH', 'DELETE'])('%s from elsewhere is refused', async (method) => {
  const answer = await member.send('/forum', { method, headers: { Origin: evil } })
  expect(answer.status).toBe(403)
})

test('the refusal stands in the frame of the site, in its words', async () => {
  const body = newPost
  const answer = await member.send('/forum/new', { body, headers: { Origin: evil } })
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.text).toContain('This is not allowed')
  expect(answer.text).toMatch(/<header[^>]*site-header/)
  const inHindi = { Origin: evil, 'Accept-Language': 'hi' }
  const hindi = await send(`${site.url}/forum/new`, { body, headers: inHindi })
  expect(hindi.text).toContain('<html lang="hi"')
})

test.each(ours)('with %j a write is ours', async (headers) => {
  const liked = await member.send(`${post}/like`, { body: { liked: '1' }, headers })
  expect(liked.status).toBe(303)
})

test('the host that was asked counts as ours beside SITE_URL', async () => {
  const headers = { Origin: site.url }
  const liked = await member.send(`${post}/like`, { body: { liked: '0' }, headers })
  expect(liked.status).toBe(303)
})

test('reading from elsewhere is free', async () => {
  const headers = { Origin: evil, Referer: evil, 'Sec-Fetch-Site': 'cross-site' }
  expect((await member.send('/forum', { headers })).status).toBe(200)
  expect((await member.send('/forum', { headers, method: 'HEAD' })).status).toBe(200)
})
