import { afterAll, beforeAll, beforeEach } from 'vitest'
import { ownEnvironment } from './copied-database'

// Before any test file, and through it `~/database/db.server`, is loaded; Vitest sets its own again for each file.
Object.assign(process.env, ownEnvironment)

// What a hash costs in production is asked in tests/unit/passwords/password-cost.test.ts; here nobody has to be kept from guessing.
beforeAll(async () => {
  const { hashCost } = await import('~/domain/passwords/password.server')
  Object.assign(hashCost, { memoryCost: 64, timeCost: 1 })
})

beforeEach(async () => {
  const { emptyTables } = await import('./empty-tables')
  await emptyTables()
})

// The database itself goes at the end of the run.
afterAll(async () => {
  const { closeDatabase } = await import('~/database/db.server')
  await closeDatabase()
})
