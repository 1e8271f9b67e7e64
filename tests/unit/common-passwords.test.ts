import { expect, test } from 'vitest'
import { isCommonPassword } from '~/domain/passwords/common-password.server'
import ownList from '~/domain/passwords/common-passwords.json'
import { lengths } from '~/domain/validation/lengths'

test('the list of common passwords has at least 3,000, all long enough to be chosen and in lower case', () => {
  const useful = ownList.filter((word) => word.length >= lengths.passwordMin)
  expect(useful.length).toBe(ownList.length)
  expect(useful.length).toBeGreaterThanOrEqual(3000)
  expect(useful.filter((word) => word !== word.toLowerCase())).toEqual([])
})

test.each([
  'password2024',
  'P@$$w0rd!!',
  'p455w0rd99',
  'Sunshine1987',
  '$unsh1ne',
  '123monkey123',
  'l3tm31n!!!',
  'JaiShreeRam108',
  '1loveyou',
  'horse12345',
])('sees the common password in %s', (word) => expect(isCommonPassword(word)).toBe(true))

test.each([
  'correct horse',
  'battery staple',
  'quiet harbour 7f',
  'अपना पासवर्ड',
  '83746152',
  '👩👩👩👩👩👩👩👩',
])('leaves %s alone', (word) => expect(isCommonPassword(word)).toBe(false))

test.each([
  '12345678',
  'password',
  'qwertyuiop',
  'iloveyou',
  'p@ssw0rd',
  'krishna123',
  'india@123',
])('knows %s', (word) => expect(ownList).toContain(word))
