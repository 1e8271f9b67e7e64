import { fstatSync } from 'node:fs'
import { hostname } from 'node:os'
import pino, { type Logger } from 'pino'
import { env } from './env.server'
import { droppingPipe } from './log-pipe.server'
import { writeOnceATurn } from './log-turn.server'

const standardOutput = 1
const maxWaiting = 1024 * 1024

const destination = writeOnceATurn(isPipe() ? toPipe() : toFile())

/** JSON lines on standard output, without personal or health data. */
export const log: Logger = pino({ level: env.LOG_LEVEL }, destination)

type Answered = {
  requestId: string
  method: string
  pathname: string
  status: number
  /** How long it took, in milliseconds. */
  ms: number
}

const ofProcess = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`

/** Logs an answered request: the line that pino would write, for less, because every request has one. */
export function logRequest({ requestId, method, pathname, status, ms }: Answered): void {
  if (!log.isLevelEnabled('info')) return
  const path = JSON.stringify(pathname)
  destination.write(
    `{"level":30,"time":${Date.now()},${ofProcess},"requestId":"${requestId}","method":"${method}","pathname":${path},"status":${status},"ms":${ms},"msg":"request"}\n`,
  )
}

// Terminals and /dev/null are written to like files.
function isPipe() {
  try {
    const output = fstatSync(standardOutput)
    return output.isFIFO() || output.isSocket()
  } catch {
    return false
  }
}

// Node writes to pipes asynchronously.
function toPipe() {
  return droppingPipe(process.stdout, maxWaiting, (lines) => log.warn({ lines }, 'log lines lost'))
}

// Lines that a full disk refuses are buffered up to a limit. Synchronous, because pino's own destination retries
// forever at exit.
function toFile() {
  const destination = pino.destination({
    dest: standardOutput,
    sync: true,
    maxLength: maxWaiting,
    retryEAGAIN: () => false,
  })
  // Without a listener the first failed write would end the process.
  destination.on('error', () => {})
  return destination
}
