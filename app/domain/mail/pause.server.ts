import { minute, second } from '../durations'
import { hasCome } from './due.server'

const first = 5 * second
const longest = minute

/** The pause that a mailer makes while its mail server cannot be reached. */
export type Pause = {
  /** Whether the last attempt failed and no other has succeeded since. */
  isOn(): boolean
  /** Whether an attempt may be made. */
  isOver(now: Date): boolean
  /** Begins it, or begins it again twice as long. */
  prolong(now: Date): void
  end(): void
}

/** A pause of five seconds, then twice as long each time, up to a minute. */
export function makePause(): Pause {
  let length = 0
  let until = 0
  const isOver = (now: Date) => hasCome(until, now, longest)
  return {
    isOver,
    isOn: () => length > 0,
    prolong(now) {
      // Several mails fail together; only the first of them makes the pause longer.
      if (!isOver(now)) return
      length = Math.min(length * 2 || first, longest)
      until = now.getTime() + length
    },
    end() {
      length = until = 0
    },
  }
}
