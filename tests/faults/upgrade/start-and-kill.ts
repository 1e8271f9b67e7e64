import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { environmentOf, type Variables } from '../../support/site/site-server'
import { temporaryFolder } from '../../support/site/temporary-folder'

/**
 * Starts the built site and kills it.
 * @param after milliseconds after its start
 * @returns whether it was killed before it listened
 */
export async function startAndKill(environment: Variables, after: number): Promise<boolean> {
  const { folder, remove } = temporaryFolder()
  mkdirSync(path.join(folder, 'data'))
  const env = environmentOf('production', 0, folder, environment)
  const server = spawn(process.execPath, ['build/server.js'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(server, 'exit')
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (said += String(chunk)))
  await Promise.race([pause(after), ended])
  const endedBefore = server.exitCode !== null
  server.kill('SIGKILL')
  await ended
  remove()
  if (endedBefore) throw new Error(`The site ended by itself:\n${said}`)
  return !said.includes('"listening"')
}
