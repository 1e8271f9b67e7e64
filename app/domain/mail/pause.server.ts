import { minute, second } from '../durations'
import { hasCome } from './due.server'

const first = 5 * second
const longest = minute

export type Pause = {
  /** Whether the last attempt failed. */
  isOn(): boolean
  isOver(now: Date): boolean
  /** Starts the pause, or doubles it. */
  prolong(now: Date): void
  end(): void
}

/** The pause while the mail server is unreachable: five seconds, doubled each time up to a minute. */
export function createPause(): Pause {
  let length = 0
  let until = 0
  const isOver = (now: Date) => hasCome(until, now, longest)
  return {
    isOver,
    isOn: () => length > 0,
    prolong(now) {
      // Several mails fail together; only the first extends the pause.
      if (!isOver(now)) return
      length = Math.min(length * 2 || first, longest)
      until = now.getTime() + length
    },
    end() {
      length = until = 0
    },
  }
}
