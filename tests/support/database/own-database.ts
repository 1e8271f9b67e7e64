import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeEach, inject } from 'vitest'
import { queryOnce } from './postgresql-server'
import type { Template } from './template'

// Set before any test file, and through it `~/db.server`, is loaded.
const template = inject('template')
const name = `test_${randomUUID().replaceAll('-', '')}`
process.env.DATA_DIR = path.join(template.folder, name)
process.env.DATABASE_URL = await copyTemplate(template)

beforeEach(async () => {
  const { emptyTables } = await import('./empty-tables')
  await emptyTables()
})

// SQLite's file goes with the folder, at the end of the run.
afterAll(async () => {
  const { closeDatabase } = await import('~/database/db.server')
  await closeDatabase()
  if (template.kind === 'postgresql') {
    await queryOnce(databaseUrl('postgres'), `DROP DATABASE "${name}" WITH (FORCE)`)
  }
})

async function copyTemplate({ kind, url, folder }: Template) {
  if (kind === 'sqlite') {
    const file = path.join(folder, `${name}.db`)
    await copyFile(url.slice('file:'.length), file)
    return `file:${file}`
  }
  await queryOnce(databaseUrl('postgres'), `CREATE DATABASE "${name}" TEMPLATE "template"`)
  return databaseUrl(name)
}

function databaseUrl(database: string) {
  return String(Object.assign(new URL(template.url), { pathname: `/${database}` }))
}
