import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { hour } from '../durations'
import { startOfHour } from './anonymity'

/** A random moment of the hour so far, to store where the present one would tell who did something. */
export function blurredNow(): Date {
  const now = Date.now()
  return randomMoment(startOfHour(new Date(now)).getTime(), now)
}

/**
 * The time columns of a new item: none for a named one, which has the present time. An anonymous one has its full hour,
 * and its place in lists by a random moment of it: an exact place between named neighbours would tell the second.
 * @param follows the sort key of the item that it must come after
 */
export function timeColumns(
  isAnonymous: boolean,
  follows?: string,
): { createdAt?: Date; sortKey?: string } {
  if (!isAnonymous) return {}
  const now = Date.now()
  const earliest = follows === undefined ? 0 : timeOf(follows) + 1
  return columnsBetween(Math.max(startOfHour(new Date(now)).getTime(), earliest), now)
}

/** The time columns of a named item that becomes anonymous: its hour, and a random later moment of it. */
export function hiddenTimeColumns(sortKey: string): { createdAt: Date; sortKey: string } {
  const moment = timeOf(sortKey)
  const endOfHour = startOfHour(new Date(moment)).getTime() + hour - 1
  return columnsBetween(moment, Math.min(endOfHour, Date.now()))
}

/**
 * The time columns of a named item that is published by a moderator: a random moment of the hour so far, after its writing.
 * The present one would tell when the moderator was here.
 */
export function releaseTimes(sortKey: string): { createdAt: Date; sortKey: string } {
  const now = Date.now()
  const earliest = Math.max(startOfHour(new Date(now)).getTime(), timeOf(sortKey) + 1)
  const createdAt = randomMoment(earliest, now)
  return { createdAt, sortKey: v7({ msecs: createdAt.getTime() }) }
}

/** The time to store for a change of an item: the full hour of an anonymous one. */
export function changeTime(isAnonymous: boolean): Date {
  return isAnonymous ? startOfHour(new Date()) : new Date()
}

function columnsBetween(from: number, to: number) {
  const moment = randomMoment(from, to)
  return { createdAt: startOfHour(moment), sortKey: v7({ msecs: moment.getTime() }) }
}

function randomMoment(from: number, to: number) {
  return new Date(to > from ? from + randomInt(to - from + 1) : from)
}

// A sort key is a UUID v7: its first 48 bits are its time in milliseconds.
function timeOf(sortKey: string) {
  return Number.parseInt(sortKey.replace('-', '').slice(0, 12), 16)
}
