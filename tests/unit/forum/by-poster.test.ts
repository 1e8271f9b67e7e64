import { expect, test } from 'vitest'
import { isByPoster } from '~/domain/authorship/anonymity'

const named = (username: string) => ({
  isAnonymous: false,
  anonymousNumber: null,
  user: { username, displayName: null, role: 'member' as const },
})
const anonymous = (anonymousNumber: number | null) => ({
  isAnonymous: true,
  anonymousNumber,
  user: null,
})
const gone = { isAnonymous: false, anonymousNumber: null, user: null }

test('the same name is marked, and the same number', () => {
  expect(isByPoster(named('asha'), named('asha'))).toBe(true)
  expect(isByPoster(anonymous(1), anonymous(1))).toBe(true)
  expect(isByPoster(named('zoya'), named('asha'))).toBe(false)
  expect(isByPoster(anonymous(2), anonymous(1))).toBe(false)
})

test('an anonymous item is never joined to a name, nor two accounts that are gone', () => {
  const slipped = { ...named('asha'), isAnonymous: true }
  for (const [comment, post] of [
    [anonymous(1), named('asha')],
    [named('asha'), anonymous(1)],
    [slipped, named('asha')],
    [slipped, slipped],
    [anonymous(null), anonymous(null)],
    [gone, gone],
  ] as const)
    expect(isByPoster(comment, post)).toBe(false)
})
