import { expect, test } from 'vitest'
import { rules } from '~/domain/limits/rules'
import { send } from '../../support/http/raw-http'
import { siteForFile } from '../../support/site/site-for-file'

const site = await siteForFile({ environment: { RATE_LIMITS: 'on' } })
for (let time = 0; time < rules.search[0].points; time++)
  expect((await send(`${site.url}/api/forum/posts?q=sleep&limit=1`)).status).toBe(200)

test.each(['/forum?q=sleep', '/forum.data?q=sleep', '/api/forum/posts?q=sleep'])(
  'too many searches: %s says so and when to come again',
  async (path) => {
    const answer = await send(`${site.url}${path}`)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  },
)

test('the page says it in words, in the frame of the site', async () => {
  const english = await send(`${site.url}/forum?q=sleep`)
  expect(english.text).toContain('Too many requests in a short time')
  expect(english.text).toMatch(/<header[^>]*site-header/)
  const hindi = await send(`${site.url}/forum?q=sleep&lng=hi`)
  expect(hindi.text).toContain('<html lang="hi"')
  expect((await send(`${site.url}/forum`)).status).toBe(200)
})
