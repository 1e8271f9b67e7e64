import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextChange, relativeTime } from '~/domain/relative-time'

const now = new Date('2025-03-10T12:00:00Z')
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

function ago(elapsed: number, limitDays = 7) {
  return relativeTime(new Date(now.getTime() - elapsed), now, limitDays)
}

describe('relativeTime', () => {
  it.each([
    ['this moment', 0],
    ['59 seconds', 59 * second],
    ['59.999 seconds', minute - 1],
  ])('calls %s ago now', (_words, elapsed) => {
    expect(ago(elapsed)).toEqual({ unit: 'now' })
  })

  it('counts the future as now', () => {
    expect(ago(-1)).toEqual({ unit: 'now' })
    expect(ago(-400 * day)).toEqual({ unit: 'now' })
  })

  it.each([
    ['60 seconds', minute, 1],
    ['just under two minutes', 2 * minute - 1, 1],
    ['just under an hour', hour - 1, 59],
  ])('counts whole minutes: %s', (_words, elapsed, count) => {
    expect(ago(elapsed)).toEqual({ unit: 'minutes', count })
  })

  it.each([
    ['an hour', hour, 1],
    ['just under a day', day - 1, 23],
  ])('counts whole hours: %s', (_words, elapsed, count) => {
    expect(ago(elapsed)).toEqual({ unit: 'hours', count })
  })

  it.each([
    ['a day', day, 7, 1],
    ['just under 7 days in the list', 7 * day - 1, 7, 6],
    ['7 days in the profile', 7 * day, 30, 7],
    ['just under 30 days in the profile', 30 * day - 1, 30, 29],
  ])('counts whole days up to the limit: %s', (_words, elapsed, limitDays, count) => {
    expect(ago(elapsed, limitDays)).toEqual({ unit: 'days', count })
  })

  it.each([
    ['7 days in the list', 7],
    ['30 days in the profile', 30],
  ])('gives the date from %s on', (_words, limitDays) => {
    const date = new Date(now.getTime() - limitDays * day)
    expect(relativeTime(date, now, limitDays)).toEqual({ unit: 'date' })
  })
})

describe('nextChange', () => {
  const wordsAt = (date: Date, moment: number) => relativeTime(date, new Date(moment), 7)

  it('is after every moment at which the words are the same', () => {
    const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    const elapsed = fc.oneof(
      fc.integer({ min: -hour, max: 2 * hour }),
      fc.integer({ max: 9 * day }),
    )
    fc.assert(
      fc.property(elapsed, fc.boolean(), part, (before, isFullHour, later) => {
        const exact = now.getTime() - Math.max(before, -day)
        const date = new Date(isFullHour ? exact - (exact % hour) : exact)
        const change = nextChange(date, now).getTime()
        expect(change).toBeGreaterThan(now.getTime())
        const moment = Math.min(change - 1, now.getTime() + later * (change - now.getTime()))
        expect(wordsAt(date, moment)).toEqual(wordsAt(date, now.getTime()))
      }),
    )
  })

  it.each([
    ['a moment', new Date(now.getTime() - 10 * second), 50 * second],
    ['half an hour', new Date(now.getTime() - 30 * minute), minute],
    ['three hours', new Date(now.getTime() - 3 * hour - second), hour - second],
    ['this full hour', now, hour],
    ['two days', new Date(now.getTime() - 2 * day - hour), day - hour],
  ])('after %s it comes when the words do change', (_words, date, wait) => {
    expect(nextChange(date, now).getTime() - now.getTime()).toBe(wait)
  })
})
