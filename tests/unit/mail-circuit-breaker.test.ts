import { expect, test } from 'vitest'
import { minute, second } from '~/domain/durations'
import { createCircuitBreaker } from '~/domain/mail/circuit-breaker.server'

const start = Date.now()
const after = (milliseconds: number) => new Date(start + milliseconds)

/** Fails each attempt as soon as the pause before it is over. @returns the lengths of the pauses, in seconds */
function pausesBetween(breaker: ReturnType<typeof createCircuitBreaker>, attempts: number) {
  const lengths: number[] = []
  let now = 0
  for (let attempt = 0; attempt < attempts; attempt++) {
    breaker.recordFailure(after(now))
    const began = now
    while (!breaker.allowsAttempt(after(now))) now += second
    lengths.push((now - began) / second)
  }
  return lengths
}

test('mail pauses for five seconds, twice as long each time, and a minute at most', () => {
  expect(pausesBetween(createCircuitBreaker(), 7)).toEqual([5, 10, 20, 40, 60, 60, 60])
})

test('several mails that fail together prolong it once', () => {
  const breaker = createCircuitBreaker()
  for (let mail = 0; mail < 3; mail++) breaker.recordFailure(after(0))
  expect([breaker.allowsAttempt(after(4_999)), breaker.allowsAttempt(after(5_000))]).toEqual([
    false,
    true,
  ])
})

test('an attempt that succeeds ends it, and the next one begins anew', () => {
  const breaker = createCircuitBreaker()
  pausesBetween(breaker, 3)
  expect(breaker.isOpen()).toBe(true)
  breaker.recordSuccess()
  expect([breaker.isOpen(), breaker.allowsAttempt(after(0))]).toEqual([false, true])
  expect(pausesBetween(breaker, 2)).toEqual([5, 10])
})

test('a clock that was set back does not make it last', () => {
  const breaker = createCircuitBreaker()
  breaker.recordFailure(after(0))
  expect(breaker.allowsAttempt(after(-10 * minute))).toBe(true)
})
