import { monitorEventLoopDelay } from 'node:perf_hooks'
import { log } from '~/runtime/log.server'
import { minute } from '~/domain/durations'

const resolution = 20

/** Logs the event loop's delay (p99 and maximum, in milliseconds) every `every` milliseconds; returns how to stop. */
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
