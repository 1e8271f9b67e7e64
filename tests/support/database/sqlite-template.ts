import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { applyMigrations } from '../../../prisma/apply-migrations'
import './template'
import { databaseFolder } from '../site/temporary-folder'

/** Vitest's global set-up. Migrates one SQLite file, which each test file copies. */
export default async function setup(project: TestProject) {
  const { folder, remove } = databaseFolder()
  try {
    const url = `file:${path.join(folder, 'template.db')}`
    await applyMigrations(url)
    project.provide('template', { kind: 'sqlite', url, folder })
    return remove
  } catch (error) {
    remove()
    throw error
  }
}
