import { expect, test } from 'vitest'
import { send } from '../../support/http/raw-http'
import { signUpAt } from '../../support/http/raw-member'
import { sharedSite } from '../../support/site/shared-site'

const site = sharedSite()

test('the podcast’s page comes in the language and theme that were chosen, to nobody else', async () => {
  const Cookie = 'theme=dark; language=hi'
  const chosen = await send(`${site.url}/xxperiment/index.html`, { headers: { Cookie } })
  expect(chosen.text).toContain('<html lang="hi">')
  expect(chosen.text).toContain('media="all"')
  expect(chosen.text).not.toContain('Go to the forum')
  expect(chosen.headers['cache-control']).toBe('private, no-cache')
  const plain = await send(`${site.url}/xxperiment/index.html`)
  expect(plain.text).toContain('Go to the forum')
  expect(plain.text).toContain('media="not all"')
  for (const { headers } of [chosen, plain]) expect(headers.vary).toMatch(/Cookie/)
})

test('the link to the other language is remembered', async () => {
  const { text, headers } = await send(`${site.url}/xxperiment/?lng=hi`)
  expect(text).toContain('<html lang="hi">')
  expect(String(headers['set-cookie'])).toMatch(/language=hi/)
})

test('its header knows members, whose page no cache keeps', async () => {
  const member = await signUpAt(site, { username: 'listener_of_all' })
  const url = '/xxperiment/?lng=en'
  const own = await member.send(url)
  expect(own.text).toMatch(/href="\/profile">Profile</)
  expect(own.headers['cache-control']).toBe('no-store')
  const forged = await send(site.url + url, { headers: { Cookie: 'session=forged' } })
  expect(forged.text).toMatch(/href="\/profile">Sign In</)
})
