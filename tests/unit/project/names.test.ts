import { expect, test } from 'vitest'
import { names } from '~/content/company'
import { en } from '~/i18n/locales/en'
import { hi } from '~/i18n/locales/hi'

test('the names that no password may be made of are those of the company and its community', () => {
  for (const { shell } of [en, hi]) {
    expect(names).toContain(shell.company)
    expect(names).toContain(shell.community)
  }
})
