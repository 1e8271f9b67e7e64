import { expect, test } from 'vitest'
import { en } from '~/i18n/locales/en'
import { hi } from '~/i18n/locales/hi'

test('the hint of a new password says what is refused: length, common ones, username, names', () => {
  expect(en.auth.passwordHint).toMatch(/passwordMin.*common.*username.*name/)
  expect(hi.auth.passwordHint).toMatch(/passwordMin.*आम.*उपयोगकर्ता नाम.*नाम/)
})
