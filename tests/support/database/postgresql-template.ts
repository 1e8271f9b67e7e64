import type { TestProject } from 'vitest/node'
import { applyMigrations } from '../../../prisma/apply-migrations'
import { startPostgresql } from './postgresql-server'
import './template'
import { databaseFolder } from '../site/temporary-folder'

/** Vitest's global set-up. Starts a server and migrates the database that each test file copies. */
export default async function setup(project: TestProject) {
  const server = await startPostgresql()
  const { folder, remove } = databaseFolder()
  const teardown = async () => {
    remove()
    await server.stop()
  }
  try {
    await server.createDatabase('template')
    const url = server.url('template')
    await applyMigrations(url)
    project.provide('template', { kind: 'postgresql', url, folder })
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}
