import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// The standard's own list: level by requirement.
const levels = JSON.parse(readFileSync('tests/data/asvs-5.0.json', 'utf8')) as Record<
  string,
  number
>
const text = readFileSync('docs/security-asvs.md', 'utf8')

const rows = text.split('\n').flatMap((line) => {
  const [, id, level, state, why] =
    /^\| (V[\d.]+) +\| (\d) +\| (met|not applicable|not met) +\| (\S.*?) *\|$/.exec(line) ?? []
  return id && state && why ? [{ id, level: Number(level), state, why }] : []
})

const pathsIn = (words: string) =>
  [...words.matchAll(/`([\w./-]+\.[a-z]+)`/g)].flatMap(([, path = '']) =>
    path.startsWith('/') ? [] : [path],
  )

describe('the table of OWASP ASVS 5.0', () => {
  test('has each requirement of levels 1 to 3 once', () => {
    expect(rows).toHaveLength(345)
    expect(rows.map(({ id, level }) => [id, level])).toEqual(Object.entries(levels))
  })

  test('has no row that says nothing', () => {
    expect(text.match(/^\| V\d/gm)).toHaveLength(rows.length)
  })

  test.each(['docs/security.md', 'docs/security-asvs.md'])(
    '%s names only files that exist',
    (file) => {
      const named = pathsIn(readFileSync(file, 'utf8')).filter((path) => path.includes('/'))
      expect(named.length).toBeGreaterThan(5)
      expect(named.filter((path) => !existsSync(path))).toEqual([])
    },
  )

  test('says by which file each requirement is met that is', () => {
    const bare = rows.filter(({ state, why }) => state === 'met' && !/`[\w./-]+`/.test(why))
    expect(bare).toEqual([])
  })

  test('counts right', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length
    const ofThree = (state: string) =>
      rows.filter((row) => row.level === 3 && row.state === state).length
    const said = [
      `${count('met')} are met, ${count('not applicable')} are not applicable, ${count('not met')} are not met.`,
      `Of the 92 of level 3: ${ofThree('met')}, ${ofThree('not applicable')} and ${ofThree('not met')}.`,
    ]
    expect(text).toContain(said.join(' '))
  })
})
