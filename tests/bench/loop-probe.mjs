// Loaded into the site by `event-loop.ts`. Reports, on request, the longest block of the event loop since the last
// request, in milliseconds: by the clock, and in CPU time of its thread, which other processes do not lengthen (Linux
// only; elsewhere the clock).
import { readFileSync } from 'node:fs'

let longest = { clock: 0, processor: 0 }
let last = now()

function now() {
  const clock = performance.now()
  try {
    return {
      clock,
      processor: Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6,
    }
  } catch {
    return { clock, processor: clock }
  }
}

function tick() {
  const at = now()
  longest = {
    clock: Math.max(longest.clock, at.clock - last.clock - 1),
    processor: Math.max(longest.processor, at.processor - last.processor),
  }
  last = at
}

setInterval(tick, 1).unref()
process.on('message', () => {
  tick()
  process.send?.(longest)
  longest = { clock: 0, processor: 0 }
})
process.channel?.unref()
