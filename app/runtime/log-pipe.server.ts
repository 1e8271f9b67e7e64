import type { Writable } from 'node:stream'

/** A log destination that never blocks: it buffers up to `max` bytes and drops, and counts, lines beyond that. */
export function droppingPipe(
  pipe: Writable,
  max: number,
  onLost: (count: number) => void,
): { write(lines: string): void } {
  let lost = 0
  // Without a listener a closed pipe would end the process.
  pipe.on('error', () => {})
  pipe.on('drain', () => {
    const count = lost
    lost = 0
    if (count) onLost(count)
  })
  return {
    write(lines) {
      if (pipe.writableLength + Buffer.byteLength(lines) > max) lost += lines.split('\n').length - 1
      else pipe.write(lines)
    },
  }
}
