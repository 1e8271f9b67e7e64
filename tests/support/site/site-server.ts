import { setTimeout as pause } from 'node:timers/promises'
import { send } from '../http/raw-http'
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './free-port'
import { tsxOptions } from './node-options'
import { startFlags, startVariables } from './start-flags'
import { databaseFolder } from './temporary-folder'

const logTimeout = 10_000

/**
 * Returns the log of a running site, with the lines of all responses so far. The site writes the lines in order, but
 * after the responses. So all of them are there when the line of one more request is there.
 * @param read the log as it is
 */
async function completeLog(url: string, read: () => string): Promise<string> {
  const answer = await send(`${url}/healthz`).catch(() => null)
  const requestId = String(answer?.headers['x-request-id'])
  const deadline = Date.now() + logTimeout
  while (answer && !read().includes(requestId) && Date.now() < deadline) await pause(10)
  return read()
}

type Mode = 'production' | 'development'

/** Environment variables by name; undefined removes one. */
export type Variables = Record<string, string | undefined>

type Options = {
  mode?: Mode
  environment?: Variables
  /**
   * The target of its standard output instead of its log, for example a device. Then `log()` contains only its errors.
   */
  output?: string
}

/** The whole site in its own process, with its own folder, port and log. */
export type Site = {
  url: string
  folder: string
  pid(): number
  /** The server's log since its first start, including the lines of all responses so far. */
  log(): Promise<string>
  signal(signal: NodeJS.Signals): void
  /** Sends a signal and waits for the end. @returns the exit code; null when a signal ended it */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Starts it again after an end, with the same port, folder and environment. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** A fixed secret, so that the next process can read what one process has encrypted. */
export const sessionSecret = 'only-for-tests-only-for-tests-only'

const startTimeout = 120_000

/** Returns the path of a site's SQLite file, which is used unless its environment names another database. */
export function getDatabaseFile(site: Pick<Site, 'folder'>): string {
  return path.join(site.folder, 'data', 'app.db')
}

/**
 * Starts the site and waits until it answers: the build (run `npm run build` first), or the development server. Its
 * data is in a temporary folder. The end of this process ends it too.
 * @throws {Error} with the server's log when it does not start
 */
export async function startSite({
  mode = 'production',
  environment,
  output,
}: Options = {}): Promise<Site> {
  if (mode === 'production' && !existsSync('build/server.js')) {
    throw new Error('There is no build/server.js: run `npm run build` first.')
  }
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { folder, remove } = databaseFolder()
  const env = buildEnvironment(mode, port, folder, environment)
  const isLogging = output === undefined && env.LOG_LEVEL !== 'silent'
  let running = await launch(mode, env, folder, url, output)
  return {
    url,
    folder,
    pid: () => running.pid ?? 0,
    log: async () => {
      const read = () => readLog(folder)
      return isLogging && !hasEnded(running) ? completeLog(url, read) : read()
    },
    signal: (signal) => void running.kill(signal),
    end: (signal) => end(running, signal),
    start: async () => {
      running = await launch(mode, env, folder, url, output)
    },
    remove: async () => {
      await end(running, 'SIGKILL')
      remove()
    },
  }
}

/** Returns the environment of a site, independent of the shell and of `.env`. */
export function buildEnvironment(
  mode: Mode,
  port: number,
  folder: string,
  more: Variables = {},
): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    ...startVariables,
    NODE_ENV: mode,
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: path.join(folder, 'data'),
    // An empty value counts as unset, and overrides a developer's own `.env`.
    DATABASE_URL: '',
    SESSION_SECRET: '',
    TRUST_PROXY: '',
    LOG_LEVEL: 'info',
    PODCAST_FEED_URL: '',
    MAIL_URL: '',
    CONTACT_TO: '',
    GOOGLE_CLIENT_ID: '',
    // Tests create many members from one IP address. Tests of limits switch the limits on.
    RATE_LIMITS: 'off',
    ...(more as Partial<NodeJS.ProcessEnv>),
  }
}

async function launch(
  mode: Mode,
  env: NodeJS.ProcessEnv,
  folder: string,
  url: string,
  output = path.join(folder, 'server.log'),
) {
  const command =
    mode === 'production' ? [...startFlags, 'build/server.js'] : [...tsxOptions, 'server.ts']
  // A folder that others may read is a warning in the log.
  mkdirSync(path.join(folder, 'data'), { recursive: true, mode: 0o700 })
  // The log is opened twice, because a change of a pipe's settings by one stream must not affect the other.
  const [log, errors] = [output, path.join(folder, 'server.log')].map((file) => openSync(file, 'a'))
  const server = spawn(process.execPath, command, { env, stdio: ['ignore', log, errors] })
  const withUs = () => server.kill('SIGKILL')
  process.once('exit', withUs)
  server.once('exit', () => process.off('exit', withUs))
  await untilItAnswers(server, url, folder)
  return server
}

export async function untilItAnswers(server: ChildProcess, url: string, folder: string) {
  const deadline = Date.now() + startTimeout
  while (!(await answers(url))) {
    if (hasEnded(server) || Date.now() > deadline) {
      server.kill('SIGKILL')
      throw new Error(`The server did not start:\n${readLog(folder)}`)
    }
    await pause(50)
  }
}

async function answers(url: string) {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  if (hasEnded(server)) return server.exitCode
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  server.kill(signal)
  return ended
}

function hasEnded(server: ChildProcess) {
  return server.exitCode !== null || server.signalCode !== null
}

function readLog(folder: string) {
  const file = path.join(folder, 'server.log')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
