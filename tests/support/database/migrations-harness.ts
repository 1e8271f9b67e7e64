import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { databaseFolder } from '../site/temporary-folder'

/**
 * Creates a folder for migrations, and a path for a SQLite file that does not exist yet. `write` adds or changes a
 * migration, `ask` queries the file, `remove` deletes everything.
 */
export function migrationsHarness() {
  const { folder, remove } = databaseFolder()
  const file = path.join(folder, 'below', 'test.db')
  const migrations = path.join(folder, 'migrations')
  mkdirSync(migrations)
  return {
    folder: migrations,
    url: `file:${file}`,
    remove,
    write(name: string, sql: string) {
      mkdirSync(path.join(migrations, name), { recursive: true })
      writeFileSync(path.join(migrations, name, 'migration.sql'), sql)
    },
    ask(sql: string): unknown[] {
      const database = new Sqlite(file)
      try {
        const statement = database.prepare(sql)
        return statement.reader ? statement.all() : [statement.run()]
      } finally {
        database.close()
      }
    },
  }
}
