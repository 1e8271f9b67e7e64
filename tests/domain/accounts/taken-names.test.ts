import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { editProfile } from '~/domain/accounts/edit-profile.server'
import { signInWithGoogle } from '~/domain/accounts/google-sign-in.server'
import { signUp } from '~/domain/accounts/sign-up.server'
import { buildNameKeys, holdNames } from '~/domain/names/taken-names.server'
import { fail } from '~/domain/result'
import {
  makeMember,
  makeModerator,
  memberAgain,
  newBrowser,
  unwrap,
} from '../../support/forum/factories'
import { listed } from '../../support/listed'

const taken = (...fields: string[]) =>
  fail('invalid', Object.fromEntries(fields.map((field) => [field, 'nameTaken'])))
const unseen = fail('invalid', { displayName: 'nameCharacters' })

function join(names: { username?: string; displayName?: string }) {
  const username = `u_${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.com`
  return signUp({ username, email, password: 'correct horse', ...names }, 'en', newBrowser())
}

const likeKavita = [
  ...listed(`
Kavita Rao | kavita rao | KAVITA RAO | Kаvitа Rао | ΚAVITA RAO | Kavita\u00a0Rao | Кavita Rao
𝐊𝐚𝐯𝐢𝐭𝐚 𝐑𝐚𝐨 | Ｋａｖｉｔａ Ｒａｏ | Kavita Ra0
`),
  ...['  Kavita   Rao ', 'Kavita Rao\n'],
]
const unseenEndings = [
  ...listed(`
Kavita Rao\u202e | Kavita Rao\u3164 | Kavita Rao\u200b | Kavita\u00adRao | \u202eoaR ativaK
Kavita Rao \u0301 | \u0301Kavita Rao | Kavita Rao\u2800 | Kavita Rao\ufe0f | Kavita Rao\u200d
Kavita Rao\u0000x | Kavita\tRao | Kavita Rao\u{e0041}
`),
  ...['Kavita\nRao', 'Kavita\u2028Rao'],
]

const likeIla = listed(`
ila_x. | ila _ x | i l a x | Ila X | ILA X | 1la_x | Ila-x | ila‑x | ila̕_x | ila·x | ilax | Ｉla x | ila_x ʘ | ʘ ila_x
`)

describe('the name of another member', () => {
  test.each(likeIla)('is taken with spaces, signs and marks: %s', async (name) => {
    await makeMember('ila_x')
    const other = await makeMember()
    expect(await editProfile(other, { displayName: name })).toEqual(taken('displayName'))
  })

  test('of a moderator is taken with a badge, in look-alike letters', async () => {
    unwrap(await editProfile(await makeModerator(), { displayName: 'Meera' }))
    const other = await makeMember()
    for (const displayName of ['Mееrа ʘ', 'Mееrа ✓', 'M.eera'])
      expect((await editProfile(other, { displayName })).ok, displayName).toBe(false)
    for (const displayName of ['Meera M', 'Meera2', 'मीरा'])
      expect((await editProfile(other, { displayName })).ok, displayName).toBe(true)
  })

  test('is taken as display name and as username, however it is written', async () => {
    const kavita = await makeMember('kavita_p')
    unwrap(await editProfile(kavita, { displayName: 'Kavita Rao' }))
    const other = await makeMember()
    for (const displayName of likeKavita) {
      expect(await editProfile(other, { displayName }), displayName).toEqual(taken('displayName'))
      expect(await join({ displayName }), displayName).toEqual(taken('displayName'))
    }
    for (const displayName of ['kavita_p', 'KAVITA_P', 'kаvita_p'])
      expect(await editProfile(other, { displayName })).toEqual(taken('displayName'))
    unwrap(await editProfile(kavita, { displayName: 'Lila_0' }))
    expect(await join({ username: 'lila_O' })).toEqual(taken('username'))
    expect(await join({ username: 'Lila_0' })).toEqual(taken('username'))
    const both = { username: 'lila_0', displayName: 'kavita_P' }
    expect(await join(both)).toEqual(taken('username', 'displayName'))
    expect(await memberAgain(other)).toEqual(other)
  })

  test.each(unseenEndings)('does not come with what is not seen: %j', async (displayName) => {
    const member = await makeMember()
    const refused = displayName.includes('\0')
      ? fail('invalid', { displayName: 'unreadable' })
      : unseen
    expect(await editProfile(member, { displayName })).toEqual(refused)
    expect(await join({ displayName })).toEqual(refused)
  })

  test('is free when it was given up, or when its member has left', async () => {
    const [kavita, other] = [await makeMember(), await makeMember()]
    unwrap(await editProfile(kavita, { displayName: 'Kavita' }))
    unwrap(await editProfile(await memberAgain(kavita), { displayName: '' }))
    unwrap(await editProfile(other, { displayName: 'Kavita' }))
    await db.user.delete({ where: { id: other.id } })
    unwrap(await join({ displayName: 'Kavita' }))
  })

  test('is one’s own: it may be kept, written otherwise, and be the username too', async () => {
    const { member: kavita } = unwrap(await join({ username: 'kavita', displayName: 'Kavita' }))
    for (const displayName of ['KAVITA', 'Kavita', 'Kavita'])
      unwrap(await editProfile(await memberAgain(kavita), { displayName, bio: 'new' }))
  })

  test('goes to one of two who sign up with it at once', async () => {
    for (const names of [
      [{ displayName: 'Kavita Rao' }, { displayName: 'Kаvita Rao' }],
      [{ username: 'nila_r' }, { displayName: 'nila_r' }],
      [{ username: 'nila_0' }, { username: 'nila_O' }],
    ] as const) {
      const answers = await Promise.all(names.map((each) => join(each)))
      expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
      const refused = answers.find((answer) => !answer.ok)
      expect(refused).toMatchObject({ code: 'invalid' })
    }
  })

  test('goes to one of two who change to it at once, and to one who sends it twice', async () => {
    const [one, other] = [await makeMember(), await makeMember()]
    const change = { displayName: 'Kavita' }
    const answers = await Promise.all([editProfile(one, change), editProfile(other, change)])
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
    const again = { displayName: 'Nila' }
    const same = await Promise.all([editProfile(one, again), editProfile(one, again)])
    expect(same.map(({ ok }) => ok)).toEqual([true, true])
  })

  test('is that of a member who came with Google too', async () => {
    const identity = { sub: '1', email: 'a@gmail.com', isEmailVerified: true, hostedDomain: null }
    const { member } = unwrap(await signInWithGoogle(identity, 'en'))
    expect(member?.displayName).toBeNull()
    const displayName = member?.username.toUpperCase()
    expect(await join({ displayName })).toEqual(taken('displayName'))
  })
})

test('an administrator will be able to give a reserved name', async () => {
  const { id, username } = await makeMember()
  const displayName = 'Dr. Meena'
  expect(await join({ displayName })).toEqual(fail('invalid', { displayName: 'nameReserved' }))
  await db.$transaction((tx) => holdNames(id, { username, displayName }, tx))
  expect(
    await db.nameKey.count({ where: { key: { in: buildNameKeys('DR. MEENA') }, userId: id } }),
  ).toBeGreaterThan(0)
})
