import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseCookies, send } from '../../support/http/raw-http'
import { signUpAt } from '../../support/http/raw-member'
import { sharedSite } from '../../support/site/shared-site'
import { startSite, type Site } from '../../support/site/site-server'

const site = sharedSite()

test('the session cookie is for the server alone, and new after each sign-in', async () => {
  const member = await signUpAt(site)
  const former = member.cookie
  const body = { emailOrUsername: member.username, password: member.password }
  const answer = await member.send('/auth/signin', { body })
  const cookie = answer.headers['set-cookie']?.find((value) => value.startsWith('session='))
  expect(cookie).toMatch(/; HttpOnly/)
  expect(cookie).toMatch(/; SameSite=Lax/)
  expect(cookie).toMatch(/; Path=\//)
  expect(parseCookies(answer)).not.toBe(former)
  expect((await member.send('/profile', { headers: { Cookie: former } })).status).toBe(303)
})

describe('on https', () => {
  let secure: Site

  beforeAll(async () => {
    secure = await startSite({ environment: { SITE_URL: 'https://forum.example' } })
  })
  afterAll(() => secure.remove())

  test('every cookie is bound to https by its name, and to the host where it is for all of it', async () => {
    const member = await signUpAt(secure)
    const set = [
      await send(`${secure.url}/auth/signin`, {
        body: { emailOrUsername: member.email, password: member.password },
      }),
      await send(`${secure.url}/forum?lng=hi`),
      await send(`${secure.url}/preferences/theme`, { body: { theme: 'dark' } }),
      await send(`${secure.url}/preferences/lite`, { body: { lite: '1' } }),
      await send(`${secure.url}/preferences/titles`, { body: { titles: 'neutral' } }),
      await send(`${secure.url}/contact/curtain`, { body: { intent: 'other' } }),
    ].flatMap(({ headers }) => headers['set-cookie'] ?? [])
    const names = set.map((cookie) => cookie.split('=')[0])
    expect(names.sort()).toEqual([
      '__Host-flash',
      '__Host-language',
      '__Host-lite',
      '__Host-session',
      '__Host-theme',
      '__Host-titles',
      '__Secure-curtain',
    ])
    for (const cookie of set) {
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/; SameSite=Lax/)
      expect(cookie).not.toMatch(/; Domain/i)
      if (cookie.startsWith('__Host-')) expect(cookie).toMatch(/; Path=\/(;|$)/)
    }
  })

  test('a preference counts by that name alone', async () => {
    const themeWith = async (Cookie: string) =>
      (await send(`${secure.url}/forum`, { headers: { Cookie } })).text.match(/<html[^>]*>/)?.[0]
    expect(await themeWith('__Host-theme=dark; __Host-language=hi')).toBe(
      '<html lang="hi" class="dark">',
    )
    expect(await themeWith('theme=dark; language=hi')).toBe('<html lang="en">')
  })
})

test('a forged or changed cookie is nobody', async () => {
  const member = await signUpAt(site)
  for (const cookie of [
    member.cookie.replace(/session=[^;]+/, '$&x'),
    member.cookie.replace('session=', 'session=e'),
    'session=',
  ]) {
    const answer = await send(`${site.url}/profile`, { headers: { Cookie: cookie } })
    expect(answer.status).toBe(303)
  }
})

test("members' pages are not kept by caches, and a visitor's reading sets no cookie", async () => {
  const member = await signUpAt(site)
  expect((await member.send('/forum')).headers['cache-control']).toBe('no-store')
  expect((await send(`${site.url}/forum`)).headers['set-cookie']).toBeUndefined()
})
