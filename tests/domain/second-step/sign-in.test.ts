import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { changePassword } from '~/domain/accounts/change-password.server'
import {
  awaitsSecondStep,
  beginSecondStep,
  finishSecondStep,
} from '~/domain/second-step/second-step-sign-in.server'
import { openApp } from '~/domain/second-step/accept-code.server'
import { readSecondStep } from '~/domain/second-step/read-second-step.server'
import { removeSecondStep } from '~/domain/second-step/change-second-step.server'
import { makeMember, newBrowser, signUpMember, valueOf } from '../../support/forum/factories'
import { codeOf, wrongCode } from '../../support/codes'
import { addSecondStep } from '../../support/forum/second-step'
import { outbox } from '../../support/mail/mailed'

// No step may begin in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const finish = (token: string | null, code: string) =>
  finishSecondStep(token, { code }, newBrowser())
const refused = { code: 'invalid', fields: { code: 'codeWrong' } }

async function halfWay(username = 'asha') {
  const member = await signUpMember(username)
  const added = await addSecondStep(member)
  const token = await beginSecondStep(member, 'signed-in')
  return { member, token, ...added }
}

test('a member without a second step waits for none', async () => {
  expect(await beginSecondStep(await makeMember(), 'signed-in')).toBeNull()
})

test('a code signs in, one step early or late, and each is good once', async () => {
  const { member, token, key } = await halfWay()
  expect(await finish(token, codeOf(key, -2))).toMatchObject(refused)
  expect(await finish(token, codeOf(key, 2))).toMatchObject(refused)
  // The set-up used the code of the step before.
  expect(await finish(token, codeOf(key, -1))).toMatchObject(refused)
  const done = valueOf(await finish(token, codeOf(key)))
  expect(done).toMatchObject({ member: { id: member.id }, notice: 'signed-in' })
  expect(await finish(token, codeOf(key))).toMatchObject(refused)
  valueOf(await finish(token, codeOf(key, 1)))
  // An older one is not good any more, although nobody used it.
  expect(await finish(token, codeOf(key))).toMatchObject(refused)
})

test('no row has the time of the last code in plain text, and no two writings are alike', async () => {
  const { member, token, key } = await halfWay()
  const read = () => db.secondStep.findUniqueOrThrow({ where: { userId: member.id } })
  const before = await read()
  valueOf(await finish(token, codeOf(key)))
  const after = await read()
  const { encryptedKey: sealed, ...others } = after
  expect({ ...others, encryptedKey: before.encryptedKey }).toEqual(before)
  expect(sealed).not.toBe(before.encryptedKey)
  const usedStep = Math.floor(Date.now() / 30_000)
  expect(openApp(sealed)).toEqual({ key: key.replaceAll(' ', ''), usedStep })
  const bytes = Buffer.from(sealed ?? '', 'base64url').toString('latin1')
  for (const text of [JSON.stringify(after), bytes]) expect(text).not.toContain(String(usedStep))
})

test('of two requests with one code only one signs in', async () => {
  const { token, key } = await halfWay()
  const answers = await Promise.all([1, 2, 3, 4].map(() => finish(token, codeOf(key))))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('codes count as people type them', async () => {
  const { token, key, recoveryCodes } = await halfWay()
  const [first = '', second = ''] = recoveryCodes
  valueOf(await finish(token, ` ${first.slice(0, 4)} ${first.slice(4, 8)}-${first.slice(8)} `))
  const code = codeOf(key)
  const hindi = code.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))
  valueOf(await finish(token, `${hindi.slice(0, 3)} ${hindi.slice(3)}`))
  expect(await finish(token, `${second}0`)).toMatchObject(refused)
})

test('a recovery code is good once, and a mail says how many are left', async () => {
  const { member, token, recoveryCodes } = await halfWay()
  const [code = ''] = recoveryCodes
  valueOf(await finish(token, code))
  expect(await finish(token, code)).toMatchObject(refused)
  expect(await readSecondStep(member.id)).toMatchObject({ recoveryCodesLeft: 9 })
  expect((await outbox()).filter(({ kind }) => kind === 'recoveryCodeUsed')).toMatchObject([
    { recipient: 'asha@example.com', payload: { left: '9' } },
  ])
})

test("codes of somebody else's app and list are refused", async () => {
  const { token, key } = await halfWay()
  const other = await halfWay('ravi')
  const [code = ''] = other.recoveryCodes
  for (const typed of [codeOf(other.key), code, wrongCode(key)])
    expect(await finish(token, typed)).toMatchObject(refused)
  valueOf(await finish(other.token, code))
})

test('a first step is void without its token, and after the password or the second step changed', async () => {
  const { member, token, key, sessionId } = await halfWay()
  for (const text of [null, '', 'x', `x${token}`])
    expect(await finish(text, codeOf(key))).toMatchObject({ code: 'not-authenticated' })
  const password = 'another quiet harbour'
  valueOf(await changePassword(member, { currentPassword: 'correct horse', password }, sessionId))
  expect(await awaitsSecondStep(token)).toBe(false)
  const next = await beginSecondStep(member, '')
  expect(await awaitsSecondStep(next)).toBe(true)
  valueOf(await removeSecondStep(member, { code: codeOf(key) }, sessionId))
  expect(await finish(next, codeOf(key, 1))).toMatchObject({ code: 'not-authenticated' })
  expect(await db.secondStep.count()).toBe(0)
})
