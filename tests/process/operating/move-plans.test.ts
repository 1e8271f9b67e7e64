import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { applyMigrations } from '../../../prisma/apply-migrations'
import { steps, wholeTables } from '../../../prisma/move/copied-tables'
import { readQuery } from '../../../prisma/move/sqlite-side'
import { temporaryFolder } from '../../support/site/temporary-folder'

test('SQLite reads each batch by its key and sorts no table for it', async () => {
  const { folder } = temporaryFolder()
  const file = path.join(folder, 'site.db')
  await applyMigrations(`file:${file}`)
  const database = new Sqlite(file)
  const sorted = [...steps, ...wholeTables].filter((step) => {
    const explain = database.prepare(`EXPLAIN QUERY PLAN ${readQuery(step, true, 10)}`)
    return JSON.stringify(explain.all(step.key.map(() => ''))).includes('TEMP B-TREE')
  })
  database.close()
  expect(sorted).toEqual([])
})
