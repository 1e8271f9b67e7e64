import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookiesOf, send } from '../support/raw-http'
import { signUpAt } from '../support/raw-member'
import { startSite, type Site } from '../support/site-server'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.remove())

const read = (path: string) => send(`${site.url}${path}`)

test.each(['/', '/forum', '/auth/signin', '/nowhere', '/forum/new'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await read(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['content-security-policy']).toBeDefined()
    expect(headers['content-security-policy-report-only']).toBeUndefined()
  },
)

test('the policy lets only scripts of ours run, by a nonce that is never the same', async () => {
  const answers = [await read('/forum'), await read('/forum')]
  const nonces = answers.map(({ headers, text }) => {
    const policy = String(headers['content-security-policy'])
    const nonce = /script-src 'self' 'nonce-([^']{22,})'/.exec(policy)?.[1] ?? ''
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('*')
    for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'"])
      expect(policy).toContain(directive)
    for (const directive of ["frame-ancestors 'none'", 'form-action'])
      expect(policy).toContain(directive)
    const inline = text.match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? []
    expect(inline.length).toBeGreaterThan(0)
    for (const script of inline) expect(script).toContain(`nonce="${nonce}"`)
    expect(text).not.toMatch(/ on[a-z]+="|style="/)
    return nonce
  })
  expect(nonces[0]).not.toBe(nonces[1])
})

test('the static page allows no script at all from elsewhere', async () => {
  const { status, headers } = await read('/xxperiment/index.html')
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('the session cookie is for the server alone, and new after each sign-in', async () => {
  const member = await signUpAt(site)
  const body = { emailOrUsername: member.username, password: member.password }
  const answer = await member.send('/auth/signin', { body })
  const cookie = answer.headers['set-cookie']?.find((value) => value.startsWith('session='))
  expect(cookie).toMatch(/; HttpOnly/)
  expect(cookie).toMatch(/; SameSite=Lax/)
  expect(cookie).toMatch(/; Path=\//)
  expect(cookiesOf(answer)).not.toBe(member.cookie)
  expect((await member.send('/profile')).status).toBe(303)
})

test('on https the cookie is bound to the host and the browser is told to stay', async () => {
  const secure = await startSite({ environment: { SITE_URL: 'https://forum.example' } })
  try {
    const member = await signUpAt(secure)
    const answer = await member.send('/auth/signin', {
      body: { emailOrUsername: member.email, password: member.password },
    })
    expect(answer.headers['set-cookie']?.join()).toMatch(/__Host-session=.*; Secure/)
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  } finally {
    await secure.remove()
  }
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
  expect((await read('/forum')).headers['set-cookie']).toBeUndefined()
})
