import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { exitWithMessage } from './exit-with-message.server'
import './process-umask.server'
import { splitSecrets } from './split-secrets'

const number = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const urlOf = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol))

function isDecodable(url: string) {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

type Sender = { name: string; address: string }

function parseSender(value: string): Sender | null {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(value) ?? []
  const email = (bracketed ?? value).trim()
  const isPlain = z.regexes.html5Email.test(email) && !/[\r\n\0]/.test(value)
  return isPlain ? { name: name.trim(), address: email } : null
}

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('development, production or test'),
  PORT: number(0, 65535).default(3000).describe('a port number from 0 to 65535'),
  SITE_URL: urlOf('http:', 'https:').optional().describe('an absolute http or https URL'),
  DATABASE_URL: urlOf('file:', 'postgresql:', 'postgres:')
    .optional()
    .describe('file:… for SQLite or postgresql://… for PostgreSQL'),
  DATABASE_DIRECT_URL: urlOf('postgresql:', 'postgres:')
    .optional()
    .describe('postgresql://… of the same database, past a pooler such as PgBouncer'),
  DATABASE_REPLICA_URL: urlOf('postgresql:', 'postgres:')
    .optional()
    .describe('postgresql://… of a streaming replica; it needs PostgreSQL as DATABASE_URL'),
  DATA_DIR: z.string().min(1).default('./data').describe('a folder'),
  SESSION_SECRET: z
    .string()
    .refine((value) => splitSecrets(value) !== null)
    .optional()
    .describe(
      'at least 32 characters; several such secrets, the current one first, are separated by spaces',
    ),
  PODCAST_FEED_URL: urlOf('http:', 'https:', 'file:')
    .optional()
    .describe('an http, https or file URL'),
  EPISODE_AUDIO: z
    .enum(['feed', 'own'])
    .default('feed')
    .describe('feed, or own for the files in the folder audio of DATA_DIR'),
  MAIL_URL: urlOf('smtp:', 'smtps:')
    .refine((value) => /^smtps?:\/\/(?!$|[/:?#])/.test(value) && isDecodable(value))
    .optional()
    .describe('smtp://… or smtps://… of a mail server, with every % in its password as %25'),
  MAIL_FROM: z
    .string()
    .refine((value) => parseSender(value) !== null)
    .optional()
    .describe('an email address, or a name and an address: Name <name@example.com>'),
  CONTACT_TO: z.email({ pattern: z.regexes.html5Email }).optional().describe('an email address'),
  TRUST_PROXY: number(0, 100).default(0).describe('the number of proxies in front, 0 or more'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('the id of a Google OAuth client'),
  GOOGLE_CLIENT_SECRET: z
    .string()
    .optional()
    .describe('the secret of that client; both are set or neither is'),
  GOOGLE_ISSUER: urlOf('http:', 'https:')
    .default('https://accounts.google.com')
    .describe('an absolute http or https URL'),
  BACKUP_DIR: z.string().min(1).optional().describe('a folder'),
  BACKUP_KEEP: number(1, 10_000)
    .default(14)
    .describe('for how many days a copy is kept, from 1 to 10000'),
  BACKUP_EVERY_HOURS: number(1, 24)
    .default(24)
    .describe('the hours between two copies, from 1 to 24'),
  WEB_CONCURRENCY: number(1, 256)
    .default(1)
    .describe('a number of processes from 1 to 256; above 1 it needs PostgreSQL'),
  READERS_CACHE_MB: number(0, 100_000)
    .default(64)
    .describe('megabytes, from 0 (nothing is kept) to 100000'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/)
    .optional()
    .describe('at least 16 letters, digits and symbols without spaces: openssl rand -hex 32'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on').describe('on, or off for load tests'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
})

type Completed = 'SITE_URL' | 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'MAIL_FROM'

export type Env = Omit<z.infer<typeof schema>, Completed> & {
  SITE_URL: string
  DATABASE_URL: string
  DATABASE_DIRECT_URL: string
  MAIL_FROM: Sender
}

/** Reads the environment. Empty strings count as unset. Throws an error with one line for each wrong variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
    throw new Error([...names].map(describeWrong).join('\n'))
  }
  const settings = parsed.data
  const databaseUrl = settings.DATABASE_URL ?? `file:${path.join(settings.DATA_DIR, 'app.db')}`
  const isEmbedded = databaseUrl.startsWith('file:')
  if (settings.NODE_ENV === 'production' && !isEmbedded && !settings.SESSION_SECRET) {
    throw new Error(describeWrong('SESSION_SECRET'))
  }
  if (isEmbedded && settings.DATABASE_DIRECT_URL)
    throw new Error(describeWrong('DATABASE_DIRECT_URL'))
  if (isEmbedded && settings.DATABASE_REPLICA_URL)
    throw new Error(describeWrong('DATABASE_REPLICA_URL'))
  if (isEmbedded && settings.WEB_CONCURRENCY > 1) throw new Error(describeWrong('WEB_CONCURRENCY'))
  if (Boolean(settings.GOOGLE_CLIENT_ID) !== Boolean(settings.GOOGLE_CLIENT_SECRET)) {
    throw new Error(describeWrong('GOOGLE_CLIENT_SECRET'))
  }
  const site = new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`)
  const sender = parseSender(settings.MAIL_FROM ?? '')
  return {
    ...settings,
    SITE_URL: site.origin,
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: settings.DATABASE_DIRECT_URL ?? databaseUrl,
    MAIL_FROM: {
      name: sender?.name || site.hostname,
      address: sender?.address ?? `no-reply@${site.hostname}`,
    },
  }
}

function describeWrong(name: string) {
  const meaning = schema.shape[name as keyof typeof schema.shape].description
  return `${name} must be ${meaning}.`
}

function readOrExit() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    return readEnv(process.env)
  } catch (error) {
    return exitWithMessage((error as Error).message)
  }
}

export const env = readOrExit()

/** True when cookies are https-only. */
export const isSecure = env.SITE_URL.startsWith('https:')

/** A cookie's name in the browser: with the `__Host-` or `__Secure-` prefix on https. */
export function cookieName(name: string, path = '/'): string {
  if (!isSecure) return name
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`
}
