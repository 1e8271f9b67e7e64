import type { Writable } from 'node:stream'
import { fstatSync } from 'node:fs'
import { hostname } from 'node:os'
import pino, { type Logger } from 'pino'
import { env } from './env.server'

/** A log destination that never blocks. It buffers up to `max` bytes, and drops and counts further lines. */
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

/** A log's destination, which receives one or more lines at a time. */
type Destination = { write(lines: string): unknown }

/**
 * Writes the lines of a turn of the event loop together, so each request does not need its own write. The last lines
 * are written when the process exits.
 */
export function writeOnceATurn(destination: Destination): Destination {
  let waiting = ''

  function flush() {
    const lines = waiting
    waiting = ''
    if (lines) destination.write(lines)
  }

  process.on('exit', flush)
  return {
    write(line) {
      if (!waiting) setImmediate(flush)
      waiting += line
    },
  }
}

const standardOutput = 1
const maxWaiting = 1024 * 1024

const destination = writeOnceATurn(isPipe() ? toPipe() : toFile())

/** JSON lines on standard output, without personal or health data. */
export const log: Logger = pino({ level: env.LOG_LEVEL }, destination)

type RequestLogLine = {
  requestId: string
  method: string
  pathname: string
  status: number
  /** The duration in milliseconds. */
  ms: number
}

const ofProcess = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`

/** Logs an answered request. The line is the same as pino's but cheaper to write, because every request has one. */
export function logRequest({ requestId, method, pathname, status, ms }: RequestLogLine): void {
  if (!log.isLevelEnabled('info')) return
  const path = JSON.stringify(pathname)
  destination.write(
    `{"level":30,"time":${Date.now()},${ofProcess},"requestId":"${requestId}","method":"${method}","pathname":${path},"status":${status},"ms":${ms},"msg":"request"}\n`,
  )
}

// False for terminals and /dev/null, which are written like files.
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

// Buffers lines up to a limit while the disk is full. Synchronous, because pino's own destination retries forever at
// exit.
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

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi
const afterThese =
  /^(\/contact\/sent\/|\/episodes\/ask\/|\/grievance\/|\/moderation\/messages\/(?:(?:questions|grievances)\/)?)(?!(?:export|questions|grievances)\b)[^/]+?(\.data)?\/*$/i

/** Removes ids from a path: two log lines with a post's and a member's id would reveal an anonymous author. */
export function loggedPath(path: string): string {
  return path.replace(uuid, ':id').replace(afterThese, '$1:id$2')
}
