import { afterEach, expect, test, vi } from 'vitest'
import { day } from '~/domain/durations'
import { doneAddress, isDone } from '~/http/forms/done-address.server'

afterEach(() => vi.useRealTimers())

const page = '/contact/waitlist'
const open = (path: string) => new Request(`http://localhost${path}`)

test('a page knows the address that its own action made', () => {
  expect(isDone(open(doneAddress(page)))).toBe(true)
  expect(isDone(open(doneAddress(page, 'mailed')), 'mailed')).toBe(true)
})

test('no other address says that something was done', () => {
  const proof = doneAddress('/auth/verify-email').split('?')[1]
  for (const query of ['done', 'done=', 'done=done', 'sent', 'asked', proof])
    expect(isDone(open(`${page}?${query}`))).toBe(false)
  expect(isDone(open(doneAddress(page, 'mailed')))).toBe(false)
})

test('it is forgotten after a day', () => {
  vi.useFakeTimers({ now: 0 })
  const request = open(doneAddress(page))
  vi.setSystemTime(day)
  expect(isDone(request)).toBe(false)
})
