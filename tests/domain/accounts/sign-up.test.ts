import { describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { signUp } from '~/domain/accounts/sign-up.server'
import { passwordMatches } from '~/domain/passwords/password.server'
import { fail } from '~/domain/result'
import { newBrowser, unwrap } from '../../support/forum/factories'

vi.mock(import('~/domain/passwords/password.server'), async (load) => {
  const real = await load()
  return { ...real, passwordMatches: vi.fn(real.passwordMatches) }
})

const browser = newBrowser()
const form = { username: 'Asha_1', email: 'Asha@Example.com', password: 'correct horse' }
const refused = (fields: Record<string, string>) => ({ ok: false, code: 'invalid', fields })

describe('signing up', () => {
  test('makes a member and keeps only a hash of the password', async () => {
    const { member } = unwrap(await signUp({ ...form, displayName: '  Asha  ' }, 'hi', browser))
    expect(member).toMatchObject({
      username: 'Asha_1',
      displayName: 'Asha',
      role: 'member',
      isVerified: false,
    })
    const row = await db.user.findUniqueOrThrow({ where: { id: member.id } })
    expect(row).toMatchObject({
      usernameKey: 'asha_1',
      emailKey: 'asha@example.com',
      language: 'hi',
    })
    expect(row.emailNotifications).toBe(true)
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$/)
  })

  test.each([
    [{ username: '' }, { username: 'required' }],
    [{ username: undefined }, { username: 'required' }],
    [{ username: 'ab' }, { username: 'usernameLength' }],
    [{ username: 'a'.repeat(21) }, { username: 'usernameLength' }],
    [{ username: 'no spaces' }, { username: 'usernameCharacters' }],
    [{ username: 'आशा_१२' }, { username: 'usernameCharacters' }],
    [{ username: 12345 }, { username: 'wrongType' }],
    [{ username: 'nul\0byte' }, { username: 'unreadable' }],
    [{ email: 'nobody' }, { email: 'emailFormat' }],
    [{ email: `${'a'.repeat(200)}@x.example` }, { email: 'tooLong' }],
    [{ displayName: 'a'.repeat(51) }, { displayName: 'displayNameLength' }],
    [{ displayName: 'lone \ud800' }, { displayName: 'unreadable' }],
    [{ password: '' }, { password: 'passwordMissing' }],
    [{ password: '1234567' }, { password: 'passwordLength' }],
    [{ password: 'a'.repeat(257) }, { password: 'passwordLength' }],
    [{ password: 'password123' }, { password: 'passwordCommon' }],
    [{ displayName: 'Zarnigar', password: 'zarnigar-pw7' }, { password: 'passwordCommon' }],
    [{ password: 'i am ASHA_1!' }, { password: 'passwordHasUsername' }],
    [{ password: 'Xxperiment2024' }, { password: 'passwordMadeOfNames' }],
    [{ password: 'TheXXperiment!!' }, { password: 'passwordMadeOfNames' }],
    [{ password: '99-XX-Health-99' }, { password: 'passwordMadeOfNames' }],
    [{ displayName: 'Meera Rao', password: 'meerarao1987' }, { password: 'passwordMadeOfNames' }],
    [{ displayName: 'Meera Rao', password: 'M33r@Meera' }, { password: 'passwordMadeOfNames' }],
    [
      { email: 'lotus.pond@x.example', password: 'LotusP0nd#1' },
      { password: 'passwordMadeOfNames' },
    ],
    [
      { email: 'a@lotuspond.example', password: '$lotuspond$' },
      { password: 'passwordMadeOfNames' },
    ],
    [
      { username: 'ab', displayName: 'Lotuspond', password: '1234lotuspond1234' },
      { username: 'usernameLength', password: 'passwordMadeOfNames' },
    ],
    [{ confirmPassword: 'another one' }, { confirmPassword: 'passwordsDiffer' }],
    [{ confirmPassword: '' }, { confirmPassword: 'passwordsDiffer' }],
    [
      { password: '', confirmPassword: '' },
      { password: 'passwordMissing', confirmPassword: 'required' },
    ],
    [
      { username: 'ab', confirmPassword: 'x' },
      { username: 'usernameLength', confirmPassword: 'passwordsDiffer' },
    ],
  ])('refuses %j', async (change, fields) => {
    expect(await signUp({ ...form, ...change }, 'en', browser)).toEqual(refused(fields))
    expect(await db.user.count()).toBe(0)
  })

  test.each([null, 'text', 7, []])('refuses %j, which is no form', async (input) => {
    expect(await signUp(input, 'en', browser)).toMatchObject({ ok: false, code: 'invalid' })
  })

  test('accepts the limits themselves, counted in code points', async () => {
    const edge = {
      username: 'abc',
      email: 'edge@example.com',
      displayName: '👩🏽'.repeat(25),
      password: '🌸🐘🚲🍋🎻🌙🪁🧵',
    }
    expect(unwrap(await signUp(edge, 'en', browser)).member.displayName).toBe(edge.displayName)
  })

  test('refuses a taken username or email without regard to case', async () => {
    unwrap(await signUp(form, 'en', browser))
    const taken = { username: 'ASHA_1', email: 'ASHA@EXAMPLE.COM', password: 'a lantern elsewhere' }
    expect(await signUp(taken, 'en', browser)).toEqual(
      fail('conflict', { username: 'usernameTaken', email: 'emailTaken' }),
    )
    expect(await signUp({ ...taken, email: 'new@example.com' }, 'en', browser)).toEqual(
      fail('conflict', { username: 'usernameTaken' }),
    )
  })

  test('compares one password for a taken name, whatever account has it', async () => {
    unwrap(await signUp(form, 'en', browser))
    const withoutEmail = { username: 'bina', password: form.password, withoutEmail: true }
    unwrap(await signUp(withoutEmail, 'en', browser))
    const password = 'a lantern elsewhere'
    const compared = async (username: string) => {
      vi.mocked(passwordMatches).mockClear()
      const answer = await signUp({ ...withoutEmail, username, password }, 'en', browser)
      expect(answer).toEqual(fail('conflict', { username: 'usernameTaken' }))
      return vi.mocked(passwordMatches).mock.calls.length
    }
    expect([await compared(form.username), await compared('bina')]).toEqual([1, 1])
    await db.user.updateMany({ data: { createdAt: new Date(Date.now() - 11 * 60_000) } })
    expect([await compared(form.username), await compared('bina')]).toEqual([1, 1])
  })

  test('answers a repeated sign-up of the last ten minutes as the first, also when both arrive at once', async () => {
    const answers = await Promise.all([signUp(form, 'en', browser), signUp(form, 'en', browser)])
    const ids = [...answers, await signUp(form, 'en', browser)].map(
      (answer) => unwrap(answer).member.id,
    )
    expect(new Set(ids).size).toBe(1)
    expect(await db.user.count()).toBe(1)
    await db.user.updateMany({ data: { createdAt: new Date(Date.now() - 11 * 60_000) } })
    expect(await signUp(form, 'en', browser)).toMatchObject({ code: 'conflict' })
  })
})
