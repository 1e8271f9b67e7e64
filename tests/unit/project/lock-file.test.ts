import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Part = {
  integrity?: string
  resolved?: string
  link?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Part> }

const registry = 'https://registry.npmjs.org/'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

// npm leaves out packages that its registry does not serve, and then `npm ci` refuses the file elsewhere.
test('the lock file names the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([index, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${index}/node_modules/${name}`],
    ),
  )
  expect(Object.keys(packages).length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

// Packages that the registry did not serve when the lock file was made have no digest: those of other platforms.
test('every package has a SHA-512 digest, the optional ones of other platforms aside', () => {
  const { '': project, ...parts } = packages
  const bare = Object.entries(parts).filter(
    ([, { integrity, optional }]) => !integrity?.startsWith('sha512-') && !optional,
  )
  expect(project).toBeDefined()
  expect(bare.map(([name]) => name)).toEqual([])
})

test('every package comes from the registry', () => {
  const elsewhere = Object.entries(packages).filter(
    ([, { resolved, link }]) => link || (resolved && !resolved.startsWith(registry)),
  )
  expect(elsewhere.map(([name]) => name)).toEqual([])
})
