import { expect, test } from 'vitest'
import { minute, second } from '~/domain/durations'
import { createPause } from '~/domain/mail/pause.server'

const start = Date.now()
const after = (milliseconds: number) => new Date(start + milliseconds)

/** Lets each attempt fail as soon as the pause before it is over. @returns how long they were, in seconds */
function pausesBetween(pause: ReturnType<typeof createPause>, attempts: number) {
  const lengths: number[] = []
  let now = 0
  for (let attempt = 0; attempt < attempts; attempt++) {
    pause.prolong(after(now))
    const began = now
    while (!pause.isOver(after(now))) now += second
    lengths.push((now - began) / second)
  }
  return lengths
}

test('mail pauses for five seconds, twice as long each time, and a minute at most', () => {
  expect(pausesBetween(createPause(), 7)).toEqual([5, 10, 20, 40, 60, 60, 60])
})

test('several mails that fail together prolong it once', () => {
  const pause = createPause()
  for (let mail = 0; mail < 3; mail++) pause.prolong(after(0))
  expect([pause.isOver(after(4_999)), pause.isOver(after(5_000))]).toEqual([false, true])
})

test('an attempt that succeeds ends it, and the next one begins anew', () => {
  const pause = createPause()
  pausesBetween(pause, 3)
  expect(pause.isOn()).toBe(true)
  pause.end()
  expect([pause.isOn(), pause.isOver(after(0))]).toEqual([false, true])
  expect(pausesBetween(pause, 2)).toEqual([5, 10])
})

test('a clock that was set back does not make it last', () => {
  const pause = createPause()
  pause.prolong(after(0))
  expect(pause.isOver(after(-10 * minute))).toBe(true)
})
