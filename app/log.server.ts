import pino from 'pino'
import { env } from './env.server'

/** The process's log: JSON lines on standard output, without personal or health text. */
export const log = pino({ level: env.LOG_LEVEL })
