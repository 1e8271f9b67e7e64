import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { changePassword } from '~/domain/accounts/change-password.server'
import type { Member } from '~/domain/members/member'
import * as apiTwoFactor from '~/routes/api/auth/second-step'
import * as apiSignIn from '~/routes/api/auth/sign-in'
import * as twoFactor from '~/routes/auth/second-step'
import * as signInRoute from '~/routes/auth/sign-in'
import { signUpMember, unwrap } from '../../support/forum/factories'
import { generateCode } from '../../support/codes'
import { addTwoFactor } from '../../support/forum/two-factor'
import { cookiesIn, submit } from '../../support/http/page-request'
import { submitJson } from '../../support/http/submit-json'
import { said } from '../../support/said-problems'

// Runs once, between the check of a password or a code and the start of the session.
const meanwhile = vi.hoisted(() => ({ run: (): Promise<void> => Promise.resolve() }))
vi.mock(import('~/domain/limits/limit.server'), async (original) => {
  const actual = await original()
  const refund: typeof actual.refund = async (...what) => {
    await actual.refund(...what)
    const { run } = meanwhile
    meanwhile.run = () => Promise.resolve()
    await run()
  }
  return { ...actual, refund }
})

// No time step may begin in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const right = { emailOrUsername: 'asha', password: 'correct horse' }
const sessions = () => db.session.count({ where: { expiresAt: { gt: new Date() } } })

function willChangePassword(member: Member) {
  meanwhile.run = async () => {
    const input = { currentPassword: right.password, password: 'another quiet harbour' }
    unwrap(await changePassword(member, input, null))
  }
}

test('no session starts with a password that was replaced since its check', async () => {
  willChangePassword(await signUpMember('asha'))
  const { status, value, headers } = await submit(signInRoute, '/auth/signin', right)
  expect(status).toBe(400)
  expect(value).toMatchObject({ lastResult: { error: said({ '': 'invalidCredentials' }) } })
  expect(cookiesIn(headers)).toBe('')
  expect(await sessions()).toBe(0)
})

test('nor by JSON', async () => {
  willChangePassword(await signUpMember('asha'))
  const response = await submitJson(apiSignIn, '/api/auth/signin', right)
  expect(response.status).toBe(401)
  expect(cookiesIn(response.headers)).toBe('')
  expect(await sessions()).toBe(0)
})

test('nor does its second step, whether the password changed before that began or while it ended', async () => {
  const member = await signUpMember('asha')
  const { key } = await addTwoFactor(member)
  await db.session.deleteMany()
  const again = '/auth/signin?redirectTo=%2Fforum&notice=sign-in-expired'
  const path = '/auth/second-step'
  const halfWay = async () => cookiesIn((await submit(signInRoute, '/auth/signin', right)).headers)
  const { passwordHash } = await db.user.findFirstOrThrow()
  const restore = () => db.user.updateMany({ data: { passwordHash } })

  willChangePassword(member)
  const early = await submit(twoFactor, path, { code: generateCode(key) }, await halfWay())
  expect(early.headers.get('Location')).toBe(again)

  await restore()
  const cookie = await halfWay()
  willChangePassword(member)
  const late = await submit(twoFactor, path, { code: generateCode(key) }, cookie)
  expect(late.headers.get('Location')).toBe(again)

  await restore()
  const apiCookie = await halfWay()
  willChangePassword(member)
  const input = { code: generateCode(key, 1) }
  const response = await submitJson(apiTwoFactor, '/api/auth/second-step', input, apiCookie)
  expect(response.status).toBe(401)
  expect(await sessions()).toBe(0)
})
