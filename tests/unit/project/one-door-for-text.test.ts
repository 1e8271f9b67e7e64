import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesOfApp } from '../../support/source-imports'

// These only describe what the site itself or the sign-in provider returns.
const answers =
  /^app\/http\/(api\/(entity-schemas|schemas|operations)|auth\/google-strategy)\.server\.ts$/

test('every string that people send is bounded before anything is done to it', () => {
  const bare = sourcesOfApp()
    .filter((file) => /^app\/(domain|http)\//.test(file) && !answers.test(file))
    .filter((file) => /\bz\s*\.\s*(coerce\s*\.\s*)?string\(/.test(readFileSync(file, 'utf8')))
  expect(bare).toEqual(['app/domain/validation/validation.server.ts'])
})
