import path from 'node:path'
import { defineConfig } from 'vitest/config'

// Machines are noisy; a test that hangs is found all the same.
const timeout = { testTimeout: 60_000, hookTimeout: 60_000 }

const support = (file: string) => path.resolve('tests/support', file)
const onBothDatabases = ['tests/domain/**/*.test.ts', 'tests/api/**/*.test.ts']
const withSqlite = {
  globalSetup: [support('database/sqlite-template.ts')],
  setupFiles: [support('database/own-database.ts')],
}

export default defineConfig({
  resolve: { alias: { '~': path.resolve('app'), '~generated': path.resolve('generated') } },
  test: {
    maxWorkers: '100%',
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      // The tests of the limits turn them on.
      RATE_LIMITS: 'off',
      SESSION_SECRET: 'only-for-tests-only-for-tests-only',
      // Nothing can be made below a device: a test without a database fails when it asks for one.
      DATABASE_URL: 'file:/dev/null/no-database-here.db',
    },
    projects: [
      {
        extends: true,
        test: { ...timeout, name: 'unit', include: ['tests/unit/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...timeout,
          name: 'sqlite',
          include: onBothDatabases,
          exclude: ['**/*.postgresql.test.ts'],
          ...withSqlite,
        },
      },
      {
        extends: true,
        test: {
          ...timeout,
          name: 'postgresql',
          include: onBothDatabases,
          exclude: ['**/*.sqlite.test.ts'],
          globalSetup: [support('database/postgresql-template.ts')],
          setupFiles: [support('database/own-database.ts')],
        },
      },
      {
        extends: true,
        test: {
          ...timeout,
          name: 'routes',
          include: ['tests/routes/**/*.test.ts'],
          ...withSqlite,
        },
      },
      {
        extends: true,
        test: {
          ...timeout,
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
})
