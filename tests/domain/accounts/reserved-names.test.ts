import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { editProfile } from '~/domain/accounts/edit-profile.server'
import { signUp } from '~/domain/accounts/sign-up.server'
import { changeRole } from '~/domain/moderation/members.server'
import {
  makeMember,
  makeModerator,
  memberAgain,
  newBrowser,
  unwrap,
} from '../../support/forum/factories'

const refused = (...fields: string[]) => ({
  ok: false,
  code: 'invalid',
  fields: Object.fromEntries(fields.map((field) => [field, 'nameReserved'])),
})

function join(names: { username?: string; displayName?: string }) {
  const username = `u_${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.com`
  return signUp({ username, email, password: 'correct horse', ...names }, 'en', newBrowser())
}

describe('names that would pass for somebody else', () => {
  test('are refused at sign-up, each in its field', async () => {
    expect(await join({ username: 'm0derator' })).toEqual(refused('username'))
    expect(await join({ displayName: 'अनाम 2' })).toEqual(refused('displayName'))
    const both = { username: 'asha_admin', displayName: 'Anоnymous · author' }
    expect(await join(both)).toEqual(refused('username', 'displayName'))
    expect(await db.user.count()).toBe(0)
  })

  test('are refused in the profile, which stays as it was', async () => {
    const member = await makeMember()
    const change = { displayName: 'पूर्व सदस्य', bio: 'new' }
    expect(await editProfile(member, change)).toEqual(refused('displayName'))
    expect(await memberAgain(member)).toEqual(member)
  })

  test('stay with whoever has one until the next edit of it', async () => {
    const { id } = await makeMember()
    await db.user.update({ where: { id }, data: { displayName: 'Moderator' } })
    const member = await memberAgain({ ...(await makeMember()), id })
    expect(unwrap(await editProfile(member, { bio: 'new' })).displayName).toBe('Moderator')
    expect(await editProfile(member, { displayName: 'Moderator' })).toEqual(refused('displayName'))
  })
})

describe('the names of those who moderate', () => {
  const likeMeera = ['Meera', ' meera ', 'Мееrа', 'M.e.e.r.a', 'Meéra', 'meera_m0d', 'Meera Mod']

  test.each(['moderator', 'admin'] as const)('of a %s are taken by nobody else', async (role) => {
    const meera = await makeModerator(role)
    const names = { username: 'meera_mod', usernameKey: 'meera_mod', displayName: 'Meera' }
    await db.user.update({ where: { id: meera.id }, data: names })
    const member = await makeMember()
    for (const displayName of likeMeera) {
      expect(await editProfile(member, { displayName })).toEqual(refused('displayName'))
      expect(await join({ displayName })).toEqual(refused('displayName'))
    }
    expect(await join({ username: 'rneera_m0d' })).toEqual(refused('username'))
    const same = { ok: false, code: 'conflict', fields: { username: 'usernameTaken' } }
    expect(await join({ username: 'Meera_Mod' })).toEqual(same)
    expect(unwrap(await join({ displayName: 'Meena' })).member.displayName).toBe('Meena')
    expect(unwrap(await editProfile(meera, { displayName: 'Meera' })).displayName).toBe('Meera')
  })

  test('are held less strictly for whoever moderates no more', async () => {
    const asha = await makeMember('asha_p')
    await editProfile(asha, { displayName: 'Asha' })
    await changeRole('asha_p', 'moderator')
    expect(await join({ displayName: 'Áshá' })).toEqual(refused('displayName'))
    await changeRole('asha_p', 'member')
    unwrap(await join({ displayName: 'Áshá' }))
  })
})
