import { existsSync } from 'node:fs'
import path from 'node:path'
import { databaseKind } from '~/database/kind.server'
import { env } from '~/runtime/env.server'
import {
  pendingMigrations,
  readMigrations,
  migrationsFolder,
  type Recorded,
} from '../../../prisma/migration-files'
import { describeError } from '~/database/errors.server'
import { locationOf } from '../../../prisma/migrate-or-exit'
import { describeUnreadable, type SealedRows } from '../sealed-rows'
import { keepTime } from './check-clock'
import { fine, note, wrong, type Finding } from './finding'
import { lookAtPostgresql } from './look-at-postgresql'
import { lookAtSqlite } from './look-at-sqlite'

/** The result of a database check. Null if the database does not exist yet. */
export type Look = {
  recorded: Recorded[]
  damage: string[]
  clockAhead: number
  /** Null if the table does not exist yet. */
  members: number | null
  sealed: SealedRows
} | null

/** Checks that the database can be read and written, is intact and has every migration. Changes nothing. */
export async function checkDatabase(): Promise<Finding[]> {
  const kind = databaseKind(env.DATABASE_URL)
  const place = locationOf(env.DATABASE_URL)
  try {
    const look = await (kind === 'sqlite'
      ? lookAtSqlite(place)
      : lookAtPostgresql(env.DATABASE_URL))
    if (!look)
      return [
        wrong(
          `there is no database at ${place}`,
          'Run this with the settings of the site (DATA_DIR, DATABASE_URL). If it has never run, start it: that creates one.',
        ),
      ]
    if (look.damage.length) return [damaged(place, look.damage)]
    return [
      fine(`${place} can be read and written, and is undamaged`),
      ...checkDatabaseClock(look.clockAhead),
      ...membersOf(look.members),
      ...secretOf(look.sealed, look.members),
      migrations(kind, look.recorded),
    ]
  } catch (error) {
    const reason = describeError(error)
    const todo = reason.includes('npm rebuild')
      ? 'The file is not at fault: npm rebuild better-sqlite3, with the node that runs the site.'
      : advice[kind]
    return [wrong(`${place}: ${reason}`, todo)]
  }
}

function membersOf(members: number | null) {
  if (members !== 0) return []
  return [
    note(
      'nobody has signed up in this database',
      'If the site has members, DATA_DIR or DATABASE_URL leads elsewhere.',
    ),
  ]
}

const rightSecret =
  'Put back the session-secret (or SESSION_SECRET) that the site had before, and restart: authors of anonymous items, drafts and second steps depend on it.'

function secretOf(sealed: SealedRows, members: number | null) {
  if (!members) return []
  // Decrypting would make the file.
  const file = path.resolve(env.DATA_DIR, 'session-secret')
  if (!env.SESSION_SECRET && !existsSync(file)) return [wrong(`there is no ${file}`, rightSecret)]
  const closed = describeUnreadable(sealed)
  return closed ? [wrong(closed, rightSecret)] : []
}

const advice = {
  sqlite:
    'Is it the site’s (DATA_DIR, DATABASE_URL)? Its user must own the file and its folder, on a disk with room. If the file is damaged, stop the site: npm run restore -- <copy>.',
  postgresql:
    'Check that it is running, and that host, name, user and password in DATABASE_URL are right: psql "$DATABASE_URL".',
}

function damaged(place: string, damage: string[]) {
  return wrong(
    `${place} is damaged: ${damage.slice(0, 3).join('; ').replaceAll('\n', ' ')}`,
    'Stop the site, keep the file, and put the newest whole copy in its place: npm run check-backup -- <copy>, npm run restore -- <copy>.',
  )
}

const largestDifference = 30

function checkDatabaseClock(secondsAhead: number) {
  if (Math.abs(secondsAhead) <= largestDifference) return []
  const found = `the database’s clock differs by ${Math.round(Math.abs(secondsAhead))} seconds`
  return [wrong(found, `On both machines: ${keepTime}`)]
}

function migrations(kind: 'sqlite' | 'postgresql', recorded: Recorded[]) {
  try {
    const pending = pendingMigrations(readMigrations(migrationsFolder(kind)), recorded)
    if (!pending.length) return fine('every migration is applied')
    const names = pending.map(({ name }) => name).join(', ')
    return note(`migrations wait: ${names}`, 'The next start applies them; make a copy first.')
  } catch (error) {
    return wrong(
      (error as Error).message,
      'Run the version of the site that the database belongs to.',
    )
  }
}
