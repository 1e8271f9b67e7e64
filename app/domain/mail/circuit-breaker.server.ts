import { minute, second } from '../durations'
import { isPast } from './due.server'

const first = 5 * second
const longest = minute

export type CircuitBreaker = {
  /** True when the last attempt failed. */
  isOpen(): boolean
  allowsAttempt(now: Date): boolean
  /** Starts the pause, or doubles it. */
  recordFailure(now: Date): void
  recordSuccess(): void
}

/** Pauses sending while the mail server is unreachable: for five seconds, doubled by each failure up to a minute. */
export function createCircuitBreaker(): CircuitBreaker {
  let length = 0
  let until = 0
  const allowsAttempt = (now: Date) => isPast(until, now, longest)
  return {
    allowsAttempt,
    isOpen: () => length > 0,
    recordFailure(now) {
      // Several mails fail together; only the first extends the pause.
      if (!allowsAttempt(now)) return
      length = Math.min(length * 2 || first, longest)
      until = now.getTime() + length
    },
    recordSuccess() {
      length = until = 0
    },
  }
}
