import { expect, test, vi } from 'vitest'
import { readEnv } from '~/runtime/env.server'
import { environment } from '../../../tools/commands/check-backup/read-site'

test('a SQLite copy is checked without the pooler and the replica of the site', () => {
  vi.stubEnv('DATABASE_DIRECT_URL', 'postgresql://localhost:1/direct')
  vi.stubEnv('DATABASE_REPLICA_URL', 'postgresql://localhost:1/replica')
  const { DATABASE_URL, DATABASE_REPLICA_URL } = readEnv(environment('/tmp/copy'))
  expect([DATABASE_URL, DATABASE_REPLICA_URL]).toEqual(['file:/tmp/copy/app.db', undefined])
  vi.unstubAllEnvs()
})
