import { afterAll, beforeAll, beforeEach } from 'vitest'
import { ownEnvironment } from './copied-database'

// Runs before any test file, and through it `~/database/db.server`, is loaded. Vitest sets its own variables again for
// each file.
Object.assign(process.env, ownEnvironment)

// Hashes are cheap here, because tests need no protection against guessing. tests/unit/passwords/password-cost.test.ts
// tests the cost in production.
beforeAll(async () => {
  const { hashCost } = await import('~/domain/passwords/password.server')
  Object.assign(hashCost, { memoryCost: 64, timeCost: 1 })
})

beforeEach(async () => {
  const { emptyTables } = await import('./empty-tables')
  await emptyTables()
})

// The database itself is deleted at the end of the run.
afterAll(async () => {
  const { closeDatabase } = await import('~/database/db.server')
  await closeDatabase()
})
