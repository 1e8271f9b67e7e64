import type { Writable } from 'node:stream'

/**
 * A destination for log lines whose reader may stop reading: lines wait in memory, those beyond `max` bytes are dropped,
 * and nobody waits for either.
 * @param sayLost told how many lines were lost, when there is room again
 */
export function droppingPipe(
  pipe: Writable,
  max: number,
  sayLost: (count: number) => void,
): { write(line: string): void } {
  let lost = 0
  // Without a listener the end of the reader would end the process.
  pipe.on('error', () => {})
  pipe.on('drain', () => {
    const count = lost
    lost = 0
    if (count) sayLost(count)
  })
  return {
    write(line) {
      if (pipe.writableLength + Buffer.byteLength(line) > max) lost += 1
      else pipe.write(line)
    },
  }
}
