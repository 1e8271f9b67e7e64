import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compiledDriver, driverProblem } from '~/database/sqlite.server'
import { temporaryFolder } from '../support/site/temporary-folder'

const url = 'file:./data/site.db'

test('the driver that these tests load is sound', () => {
  expect(existsSync(compiledDriver())).toBe(true)
  expect(driverProblem(url)).toBeNull()
})

test('a driver with the call of the newer headers is named, for SQLite only', () => {
  const file = path.join(temporaryFolder().folder, 'better_sqlite3.node')
  writeFileSync(file, 'ELF\0_ZN4node28RemoveEnvironmentCleanupHookEPN2v87IsolateE\0')
  expect(driverProblem(url, file)).toContain('compiled with headers of Node.js 24.19 or later')
  expect(driverProblem('postgresql://localhost/site', file)).toBeNull()
})
