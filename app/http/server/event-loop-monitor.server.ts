import { monitorEventLoopDelay } from 'node:perf_hooks'
import { log } from '~/runtime/log.server'
import { minute } from '~/domain/durations'

const resolution = 20

/**
 * Writes a line to the log, each minute unless told: for how many milliseconds the event loop kept others waiting
 * in the 99th percentile and at most, beyond the interval at which it was looked at.
 * @returns what ends it
 */
export function monitorEventLoop(every = minute): () => void {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  const timer = setInterval(() => {
    const [p99, max] = [delay.percentile(99), delay.max].map(beyondResolution)
    log.info({ p99, max }, 'event loop delay')
    delay.reset()
  }, every).unref()
  return () => {
    clearInterval(timer)
    delay.disable()
  }
}

function beyondResolution(nanoseconds: number) {
  return Math.max(0, Math.round(nanoseconds / 1e6 - resolution))
}
