import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { tsxOptions } from '../site/node-options'

export type PostgresqlServer = {
  url(databaseName: string): string
  createDatabase(name: string): Promise<void>
  /** Stops the server as `pg_ctl stop -m` does, and keeps its data. */
  halt(mode: 'fast' | 'immediate'): Promise<void>
  /** Starts the server after a halt, on the same port. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL server (about two seconds) on a free port. Its data is in a temporary folder that `stop` removes.
 * Any end of this process stops the server too.
 * @param role `primary` when other servers may follow it, or the primary's URL for a replica
 * @throws {Error} with the server's own output when it cannot start
 */
export async function startPostgresql(role?: string): Promise<PostgresqlServer> {
  const program = fileURLToPath(new URL('./postgresql-process', import.meta.url))
  // Detached, so that Ctrl-C reaches it only as the end of its input, after the tests have ended.
  const child = spawn(process.execPath, [...tsxOptions, program, ...(role ? [role] : [])], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const port = await readPort(child)
  const url = (name: string) => `postgresql://postgres:only-for-tests@127.0.0.1:${port}/${name}`
  return {
    url,
    createDatabase: (name) => queryOnce(url('postgres'), `CREATE DATABASE "${name}"`),
    halt: (mode) => order(child, mode),
    start: () => order(child, 'start'),
    stop: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}

/** Runs one statement on a new connection. @throws {Error} when the server is unreachable or refuses */
export async function queryOnce(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function order(child: ChildProcess, words: string) {
  const done = once(child.stdout ?? child, 'data')
  child.stdin?.write(`${words}\n`)
  await done
}

function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk) => (said += String(chunk)))
    child.stdout?.once('data', (chunk) => resolve(Number(chunk)))
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}
