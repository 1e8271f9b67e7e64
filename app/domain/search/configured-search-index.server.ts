import { databaseKind } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import type { SearchIndex } from './search-index'
import { postgresqlIndex } from './search-postgresql.server'
import { sqliteIndex } from './search-sqlite.server'

export const searchIndex: SearchIndex =
  databaseKind(env.DATABASE_URL) === 'sqlite' ? sqliteIndex : postgresqlIndex
