import { afterAll, beforeEach } from 'vitest'
// Before any test file, and through it `~/database/db.server`, is loaded.
import './copied-database'

beforeEach(async () => {
  const { emptyTables } = await import('./empty-tables')
  await emptyTables()
})

// The database itself goes at the end of the run.
afterAll(async () => {
  const { closeDatabase } = await import('~/database/db.server')
  await closeDatabase()
})
