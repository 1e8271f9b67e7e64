import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesOfApp } from '../../support/source-imports'

// State on the global object outlives its module, which is a sign of two copies of the module.
test('no module keeps its state on the global object', () => {
  const keepers = sourcesOfApp().filter((file) =>
    /\b(globalThis|global)\b\s*(\.|\[|as\b)/.test(readFileSync(file, 'utf8')),
  )
  expect(keepers).toEqual([])
})
