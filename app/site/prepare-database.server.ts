import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { databaseKind, sqliteFile } from '~/database/kind.server'
import { env } from '~/runtime/env.server'
import { log } from '../runtime/log.server'
import { migrateOrExit } from '../../prisma/migrate-or-exit'

/** Closes the site's files to others, and brings the database up to date, before anybody is answered. */
export async function prepareDatabase(): Promise<void> {
  restrictPermissions({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL })
  const applied = await migrateOrExit(env.DATABASE_DIRECT_URL)
  if (applied.length) log.info({ migrations: applied }, 'database migrated')
}

type Locations = { dataDir: string; databaseUrl: string }

/** Restricts `DATA_DIR`, its mails and the SQLite file to the site's user; leaves shared folders alone. */
export function restrictPermissions({ dataDir, databaseUrl }: Locations): void {
  const folders = [dataDir, path.join(dataDir, 'mail')].map((folder) => path.resolve(folder))
  const database = databaseKind(databaseUrl) === 'sqlite' ? sqliteFile(databaseUrl) : null
  const [own, mails] = folders
  const inside = own && isOursAlone(own) ? entriesOf(own) : namedIn(dataDir)
  const all = [...folders, ...inside, ...entriesOf(mails ?? ''), ...siblingsOf(database)]
  for (const target of new Set(all)) close(target)
}

// Never lists the folder: a shared one may contain anything.
function namedIn(dataDir: string) {
  return [path.resolve(dataDir, 'session-secret')]
}

function siblingsOf(database: string | null) {
  if (!database) return []
  const name = path.basename(database)
  const belongs = /^(-wal|-shm|-journal|\.\d+\.(replaced|part)(-wal|-shm)?)?$/
  return entriesOf(path.dirname(database)).filter((entry) => {
    const other = path.basename(entry)
    return other.startsWith(name) && belongs.test(other.slice(name.length))
  })
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

function close(target: string) {
  const found = lstatSync(target, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || !(found.mode & 0o077)) return
  if (found.isDirectory() && !isOursAlone(target)) return
  if (!found.isDirectory() && !found.isFile()) return
  const mode = `0${(found.mode & 0o7777).toString(8)}`
  try {
    chmodSync(target, found.isDirectory() ? 0o700 : 0o600)
    log.warn({ target, mode }, 'was open to other users of this machine; closed')
  } catch (error) {
    log.error({ err: error, target, mode }, 'is open to other users of this machine')
  }
}

function isOursAlone(folder: string) {
  const found: Stats | undefined = lstatSync(folder, { throwIfNoEntry: false })
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return false
  const isShared = (found.mode & 0o1000) !== 0
  const holdsMore = [process.cwd(), homedir()].some((target) =>
    `${target}/`.startsWith(`${folder}/`),
  )
  return !isShared && !holdsMore && folder !== '/'
}
