import { afterAll, beforeEach } from 'vitest'
import { ownEnvironment } from './copied-database'

// Before any test file, and through it `~/database/db.server`, is loaded; Vitest sets its own again for each file.
Object.assign(process.env, ownEnvironment)

beforeEach(async () => {
  const { emptyTables } = await import('./empty-tables')
  await emptyTables()
})

// The database itself goes at the end of the run.
afterAll(async () => {
  const { closeDatabase } = await import('~/database/db.server')
  await closeDatabase()
})
