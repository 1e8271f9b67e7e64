import { expect, test } from 'vitest'
import { avatarLooks, buildAvatar } from '~/http/presenters/authors.server'

const named = (username: string, displayName: string | null = null) => ({
  isAnonymous: false,
  user: { username, displayName, role: 'member' as const },
})

test('a named author has two letters, and the same pair of colours whatever the name they show', () => {
  expect(buildAvatar('en', named('asha_m', 'हिन्दी')).letters).toBe('हिन्')
  expect(buildAvatar('en', named('asha_m')).letters).toBe('AS')
  expect(buildAvatar('en', named('asha_m', 'Zoya')).look).toBe(
    buildAvatar('en', named('asha_m')).look,
  )
  const looks = Array.from(
    { length: 100 },
    (_, index) => buildAvatar('en', named(`member_${index}`)).look,
  )
  expect(new Set(looks).size).toBe(6)
})

test('only moderators have a ring', () => {
  const { user } = named('meera')
  const moderator = { isAnonymous: false, user: { ...user, role: 'moderator' as const } }
  expect(buildAvatar('en', moderator).look).toBe(
    `${buildAvatar('en', named('meera')).look} ${avatarLooks.ring}`,
  )
})

test('an anonymous author has a number and no colour', () => {
  const anonymous = (anonymousNumber: number | null) =>
    buildAvatar('en', { isAnonymous: true, anonymousNumber, user: null })
  expect([null, 1, 2, 12].map((number) => anonymous(number).letters)).toEqual(['A', 'A', '2', '12'])
  expect(anonymous(2).look).toBe(avatarLooks.nameless)
  expect(buildAvatar('hi', { isAnonymous: true, user: null }).letters).toBe('अ')
})

test('what an anonymous author is called elsewhere never shows', () => {
  const { user } = named('asha_m', 'Asha')
  const slipped = buildAvatar('en', { isAnonymous: true, anonymousNumber: 3, user })
  expect(slipped).toEqual({ letters: '3', look: avatarLooks.nameless })
  expect(buildAvatar('en', { isAnonymous: false, user: null }).look).toBe(avatarLooks.nameless)
})
