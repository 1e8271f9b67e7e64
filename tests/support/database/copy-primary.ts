import { execFileSync } from 'node:child_process'
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/**
 * Copies a running primary's data with PostgreSQL's own functions, because the embedded servers do not include
 * `pg_basebackup`. A server that starts on the copy follows the primary.
 * @param folder exists and is empty
 */
export async function copyPrimary(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const [shown] = (await client.query<{ data_directory: string }>('SHOW data_directory')).rows
    await client.query("SELECT pg_backup_start('replica', true)")
    execFileSync('cp', ['-a', `${shown?.data_directory}/.`, folder])
    const [stopped] = (
      await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
    ).rows
    writeForServer(folder, 'backup_label', stopped?.labelfile ?? '')
    writeForServer(folder, 'standby.signal', '')
    rmSync(path.join(folder, 'postmaster.pid'), { force: true })
  } finally {
    await client.end()
  }
}

// The server may run as another user than the tests.
function writeForServer(folder: string, name: string, content: string) {
  const file = path.join(folder, name)
  const { uid, gid } = statSync(folder)
  writeFileSync(file, content)
  chownSync(file, uid, gid)
}

/** Returns the settings with which a server on such a copy follows its primary. */
export function followPrimary(url: string): Record<string, string> {
  const { hostname, port, username, password } = new URL(url)
  return {
    primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
    wal_retrieve_retry_interval: '100ms',
  }
}
