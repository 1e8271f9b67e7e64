import { describe, expect, test } from 'vitest'
import { makeFinder } from '~/domain/language/find-words'
import { finish } from '~/domain/language/steps'

const finds = (list: string, text: string, welcome = '') =>
  finish(makeFinder(list, welcome)(text)).length > 0

describe('a word list', () => {
  test('has comments, alternatives and phrases', () => {
    const list = '# a comment\nbad(|s|dy) # and another\nvery (ugly|mean) words'
    expect(['bad', 'bads', 'baddy', 'very mean words'].every((each) => finds(list, each))).toBe(
      true,
    )
    expect(['badly', 'comment', 'very words', 'mean'].some((each) => finds(list, each))).toBe(false)
  })

  test('finds parts of words where it says so', () => {
    expect([finds('*bad*', 'notbadly'), finds('bad*', 'badly'), finds('bad*', 'notbad')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('lets pass what stands beside a word of its exceptions, and names', () => {
    const list = 'lund ! university Name'
    expect(finds(list, 'the university of lund')).toBe(false)
    expect(finds(list, 'to Lund by train')).toBe(false)
    expect(finds(list, 'to lund by train')).toBe(true)
  })

  test('never finds what is welcome', () => {
    expect(finds('*bad*', 'Badminton', 'badminton')).toBe(false)
  })

  test('keeps doubled letters apart from single ones', () => {
    expect([finds('nigger', 'Niger'), finds('ass', 'as'), finds('ass', 'asss')]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('refuses a line that is none', () => {
    expect(() => finds('b@d', '')).toThrow('b@d')
    expect(() => finds('(bad', '')).toThrow('(bad')
  })
})
