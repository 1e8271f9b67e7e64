import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// The standard's own list: the level of each requirement.
const levels = JSON.parse(readFileSync('tests/data/asvs-5.0.json', 'utf8')) as Record<
  string,
  number
>
const [, ...lines] = readFileSync('docs/asvs.csv', 'utf8').trimEnd().split('\n')

const rows = lines.flatMap((line) => {
  const [, id, level, state, why] =
    /^(V[\d.]+),(\d),(met|not applicable|not met),"((?:[^"]|"")+)"$/.exec(line) ?? []
  return id && state && why ? [{ id, level: Number(level), state, why }] : []
})

const missingPathsIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.[a-z]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') && !path.startsWith('/') && !existsSync(path))

describe('docs/asvs.csv', () => {
  test('has each requirement of levels 1 to 3 once, in the order of the standard', () => {
    expect(rows).toHaveLength(345)
    expect(rows.map(({ id, level }) => [id, level])).toEqual(Object.entries(levels))
  })

  test('has no line that this test cannot read', () => {
    expect(lines).toHaveLength(rows.length)
  })

  test('names only files that exist', () => {
    const missing = rows.flatMap(({ id, why }) => missingPathsIn(why).map((path) => [id, path]))
    expect(missing).toEqual([])
  })

  test('names a file for each requirement that is met', () => {
    const bare = rows.filter(({ state, why }) => state === 'met' && !/`[\w./-]+`/.test(why))
    expect(bare).toEqual([])
  })
})

describe('docs/security.md', () => {
  const text = readFileSync('docs/security.md', 'utf8')

  test('names only files that exist', () => {
    expect(missingPathsIn(text)).toEqual([])
    expect(text.match(/`app\/[\w./-]+`/g)?.length).toBeGreaterThan(5)
  })

  test('says how many requirements are met', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length
    expect(text).toContain(
      `${count('met')} are met, ${count('not applicable')} are not applicable and ${count('not met')} are not met.`,
    )
  })
})
