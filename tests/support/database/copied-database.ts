import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import { queryOnce } from './postgresql-server'
import type { Template } from './template'

// Loaded once. Test files of the same process use this database one after the other.
const template = inject('template')
const name = `test_${randomUUID().replaceAll('-', '')}`

export const ownEnvironment = {
  DATA_DIR: path.join(template.folder, name),
  DATABASE_URL: await copyTemplate(template),
}

async function copyTemplate({ kind, url, folder }: Template) {
  if (kind === 'sqlite') {
    const file = path.join(folder, `${name}.db`)
    await copyFile(url.slice('file:'.length), file)
    return `file:${file}`
  }
  const databaseUrl = (database: string) =>
    String(Object.assign(new URL(url), { pathname: `/${database}` }))
  await queryOnce(databaseUrl('postgres'), `CREATE DATABASE "${name}" TEMPLATE "template"`)
  return databaseUrl(name)
}
