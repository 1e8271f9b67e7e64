import { copyFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { DatabaseKind } from '~/database/kind.server'
import { applyMigrationsBefore } from '../../support/site/old-migrations'
import { queryOnce, startPostgresql } from '../../support/database/postgresql-server'
import { temporaryFolder } from '../../support/site/temporary-folder'
import { fillOldForum } from './old-forum'

export type OldDatabases = {
  /** Makes a copy of the old forum. @returns its address */
  copy(): Promise<string>
  drop(url: string): Promise<void>
  remove(): Promise<void>
}

/**
 * Makes a forum of an older version, to be copied.
 * @param before the end of the name of the first migration that it has not seen
 */
export async function oldDatabases(kind: DatabaseKind, before: string): Promise<OldDatabases> {
  const made = kind === 'sqlite' ? sqliteFiles() : await postgresqlDatabases()
  await applyMigrationsBefore(made.template, before)
  await fillOldForum(made.template)
  return made
}

function sqliteFiles() {
  const { folder, remove } = temporaryFolder()
  const fileOf = (url: string) => url.slice('file:'.length)
  const template = `file:${path.join(folder, 'template.db')}`
  let count = 0
  return {
    template,
    async copy() {
      const url = `file:${path.join(folder, `${(count += 1)}.db`)}`
      await copyFile(fileOf(template), fileOf(url))
      return url
    },
    async drop(url: string) {
      for (const end of ['', '-wal', '-shm']) await rm(fileOf(url) + end, { force: true })
    },
    remove: () => Promise.resolve(remove()),
  }
}

async function postgresqlDatabases() {
  const server = await startPostgresql()
  const run = (sql: string) => queryOnce(server.url('postgres'), sql)
  await server.createDatabase('template')
  let count = 0
  return {
    template: server.url('template'),
    async copy() {
      const name = `copy_${(count += 1)}`
      await run(`CREATE DATABASE "${name}" TEMPLATE "template"`)
      return server.url(name)
    },
    drop: (url: string) => run(`DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`),
    remove: () => server.stop(),
  }
}
