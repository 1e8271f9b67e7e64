import { expect, test } from 'vitest'
import { visitorOf } from '~/http/visitor.server'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const reading = (headers: Record<string, string> = {}, method = 'GET') =>
  visitorOf({ method, ip: '203.0.113.1', headers: { 'user-agent': firefox, ...headers } })

test('a person reading is told by address and browser', () => {
  expect(reading()).toEqual({ ip: '203.0.113.1', userAgent: firefox })
  expect(reading({ 'sec-purpose': '', 'sec-fetch-dest': 'document' })).not.toBeNull()
})

test.each([
  ['Googlebot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['curl', { 'user-agent': 'curl/8.10.1' }],
  ['somebody without a browser', { 'user-agent': '' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a prerender', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older prefetch', { purpose: 'prefetch' }],
  ['an old Firefox prefetch', { 'x-moz': 'prefetch' }],
  ["Safari's preview", { 'x-purpose': 'preview' }],
])('%s is nobody reading', (_, headers) => {
  expect(reading(headers)).toBeNull()
})

test.each(['HEAD', 'POST', 'OPTIONS'])('%s is no reading', (method) => {
  expect(reading({}, method)).toBeNull()
})
