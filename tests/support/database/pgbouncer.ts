import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../site/free-port'
import { temporaryFolder } from '../site/temporary-folder'
import { queryOnce } from './postgresql-server'

const program = '/usr/sbin/pgbouncer'
const timeout = 10_000

export const isPgbouncerHere = existsSync(program)

/**
 * Starts PgBouncer in transaction mode in front of a database. It has four connections to the server, so that the
 * statements of one client are spread over several connections.
 * @param databaseUrl of PostgreSQL itself
 * @param more lines for its settings
 * @returns the same database's URL through it
 */
export async function startPgbouncer(
  databaseUrl: string,
  more = '',
): Promise<{ url: string; stop: () => void }> {
  const port = await freePort()
  const { folder, remove } = temporaryFolder()
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(file, settingsFor(new URL(databaseUrl), port) + more)
  // PgBouncer refuses to run as root.
  chmodSync(folder, 0o755)
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const bouncer = spawn(program, [...asUser, file], { stdio: 'ignore' })
  const url = String(Object.assign(new URL(databaseUrl), { port }))
  const stop = () => {
    bouncer.kill('SIGKILL')
    remove()
  }
  process.once('exit', stop)
  await Promise.race([untilItAnswers(url), once(bouncer, 'exit')])
  if (bouncer.exitCode !== null) throw new Error(`PgBouncer ended with ${bouncer.exitCode}.`)
  return { url, stop }
}

function settingsFor({ hostname, port, pathname, username, password }: URL, ownPort: number) {
  const name = pathname.slice(1)
  return `[databases]
${name} = host=${hostname} port=${port} user=${username} password=${password}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`
}

async function untilItAnswers(url: string) {
  const deadline = Date.now() + timeout
  for (;;) {
    try {
      return await queryOnce(url, 'SELECT 1')
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(50)
    }
  }
}
