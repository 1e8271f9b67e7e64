import { lstatSync, rmSync, writeFileSync, type Stats } from 'node:fs'
import path from 'node:path'
import { databaseKind, sqliteFile } from '~/database/kind.server'
import { hoursSinceCopy } from '~/domain/backups/nightly-backup.server'
import { env } from '~/runtime/env.server'
import { fine, note, wrong, type Finding } from './finding'

/** Whether this user may write where the site writes, and others may not read there. */
export function checkFiles(): Finding[] {
  const folders = [env.DATA_DIR, env.BACKUP_DIR].filter((folder) => folder !== undefined)
  const findings = folders.flatMap((folder) => writable(path.resolve(folder)))
  const files = [path.join(env.DATA_DIR, 'session-secret'), ...databaseFiles()]
  const open = files.flatMap((file) => openToOthers(path.resolve(file)))
  return [...findings, ...open, ...copies()]
}

function databaseFiles() {
  return databaseKind(env.DATABASE_URL) === 'sqlite' ? [sqliteFile(env.DATABASE_URL)] : []
}

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
    return [fine(`${folder} can be written to`)]
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const todo = `Let the site’s user write there: chmod u+rwx ${folder}; under systemd name it in ReadWritePaths.`
    return [wrong(`${folder} cannot be written to (${code})`, todo)]
  }
}

function writeAndRemove(file: string) {
  writeFileSync(file, '', { flag: 'wx' })
  rmSync(file)
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

const longest = 26

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
      'The site makes one every night; its log says why not: "the database was not copied".',
    ),
  ]
}
