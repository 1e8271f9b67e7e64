import { afterEach, expect, test, vi } from 'vitest'
import { day } from '~/domain/durations'
import { signedSuccessUrl, isSuccess } from '~/http/forms/signed-success-url.server'

afterEach(() => vi.useRealTimers())

const page = '/contact/waitlist'
const open = (path: string) => new Request(`http://localhost${path}`)

test('a page knows the address that its own action made', () => {
  expect(isSuccess(open(signedSuccessUrl(page)))).toBe(true)
  expect(isSuccess(open(signedSuccessUrl(page, 'mailed')), 'mailed')).toBe(true)
})

test('no other address says that something was done', () => {
  const proof = signedSuccessUrl('/auth/verify-email').split('?')[1]
  for (const query of ['done', 'done=', 'done=done', 'sent', 'asked', proof])
    expect(isSuccess(open(`${page}?${query}`))).toBe(false)
  expect(isSuccess(open(signedSuccessUrl(page, 'mailed')))).toBe(false)
})

test('it is forgotten after a day', () => {
  vi.useFakeTimers({ now: 0 })
  const request = open(signedSuccessUrl(page))
  vi.setSystemTime(day)
  expect(isSuccess(request)).toBe(false)
})
