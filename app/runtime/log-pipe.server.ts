import type { Writable } from 'node:stream'

/** A log destination that never blocks: it buffers up to `max` bytes and drops lines beyond that. */
export function droppingPipe(
  pipe: Writable,
  max: number,
  onLost: (count: number) => void,
): { write(line: string): void } {
  let lost = 0
  // Without a listener a closed pipe would end the process.
  pipe.on('error', () => {})
  pipe.on('drain', () => {
    const count = lost
    lost = 0
    if (count) onLost(count)
  })
  return {
    write(line) {
      if (pipe.writableLength + Buffer.byteLength(line) > max) lost += 1
      else pipe.write(line)
    },
  }
}
