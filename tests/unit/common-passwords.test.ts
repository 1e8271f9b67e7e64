import { expect, test } from 'vitest'
import { commonPasswords } from '~/domain/accounts/common-passwords'
import { lengths } from '~/domain/lengths'

test('the list of common passwords has at least 3,000, all long enough to be chosen and in lower case', () => {
  const useful = [...commonPasswords].filter((word) => word.length >= lengths.passwordMin)
  expect(useful.length).toBe(commonPasswords.size)
  expect(useful.length).toBeGreaterThanOrEqual(3000)
  expect(useful.filter((word) => word !== word.toLowerCase())).toEqual([])
})

test.each([
  '12345678',
  'password',
  'qwertyuiop',
  'iloveyou',
  'p@ssw0rd',
  'krishna123',
  'india@123',
])('knows %s', (word) => expect(commonPasswords).toContain(word))
