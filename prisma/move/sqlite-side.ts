import Sqlite from 'better-sqlite3'
import { lockAlone } from '../lock-alone'
import { numberingTriggers, type Step } from './copied-tables'
import { toRow, type Column, type ColumnType, type Row, type Value } from './row'
import type { Progress, Side } from './side'

const types: Record<string, ColumnType> = {
  INTEGER: 'number',
  BOOLEAN: 'boolean',
  DATETIME: 'date',
}

/** A SQLite file as one side of a copy. */
export function sqliteSide(file: string): Side {
  const database = new Sqlite(file, { timeout: 5_000 })
  database.pragma('foreign_keys = ON')
  database.pragma('synchronous = FULL')
  return {
    tables: () =>
      database
        .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
        .pluck()
        .all() as string[],
    count: ({ table, where }) =>
      database.prepare(`SELECT count(*) FROM "${table}" WHERE ${where}`).pluck().get() as number,
    read: (step, after, limit) => readRows(database, step, after, limit),
    refuseUse: () => lockAlone(database),
    freeze: () => {
      if (!database.inTransaction) database.exec('BEGIN EXCLUSIVE')
    },
    claim: () => claim(database),
    prepare: () => database.transaction(() => dropTriggers(database))(),
    add: (table, rows, progress) =>
      database.transaction(() => addRows(database, table, rows, progress)).immediate(),
    complete: () => database.transaction(() => createTriggers(database))(),
    finish: () => void database.exec('DROP TABLE "_move"; DROP TABLE "_move_trigger"'),
    close: () => void database.close(),
  }
}

function selectColumns(database: Sqlite.Database, table: string): Column[] {
  const columns = database.pragma(`table_info("${table}")`) as { name: string; type: string }[]
  return columns
    .map(({ name, type }) => ({ name, type: types[type] ?? ('text' as const) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function readRows(database: Sqlite.Database, step: Step, after: Value[] | null, limit: number) {
  const rows = database.prepare(readQuery(step, after !== null, limit)).all(after ?? [])
  const columns = selectColumns(database, step.table)
  return rows.map((row) => toRow(columns, row as Record<string, unknown>))
}

/** The statement that reads at most `limit` rows of a step, those after a key if it takes one. */
export function readQuery({ table, key, where }: Step, isAfter: boolean, limit: number): string {
  const names = key.map((name) => `"${name}"`).join(', ')
  const later = isAfter ? `AND (${names}) > (${key.map(() => '?').join(', ')})` : ''
  return `SELECT * FROM "${table}" WHERE ${where} ${later} ORDER BY ${names} LIMIT ${limit}`
}

function claim(database: Sqlite.Database): Progress | null {
  database.pragma('locking_mode = EXCLUSIVE')
  database.exec('CREATE TABLE IF NOT EXISTS "_move" ("progress" TEXT NOT NULL)')
  database.exec('CREATE TABLE IF NOT EXISTS "_move_trigger" ("create" TEXT NOT NULL)')
  const progress = database.prepare('SELECT "progress" FROM "_move"').pluck().get()
  return progress ? (JSON.parse(progress as string) as Progress) : null
}

function dropTriggers(database: Sqlite.Database) {
  const keep = database.prepare(
    'INSERT INTO "_move_trigger" SELECT "sql" FROM sqlite_master WHERE "name" = ?',
  )
  for (const name of numberingTriggers) {
    keep.run(name)
    database.exec(`DROP TRIGGER "${name}"`)
  }
}

function createTriggers(database: Sqlite.Database) {
  const statements = database.prepare('SELECT "create" FROM "_move_trigger"').pluck().all()
  for (const statement of statements) database.exec(statement as string)
  database.exec('DELETE FROM "_move_trigger"')
}

function addRows(database: Sqlite.Database, table: string, rows: Row[], progress: Progress) {
  const columns = selectColumns(database, table)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const holes = columns.map(() => '?').join(', ')
  const insert = database.prepare(`INSERT INTO "${table}" (${names}) VALUES (${holes})`)
  for (const row of rows) insert.run(columns.map((column) => toSqlite(column, row[column.name])))
  database.exec('DELETE FROM "_move"')
  database.prepare('INSERT INTO "_move" VALUES (?)').run(JSON.stringify(progress))
}

// Dates are compared as text: they must be written as the site writes them.
function toSqlite({ type }: Column, value: Value = null) {
  if (type === 'boolean' && value !== null) return value ? 1 : 0
  return type === 'date' && typeof value === 'string' ? value.replace('Z', '+00:00') : value
}
