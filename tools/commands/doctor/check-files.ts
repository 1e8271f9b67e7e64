import {
  accessSync,
  constants,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs'
import path from 'node:path'
import { databaseKind } from '~/database/kind.server'
import { knownReason } from '~/database/errors.server'
import { hoursSinceCopy } from '~/domain/backups/nightly-backup.server'
import { env } from '~/runtime/env.server'
import { splitSecrets } from '~/runtime/split-secrets'
import { fine, note, wrong, type Finding } from './finding'
import { databaseFile, writtenFolders } from './written-folders'

/** Checks that this user can write to the site's files and that others cannot read them. */
export function checkFiles(): Finding[] {
  const findings = writtenFolders().flatMap((folder) => writable(folder))
  const database = databaseFile()
  const files = [path.join(env.DATA_DIR, 'session-secret'), ...(database ? [database] : [])]
  const open = files.flatMap((file) => openToOthers(path.resolve(file)))
  return [
    ...findings,
    ...ownFiles(database),
    ...open,
    ...formerDatabases(database),
    ...otherDatabases(database),
    ...otherSecret(),
    ...copies(),
  ]
}

// SQLite also writes to these files. A command that another user ran may have created them.
function ownFiles(database: string): Finding[] {
  if (!database) return []
  return [database, `${database}-wal`, `${database}-shm`].flatMap((file) => {
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found?.isFile()) return []
    const uid = process.getuid?.()
    if (uid !== undefined && found.uid !== uid)
      return [
        wrong(
          `${file} belongs to user ${found.uid}, but this runs as user ${uid}`,
          `Run this as the site’s user (sudo -u …), or give it the file: chown ${uid} ${file}`,
        ),
      ]
    // Root can write everywhere, so this checks the file's own permissions.
    if (found.mode & 0o200 && mayWrite(file)) return []
    return [
      wrong(`${file} cannot be written to`, `Let the site’s user write it: chmod u+rw ${file}`),
    ]
  })
}

function mayWrite(file: string) {
  try {
    accessSync(file, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

// `npm run restore` keeps the former files.
function formerDatabases(database: string): Finding[] {
  if (!database) return []
  const [folder, name] = [path.dirname(database), path.basename(database)]
  const all = statsOf(folder)?.isDirectory() ? readdirSync(folder) : []
  const former = all.filter((file) => file.startsWith(`${name}.`) && /\.\d+\.replaced$/.test(file))
  if (!former.length) return []
  return [
    note(
      `former databases, which npm run restore kept: ${former.join(', ')}`,
      `They hold what members have deleted since. Delete them when they are not needed: rm ${database}.*.replaced*`,
    ),
  ]
}

// Copies from before an update, or the database from before the move to PostgreSQL. Nothing deletes them.
function otherDatabases(database: string): Finding[] {
  const folder = path.resolve(env.DATA_DIR)
  const all = statsOf(folder)?.isDirectory() ? readdirSync(folder) : []
  const others = all.filter((file) => file.endsWith('.db') && path.join(folder, file) !== database)
  if (!others.length) return []
  return [
    note(
      `databases in ${folder} that the site does not use: ${others.join(', ')}`,
      'They hold what members have deleted since. Delete each that is not needed, with its -wal and -shm.',
    ),
  ]
}

function otherSecret(): Finding[] {
  const file = path.resolve(env.DATA_DIR, 'session-secret')
  if (!env.SESSION_SECRET || !statsOf(file)?.isFile()) return []
  const [inFile, used] = [readFileSync(file, 'utf8'), env.SESSION_SECRET].map(splitSecrets)
  if (inFile?.join(' ') === used?.join(' ')) return []
  return [
    note(
      `${file} differs from SESSION_SECRET, which the site uses`,
      'Copy SESSION_SECRET to a safe place, and delete the file when no copy needs it.',
    ),
  ]
}

const isFull = /^(ENOSPC|EDQUOT|EFBIG)$/

function writable(folder: string): Finding[] {
  const found = statsOf(folder)
  if (!found) return [note(`there is no ${folder} yet`, 'The first start creates it.')]
  const uid = process.getuid?.()
  if (uid !== undefined && found.uid !== uid)
    return [
      wrong(
        `${folder} belongs to user ${found.uid}, but this runs as user ${uid}`,
        'Run this as the site’s user (sudo -u …), or give it the folder: chown -R.',
      ),
    ]
  try {
    writeAndRemove(path.join(folder, `.doctor-${process.pid}`))
    return folderMode(folder, found)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const todo = isFull.test(String(code))
      ? 'Make room on that disk, or move it to another one.'
      : `Let the site’s user write there: chmod u+rwx ${folder}; under systemd name it in ReadWritePaths.`
    const reason = knownReason(error) ?? 'for an unknown reason'
    return [wrong(`${folder} cannot be written to (${code}): ${reason}`, todo)]
  }
}

// Root can write everywhere.
function folderMode(folder: string, { mode }: Stats): Finding[] {
  if (mode & 0o200) return [fine(`${folder} can be written to`)]
  return [wrong(`${folder} cannot be written to`, `chmod u+rwx ${folder}`)]
}

// Writes more than a name, which a full disk may still accept.
const sample = Buffer.alloc(1024 ** 2)

function writeAndRemove(file: string) {
  try {
    writeFileSync(file, sample, { flag: 'wx' })
  } finally {
    rmSync(file, { force: true })
  }
}

function openToOthers(file: string): Finding[] {
  const found = statsOf(file)
  if (!found || !(found.mode & 0o077)) return []
  return [wrong(`${file} is open to other users of this machine`, `chmod 600 ${file}`)]
}

function statsOf(file: string): Stats | undefined {
  try {
    return lstatSync(file)
  } catch {
    return undefined
  }
}

// A copy takes time, and the site checks every quarter of an hour.
const longest = env.BACKUP_EVERY_HOURS + 2

function copies(): Finding[] {
  if (databaseKind(env.DATABASE_URL) !== 'sqlite')
    return [
      note(
        'the site makes no copies of PostgreSQL',
        'Let a timer run pg_dump (docs/operating.md).',
      ),
    ]
  const hours = hoursSinceCopy()
  if (hours === null)
    return [note('nothing copies the database', 'Set BACKUP_DIR to a folder on another disk.')]
  if (hours <= longest) return [fine(`the last copy was made ${hours.toFixed(1)} hours ago`)]
  const found =
    hours === Infinity ? 'there is no copy yet' : `the last copy is ${Math.round(hours)} hours old`
  return [
    wrong(
      found,
      'The site makes them by itself; its log says why not: "the database was not copied".',
    ),
  ]
}
