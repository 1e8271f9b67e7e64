import { fstatSync } from 'node:fs'
import pino, { type Logger } from 'pino'
import { env } from './env.server'
import { droppingPipe } from './log-pipe.server'

const standardOutput = 1
const maxWaiting = 1024 * 1024

/** The process's log: JSON lines on standard output, without personal or health text. */
export const log: Logger = pino({ level: env.LOG_LEVEL }, isPipe() ? toPipe() : toFile())

// A terminal or nothing at all is written to as a file is.
function isPipe() {
  try {
    const output = fstatSync(standardOutput)
    return output.isFIFO() || output.isSocket()
  } catch {
    return false
  }
}

// Node writes to pipes without waiting for their reader.
function toPipe() {
  return droppingPipe(process.stdout, maxWaiting, (lines) => log.warn({ lines }, 'log lines lost'))
}

// What a full disk does not take waits until there is room again; what is more than this is dropped. Written at
// once, because pino's own destination tries for ever at the exit to write the rest.
function toFile() {
  const destination = pino.destination({
    dest: standardOutput,
    sync: true,
    maxLength: maxWaiting,
    retryEAGAIN: () => false,
  })
  // Without a listener the first line that fails would end the process.
  destination.on('error', () => {})
  return destination
}
