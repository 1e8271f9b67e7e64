import { expect, test } from 'vitest'
import { send } from '../../support/http/raw-http'
import { signUpAt } from '../../support/http/raw-member'
import { siteForFile } from '../../support/site/site-for-file'

const site = await siteForFile({ environment: { SITE_URL: 'https://forum.example' } })

test('every cookie is bound to https by its name, and to the host where it is for all of it', async () => {
  const member = await signUpAt(site)
  const set = [
    await send(`${site.url}/auth/signin`, {
      body: { emailOrUsername: member.email, password: member.password },
    }),
    await send(`${site.url}/forum?lng=hi`),
    await send(`${site.url}/preferences/theme`, { body: { theme: 'dark' } }),
    await send(`${site.url}/preferences/lite`, { body: { lite: '1' } }),
    await send(`${site.url}/preferences/titles`, { body: { titles: 'neutral' } }),
    await send(`${site.url}/contact/curtain`, { body: { intent: 'other' } }),
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
    (await send(`${site.url}/forum`, { headers: { Cookie } })).text.match(/<html[^>]*>/)?.[0]
  expect(await themeWith('__Host-theme=dark; __Host-language=hi')).toBe(
    '<html lang="hi" class="dark">',
  )
  expect(await themeWith('theme=dark; language=hi')).toBe('<html lang="en">')
})
