import { expect, test } from 'vitest'
import { day, hour, minute } from '~/domain/durations'
import { relativeTime } from '~/ui/relative-time'

const now = new Date('2025-03-10T12:34:56Z')

test.each([
  ['this moment', 0, 7, { unit: 'now' }],
  ['59.999 seconds ago', minute - 1, 7, { unit: 'now' }],
  ['a moment of the future', -1, 7, { unit: 'now' }],
  ['60 seconds ago', minute, 7, { unit: 'minutes', count: 1 }],
  ['just under two minutes ago', 2 * minute - 1, 7, { unit: 'minutes', count: 1 }],
  ['just under an hour ago', hour - 1, 7, { unit: 'minutes', count: 59 }],
  ['an hour ago', hour, 7, { unit: 'hours', count: 1 }],
  ['just under a day ago', day - 1, 7, { unit: 'hours', count: 23 }],
  ['a day ago', day, 7, { unit: 'days', count: 1 }],
  ['just under 7 days ago in the list', 7 * day - 1, 7, { unit: 'days', count: 6 }],
  ['7 days ago in the list', 7 * day, 7, { unit: 'date' }],
  ['7 days ago in the profile', 7 * day, 30, { unit: 'days', count: 7 }],
  ['just under 30 days ago in the profile', 30 * day - 1, 30, { unit: 'days', count: 29 }],
  ['30 days ago in the profile', 30 * day, 30, { unit: 'date' }],
] as const)('%s', (_, elapsed, limitDays, expected) => {
  expect(relativeTime(new Date(now.getTime() - elapsed), now, limitDays)).toEqual(expected)
})

test('an item that is dated to the hour is not told in minutes', () => {
  expect(relativeTime(new Date('2025-03-10T12:00:00Z'), now, 7)).toEqual({ unit: 'hour' })
  expect(relativeTime(new Date('2025-03-10T11:00:00Z'), now, 7)).toEqual({
    unit: 'hours',
    count: 1,
  })
})
