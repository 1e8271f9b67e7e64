import { expect, test } from 'vitest'
import { rules } from '~/domain/limits/rules'
import * as apiPosts from '~/routes/api/forum/posts'
import * as list from '~/routes/forum/list'
import {
  captureResponse,
  getRequest,
  loadContext,
  routeArguments,
} from '../../support/http/page-request'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const given = (path: string, ip: string) =>
  routeArguments(getRequest(path), {}, { ...loadContext(), ip: ip })
const search = (ip: string, path = '/forum?q=sleep') =>
  captureResponse(list.loader(given(path, ip)))

test('one address searches often, and then meets a 429 in the page and in JSON; others and lists do not', async () => {
  const [{ points }] = rules.search
  for (let time = 0; time < points; time++) expect((await search('192.0.2.1')).status).toBe(200)

  const page = await search('192.0.2.1')
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)

  const answer = await apiPosts.loader(given('/api/forum/posts?q=sleep', '192.0.2.1'))
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await answer.json()).toHaveProperty('error')

  expect((await search('192.0.2.1', '/forum')).status).toBe(200)
  expect((await search('192.0.2.2')).status).toBe(200)
})
