import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }

// npm leaves out what its registry does not serve, and then `npm ci` refuses the file elsewhere.
test('the lock file names the optional packages of every platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const missing = Object.entries(packages).flatMap(([index, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${index}/node_modules/${name}`],
    ),
  )
  expect(Object.keys(packages).length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
