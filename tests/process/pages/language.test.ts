import { describe, expect, test } from 'vitest'
import { send } from '../../support/http/raw-http'
import { signUpAt } from '../../support/http/raw-member'
import { sharedSite } from '../../support/site/shared-site'

const site = sharedSite()

const browser = { 'Upgrade-Insecure-Requests': '1' }
const open = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered, text } = await send(site.url + path, { headers })
  const [, language] = /<html lang="(\w+)"/.exec(text) ?? []
  const cookie = answered['set-cookie']?.find((each) => each.startsWith('language='))
  return { status, language, to: answered.location, cookie: cookie?.split(';')[0] }
}

describe('a browser that opens an address with a language', () => {
  test.each([
    ['/forum?lng=hi', '/forum'],
    ['/forum?type=general&lng=hi&cursor=a%26b', '/forum?type=general&cursor=a%26b'],
    ['/?lng=hi', '/'],
    ['/xxperiment/?lng=hi', '/xxperiment/'],
    ['/xxperiment/index.html?lng=hi', '/xxperiment/index.html'],
    [
      '/auth/signin?redirectTo=%2Fforum%3Flng%3Den&lng=hi',
      '/auth/signin?redirectTo=%2Fforum%3Flng%3Den',
    ],
    ['/nowhere?lng=hi', '/nowhere'],
  ])('is sent from %s to %s, and keeps the choice', async (path, to) => {
    const answer = await open(path, { ...browser, Cookie: 'language=en' })
    expect(answer).toEqual({ status: 303, language: undefined, to, cookie: 'language=hi' })
    const again = await open(path, { ...browser, Cookie: 'language=hi' })
    expect(again).toMatchObject({ status: 303, to, cookie: undefined })
  })

  test('may refuse cookies, and then reads that language all the same', async () => {
    const { to, cookie } = await open('/forum?type=general&lng=hi', browser)
    expect([to, cookie]).toEqual(['/forum?type=general&defaultLng=hi', 'language=hi'])
    for (const path of [to, '/xxperiment/?defaultLng=hi', '/nowhere?defaultLng=hi'])
      expect(await open(String(path), browser)).toMatchObject({ language: 'hi', cookie: undefined })
  })

  test('reads the language that was chosen later on the address of before', async () => {
    for (const path of ['/forum?defaultLng=hi', '/xxperiment/?defaultLng=hi'])
      expect(await open(path, { ...browser, Cookie: 'language=en' })).toMatchObject({
        ...{ status: 200, language: 'en' },
      })
  })

  test('does so as a member too', async () => {
    const { cookie } = await signUpAt(site)
    const answer = await open('/profile?tab=liked&lng=hi', { ...browser, Cookie: cookie })
    expect(answer).toMatchObject({ status: 303, to: '/profile?tab=liked', cookie: 'language=hi' })
  })

  test.each(['/forum?lng=xx', '/forum?lng=', '/forum?xlng=hi', '/forum?q=lng%3Dhi'])(
    'gets %s as it is',
    async (path) => {
      expect(await open(path, browser)).toMatchObject({ status: 200, language: 'en' })
    },
  )

  test('is sent to no other host', async () => {
    for (const path of ['//example.com?lng=hi', '/\\example.com?lng=hi', '//example.com/a?lng=hi'])
      expect((await open(path, browser)).to ?? '').not.toMatch(/^(https?:)?[/\\]{2}/)
  })
})

test.each([
  ['a program', {}],
  ['a robot', { ...browser, From: 'bot@search.example' }],
])('%s gets the page in the language of its address', async (_, headers) => {
  expect(await open('/forum?lng=hi', headers)).toMatchObject({ status: 200, language: 'hi' })
  expect(await open('/forum?lng=hi', { ...headers, Cookie: 'language=en' })).toMatchObject({
    ...{ status: 200, language: 'hi', cookie: 'language=hi' },
  })
})

test('feeds and calls answer in place', async () => {
  for (const path of ['/forum/feed.xml?lng=hi', '/api/forum/posts?lng=hi'])
    expect((await open(path, browser)).status).toBe(200)
})
