import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { buildEnvironment, type Site, type Variables } from './site-server'

type Running = {
  /** A program that starts the command, with its arguments. */
  before?: string[]
  uid?: number
}

/**
 * Runs a command of the build on a site's data, as its operator does.
 * @param environment added to the environment of a site
 */
export async function runCommand(
  { folder }: Pick<Site, 'folder'>,
  command: string,
  words: string[] = [],
  environment: Variables = {},
  { before = [], uid }: Running = {},
) {
  const [program = '', ...line] = [
    ...[...before, process.execPath, path.resolve('build', `${command}.js`)],
    ...words,
  ]
  const env = buildEnvironment('production', 0, folder, environment)
  const child = spawn(program, line, { env, uid, timeout: 120_000, killSignal: 'SIGKILL' })
  const exit = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = (await exit) as [number | null]
  return { status, stdout, stderr }
}
