import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { changePassword } from '~/domain/accounts/change-password.server'
import {
  awaitingMember,
  beginTwoFactor,
  completeTwoFactor,
} from '~/domain/two-factor/two-factor-sign-in.server'
import { openApp } from '~/domain/two-factor/accept-code.server'
import { readTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import { removeTwoFactor } from '~/domain/two-factor/change-two-factor.server'
import { makeMember, newBrowser, signUpMember, unwrap } from '../../support/forum/factories'
import { generateCode, wrongCode } from '../../support/codes'
import { addTwoFactor } from '../../support/forum/two-factor'
import { outbox } from '../../support/mail/mailed'

// No time step may begin in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const finish = (token: string | null, code: string) =>
  completeTwoFactor(token, { code }, newBrowser())
const refused = { code: 'invalid', fields: { code: 'codeWrong' } }

async function halfWay(username = 'asha') {
  const member = await signUpMember(username)
  const added = await addTwoFactor(member)
  const token = await beginTwoFactor(member, 'signed-in')
  return { member, token, ...added }
}

test('a code signs in, one step early or late, and each is good once', async () => {
  const { member, token, key } = await halfWay()
  expect(await finish(token, generateCode(key, -2))).toMatchObject(refused)
  expect(await finish(token, generateCode(key, 2))).toMatchObject(refused)
  // The set-up used the code of the previous time step.
  expect(await finish(token, generateCode(key, -1))).toMatchObject(refused)
  const done = unwrap(await finish(token, generateCode(key)))
  expect(done).toMatchObject({ member: { id: member.id }, notice: 'signed-in' })
  const other = await beginTwoFactor(member, '')
  expect(await finish(other, generateCode(key))).toMatchObject(refused)
  unwrap(await finish(token, generateCode(key, 1)))
  // An older code does not work any more, although nobody used it.
  expect(await finish(other, generateCode(key))).toMatchObject(refused)
})

test('no row has the time of the last code in plain text, and no two writings are alike', async () => {
  const { member, token, key } = await halfWay()
  const read = () => db.secondStep.findUniqueOrThrow({ where: { userId: member.id } })
  const before = await read()
  unwrap(await finish(token, generateCode(key)))
  const after = await read()
  const { encryptedKey: sealed, ...others } = after
  expect({ ...others, encryptedKey: before.encryptedKey }).toEqual(before)
  expect(sealed).not.toBe(before.encryptedKey)
  const usedStep = Math.floor(Date.now() / 30_000)
  expect(openApp(sealed)).toEqual({ key: key.replaceAll(' ', ''), usedStep })
  const bytes = Buffer.from(sealed ?? '', 'base64url').toString('latin1')
  for (const text of [JSON.stringify(after), bytes]) expect(text).not.toContain(String(usedStep))
})

test('of browsers that send one code at once only one signs in', async () => {
  const { member, key } = await halfWay()
  const tokens = await Promise.all([1, 2, 3, 4].map((each) => beginTwoFactor(member, `${each}`)))
  const answers = await Promise.all(tokens.map((token) => finish(token, generateCode(key))))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test.each(['app', 'recovery'])(
  'a second press of a code (%s) is answered like the first, in its browser and for ten seconds',
  async (kind) => {
    const { member, token, key, recoveryCodes } = await halfWay()
    const other = await beginTwoFactor(member, '')
    const code = kind === 'app' ? generateCode(key) : (recoveryCodes[0] ?? '')
    const both = await Promise.all([finish(token, code), finish(token, code)])
    for (const answer of [...both, await finish(token, code)])
      expect(unwrap(answer)).toMatchObject({ member: { id: member.id }, notice: 'signed-in' })
    expect(await finish(other, code)).toMatchObject(refused)
    vi.setSystemTime(Date.now() + 10_000)
    expect(await finish(token, code)).toMatchObject(refused)
    expect(await readTwoFactor(member.id)).toMatchObject({
      recoveryCodesLeft: kind === 'app' ? 10 : 9,
    })
  },
)

test('codes count as people type them', async () => {
  const { token, key, recoveryCodes } = await halfWay()
  const [first = '', second = ''] = recoveryCodes
  unwrap(await finish(token, ` ${first.slice(0, 4)} ${first.slice(4, 8)}-${first.slice(8)} `))
  const code = generateCode(key)
  const hindi = code.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))
  unwrap(await finish(token, `${hindi.slice(0, 3)} ${hindi.slice(3)}`))
  expect(await finish(token, `${second}0`)).toMatchObject(refused)
})

test('a recovery code is good once, and a mail says how many are left', async () => {
  const { member, token, recoveryCodes } = await halfWay()
  const [code = ''] = recoveryCodes
  unwrap(await finish(token, code))
  expect(await finish(await beginTwoFactor(member, ''), code)).toMatchObject(refused)
  expect(await readTwoFactor(member.id)).toMatchObject({ recoveryCodesLeft: 9 })
  expect((await outbox()).filter(({ kind }) => kind === 'recoveryCodeUsed')).toMatchObject([
    { recipient: 'asha@example.com', payload: { left: '9' } },
  ])
})

test("codes of somebody else's app and list are refused", async () => {
  const { token, key } = await halfWay()
  const other = await halfWay('ravi')
  const [code = ''] = other.recoveryCodes
  for (const typed of [generateCode(other.key), code, wrongCode(key)])
    expect(await finish(token, typed)).toMatchObject(refused)
  unwrap(await finish(other.token, code))
})

test('a first step waits for a second one only with its token, until the password or the second step changes', async () => {
  expect(await beginTwoFactor(await makeMember(), 'signed-in')).toBeNull()
  const { member, token, key, sessionId } = await halfWay()
  for (const text of [null, '', 'x', `x${token}`])
    expect(await finish(text, generateCode(key))).toMatchObject({ code: 'not-authenticated' })
  const password = 'another quiet harbour'
  unwrap(await changePassword(member, { currentPassword: 'correct horse', password }, sessionId))
  expect(await awaitingMember(token)).toBeNull()
  const next = await beginTwoFactor(member, '')
  expect(await awaitingMember(next)).not.toBeNull()
  unwrap(await removeTwoFactor(member, { code: generateCode(key) }, sessionId))
  expect(await finish(next, generateCode(key, 1))).toMatchObject({ code: 'not-authenticated' })
  expect(await db.secondStep.count()).toBe(0)
})
