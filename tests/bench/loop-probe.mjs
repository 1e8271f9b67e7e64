// Loaded into the site by `event-loop.ts`: says, when asked, for how long the event loop was held at the most since
// it was last asked, in milliseconds.
let longest = 0
let last = performance.now()

function tick() {
  const now = performance.now()
  longest = Math.max(longest, now - last - 1)
  last = now
}

setInterval(tick, 1).unref()
process.on('message', () => {
  tick()
  process.send?.(longest)
  longest = 0
})
process.channel?.unref()
