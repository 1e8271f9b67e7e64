import { describe, expect, it } from 'vitest'
import { relativeTime } from '~/ui/relative-time'

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
