import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesOfApp } from '../../support/source-imports'

// State that is kept there outlives the module it belongs to: a sign that there are two copies of it.
test('no module keeps its state on the global object', () => {
  const keepers = sourcesOfApp().filter((file) =>
    /\b(globalThis|global)\b\s*(\.|\[|as\b)/.test(readFileSync(file, 'utf8')),
  )
  expect(keepers).toEqual([])
})
