import pino from 'pino'
import { env } from './env.server'

const standardOutput = 1
const mostWaiting = 1024 * 1024

/** The process's log: JSON lines on standard output, without personal or health text. */
export const log = pino({ level: env.LOG_LEVEL }, dropping())

// What a full disk does not take waits until there is room again; what is more than this is dropped. Written at
// once, because pino's own destination tries for ever at the exit to write the rest.
function dropping() {
  const destination = pino.destination({
    dest: standardOutput,
    sync: true,
    maxLength: mostWaiting,
    retryEAGAIN: () => false,
  })
  // Without a listener the first line that fails would end the process.
  destination.on('error', () => {})
  return destination
}
