import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { databaseKind } from './kind.server'

// What the headers of Node.js 24.19 and later compile into every native object. It ends the process when garbage is
// collected outside of any JavaScript: https://github.com/nodejs/node/issues/65446.
const unsafeCall = 'RemoveEnvironmentCleanupHook'

/**
 * Why SQLite's driver may end the process at any moment, null if it may not or is not used (decision 0045).
 * @param file the compiled driver, if it is not the one that the site loads
 */
export function driverProblem(databaseUrl: string, file = compiledDriver()): string | null {
  if (databaseKind(databaseUrl) !== 'sqlite' || !existsSync(file)) return null
  return readFileSync(file).includes(unsafeCall)
    ? 'SQLite’s driver was compiled with headers of Node.js 24.19 or later: it may end the site at any moment'
    : null
}

/** Where `bindings`, which better-sqlite3 12 loads it with, finds it after an installation. */
export function compiledDriver(): string {
  const manifest = createRequire(import.meta.url).resolve('better-sqlite3/package.json')
  return manifest.replace('package.json', 'build/Release/better_sqlite3.node')
}
