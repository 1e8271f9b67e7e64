import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { VitestPluginContext } from 'vitest/node'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { isolatedFiles } from './tests/support/isolated-files'
import { quickStart } from './tests/support/site/node-options'
import { VitestTimes } from './tools/test-run/vitest-times'

// Machines are noisy; a test that hangs is found all the same.
const timeout = { testTimeout: 300_000, hookTimeout: 300_000 }

const support = (file: string) => path.resolve('tests/support', file)
const onBothDatabases = ['tests/domain', 'tests/api']
const withSqlite = {
  globalSetup: [support('database/sqlite-template.ts')],
  setupFiles: [support('database/own-database.ts')],
}

/** What a glob finds changes without the file that has it, so those files are compiled each time. */
const compileGlobsEachTime = {
  name: 'compile-globs-each-time',
  configureVitest({ experimental_defineCacheKeyGenerator: define }: VitestPluginContext) {
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined))
  },
}

export default defineConfig({
  plugins: [compileGlobsEachTime],
  resolve: { alias: { '~': path.resolve('app'), '~generated': path.resolve('generated') } },
  test: {
    // One more than there are processors, because tests also wait: for timers, sites and databases.
    maxWorkers: availableParallelism() + 1,
    execArgv: [quickStart],
    // Projects share what is compiled.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    reporters: ['default', new VitestTimes()],
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      // The tests of the limits turn them on.
      RATE_LIMITS: 'off',
      SESSION_SECRET: 'only-for-tests-only-for-tests-only',
      // Nothing can be made below a device: a test without a database fails when it asks for one.
      DATABASE_URL: 'file:/dev/null/no-database-here.db',
      // Not the developer's own, in which the purge would delete old mails.
      DATA_DIR: path.resolve('.cache/test-data'),
    },
    projects: [
      ...sharingProcesses({ name: 'unit', folders: ['tests/unit'] }),
      ...sharingProcesses({
        name: 'sqlite',
        folders: onBothDatabases,
        exclude: ['**/*.postgresql.test.ts'],
        ...withSqlite,
      }),
      ...sharingProcesses({
        name: 'postgresql',
        folders: onBothDatabases,
        exclude: ['**/*.sqlite.test.ts'],
        globalSetup: [support('database/postgresql-template.ts')],
        setupFiles: [support('database/own-database.ts')],
      }),
      ...sharingProcesses({ name: 'routes', folders: ['tests/routes'], ...withSqlite }),
      ...sharingProcesses({
        name: 'process',
        folders: ['tests/process'],
        globalSetup: [support('site/start-shared-site.ts')],
      }),
    ],
  },
})

type Project = {
  name: string
  folders: string[]
  exclude?: string[]
  globalSetup?: string[]
  setupFiles?: string[]
}

/**
 * Splits a project in two: most files run one after the other in the same processes, which loads the site once for all
 * of them; files that change what the others would share get a process each.
 */
function sharingProcesses(project: Project): TestProjectInlineConfiguration[] {
  const { name, folders, exclude = [], ...setUp } = project
  const alone = isolatedFiles(folders)
  const others = [...configDefaults.exclude, ...exclude]
  const shared = {
    name,
    isolate: false,
    restoreMocks: true,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: [...others, ...alone],
  }
  // Vitest takes projects in the order of their names; what waits longest comes first, while others have work to do.
  const isolated = { name: `isolated-${name}`, include: alone, exclude: others }
  return [shared, isolated].map((files) => ({
    extends: true,
    test: { ...timeout, ...setUp, ...files },
  }))
}
