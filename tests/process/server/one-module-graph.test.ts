import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Returns the project's modules in a built file, by its source map. */
function modulesIn(file: string) {
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] }
  return sources.map((source) => path.relative('.', path.resolve(path.dirname(file), source)))
}

test('what loads the build reads the environment, and has no other module of the site', () => {
  expect(modulesIn('build/server.js').sort()).toEqual([
    'app/runtime/env.server.ts',
    'app/runtime/exit-with-message.server.ts',
    'app/runtime/process-umask.server.ts',
    'app/runtime/split-secrets.ts',
    'server.ts',
  ])
})

test('the build has one copy of every module, background work and middleware included', () => {
  const chunks = readdirSync('build/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.endsWith('-worker.js'))
    .map((name) => path.join('build/server', name))
  const modules = chunks.flatMap(modulesIn)
  expect(modules).toEqual(
    expect.arrayContaining([
      'app/database/db.server.ts',
      'app/domain/mail/deliver.server.ts',
      'app/site/open-site.server.ts',
      'app/routes/system/readyz.ts',
    ]),
  )
  expect(modules.filter((file, index) => modules.indexOf(file) !== index)).toEqual([])
})
