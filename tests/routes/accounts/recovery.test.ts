import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { changeEmail } from '~/domain/accounts/verify-email.server'
import * as apiVerify from '~/routes/api/auth/verify-email'
import * as forgot from '~/routes/auth/forgot-password'
import * as reset from '~/routes/auth/reset-password'
import * as verify from '~/routes/auth/verify-email'
import * as email from '~/routes/profile/settings/email'
import * as exporting from '~/routes/profile/settings/export'
import * as password from '~/routes/profile/settings/password'
import * as sessions from '~/routes/profile/settings/sessions'
import * as verification from '~/routes/profile/settings/verification'
import { translateNotice } from '~/http/presenters/notices.server'
import { makeMember, signUpMember } from '../../support/forum/factories'
import { lastToken, mailed } from '../../support/mail/mailed'
import { pageFrame } from '../../support/http/page-frame'
import {
  cookiesIn,
  getCookie,
  getRequest,
  openPage,
  routeArguments,
  submit,
  type Route,
} from '../../support/http/page-request'
import { said } from '../../support/said-problems'
import { problemSentence } from '~/http/problem-sentence.server'

const open = (path: string, cookie = '') => routeArguments(getRequest(path, cookie))

describe('the page of a mailed link', () => {
  test('confirms, again and again, and says what is wrong with other links', async () => {
    await signUpMember('asha')
    const path = `/auth/verify-email?token=${await lastToken('verifyEmail')}`
    for (let time = 0; time < 2; time++) {
      const page = await openPage(verify, path)
      expect(page).toMatchObject({ status: 200, value: { problem: null, state: 'confirm' } })
    }
    // Reading changes nothing: programs that check mail open every link.
    expect(await db.user.count({ where: { emailVerifiedAt: { not: null } } })).toBe(0)
    for (let time = 0; time < 2; time++) {
      const { headers } = await submit(verify, path, {})
      expect(headers.get('Location')).toMatch(/^\/auth\/verify-email\?done=/)
    }
    expect(await db.user.count({ where: { emailVerifiedAt: { not: null } } })).toBe(1)
    expect(await submit(verify, '/auth/verify-email?token=x', {})).toMatchObject({
      status: 400,
      value: { problem: problemSentence('en', 'token', 'tokenInvalid') },
    })
    expect(await openPage(verify, '/auth/verify-email')).toMatchObject({
      status: 400,
      value: { problem: problemSentence('en', 'token', 'tokenMissing') },
    })
    expect(await openPage(verify, '/auth/verify-email?token=x')).toMatchObject({
      status: 400,
      value: { problem: problemSentence('en', 'token', 'tokenInvalid') },
    })
  })

  test('asks for the member before it moves an account, in JSON too', async () => {
    const member = await signUpMember('asha')
    await changeEmail(member, { email: 'new@example.com', password: 'correct horse' })
    const token = await lastToken('verifyEmail')
    const path = `/auth/verify-email?token=${token}`
    const visitor = await openPage(verify, path)
    expect(visitor.headers.get('Location')).toBe(
      `/auth/signin?${new URLSearchParams({ redirectTo: path })}`,
    )
    const stranger = await getCookie(await makeMember())
    const problem = problemSentence('en', 'token', 'tokenOfAnother')
    const refused = { status: 400, value: { problem } }
    expect(await openPage(verify, path, stranger)).toMatchObject(refused)
    expect(await submit(verify, path, {}, stranger)).toMatchObject(refused)
    expect((await submit(verify, path, {})).headers.get('Location')).toMatch(/^\/auth\/signin\?/)
    const own = await openPage(verify, path, await getCookie(member))
    expect(own).toMatchObject({ status: 200, value: { state: 'confirm' } })
    expect(await db.user.count({ where: { email: 'new@example.com' } })).toBe(0)
    const call = `/api/auth/verify-email?token=${token}`
    expect((await apiVerify.loader(open(call))).status).toBe(401)
    expect((await apiVerify.loader(open(call, await getCookie(member)))).status).toBe(200)
    expect(await db.user.count({ where: { email: 'new@example.com' } })).toBe(1)
  })
})

describe('a forgotten password', () => {
  test('needs an address, and says nothing of changes', async () => {
    const refused = await submit(forgot, '/auth/forgot-password', { email: '' })
    expect(refused).toMatchObject({
      status: 400,
      value: { notice: null, lastResult: { error: said({ email: 'required' }) } },
    })
  })

  test('is asked for, replaced, and leads in; the old session is over', async () => {
    const before = await getCookie(await signUpMember('asha'))
    const asked = await submit(forgot, '/auth/forgot-password', { email: 'asha@example.com' })
    const unknown = await submit(forgot, '/auth/forgot-password', { email: 'no@example.com' })
    const [proof, other] = [asked, unknown].map(({ headers }) => {
      const [page, proof] = headers.get('Location')?.split('?done=') ?? []
      expect(page).toBe('/auth/forgot-password')
      headers.delete('Location')
      return proof
    })
    expect(proof).toHaveLength(other?.length ?? 0)
    expect(asked).toEqual(unknown)

    const token = await lastToken('resetPassword')
    const path = `/auth/reset-password?token=${token}`
    expect(await openPage(reset, path)).toMatchObject({ value: { token } })
    const fresh = { token, password: 'battery staple', confirmPassword: 'battery staple' }
    const { password: _, ...half } = fresh
    const refused = await submit(reset, path, { ...half, password: 'battery stable' })
    expect(refused).toMatchObject({ status: 400, value: { notice: 'passwords-differ' } })
    expect(JSON.stringify(refused.value)).not.toMatch(/battery|staple/)

    const done = await submit(reset, path, fresh)
    expect(done.headers.get('Location')).toBe('/forum')
    expect(await pageFrame('/', cookiesIn(done.headers))).toMatchObject({
      member: { username: 'asha' },
      notice: translateNotice('en', 'password-changed'),
    })
    expect((await pageFrame('/', before)).member).toBeNull()
    expect((await openPage(reset, path)).status).toBe(400)
  })
})

describe('the pages below the settings', () => {
  test('change the password and stay signed in', async () => {
    const member = await signUpMember('asha')
    const [here, there] = [await getCookie(member), await getCookie(member)]
    const fresh = { password: 'battery staple', confirmPassword: 'battery staple' }
    const path = '/profile/settings/password'
    const wrong = await submit(password, path, { currentPassword: 'wrong horse', ...fresh }, here)
    expect(wrong).toMatchObject({
      status: 400,
      value: { lastResult: { error: said({ currentPassword: 'passwordWrong' }) } },
    })
    expect(JSON.stringify(wrong.value)).not.toMatch(/horse|staple/)
    const done = await submit(password, path, { currentPassword: 'correct horse', ...fresh }, here)
    expect(done.status).toBe(303)
    expect((await pageFrame('/', here)).member).toBeNull()
    expect(await pageFrame('/', cookiesIn(done.headers))).toMatchObject({
      notice: translateNotice('en', 'password-changed'),
    })
    expect((await pageFrame('/', there)).member).toBeNull()
  })

  test('renew the session once its member has confirmed who they are', async () => {
    let cookie = await getCookie(await signUpMember('asha'))
    const own = { password: 'correct horse' }
    const forms: [Route, string, Record<string, string>][] = [
      [email, '/profile/settings/email', { email: 'new@example.com', ...own }],
      [exporting, '/profile/settings/export', own],
    ]
    for (const [route, path, fields] of forms) {
      const wrong = await submit(route, path, { ...fields, password: 'wrong horse' }, cookie)
      expect([wrong.status, wrong.headers.has('Set-Cookie')]).toEqual([400, false])
      const done = await submit(route, path, fields, cookie)
      expect(done.status).toBe(303)
      expect((await pageFrame('/', cookie)).member).toBeNull()
      cookie = cookiesIn(done.headers)
      expect((await pageFrame('/', cookie)).member).not.toBeNull()
    }
    expect(await db.session.count()).toBe(1)
  })

  test('ask for another address', async () => {
    const cookie = await getCookie(await signUpMember('asha'))
    const fields = { email: 'new@example.com', password: 'correct horse' }
    const path = '/profile/settings/email'
    expect(await submit(email, path, { ...fields, email: 'none' }, cookie)).toMatchObject({
      status: 400,
      value: { lastResult: { initialValue: { email: 'none' } } },
    })
    expect((await submit(email, path, fields, cookie)).status).toBe(303)
    expect((await mailed('verifyEmail')).at(-1)?.recipient).toBe('new@example.com')
  })

  test('list sessions, mark the present one and end the others', async () => {
    const member = await makeMember()
    const [here, there] = [await getCookie(member), await getCookie(member)]
    const path = '/profile/settings/sessions'
    const list = async () => {
      const { value } = await openPage(sessions, path, here)
      return (value as { sessions: { id: string; isCurrent: boolean }[] }).sessions
    }
    // Two sessions of one millisecond may be in either order.
    const [other, ...more] = (await list()).filter(({ isCurrent }) => !isCurrent)
    expect([more.length, (await list()).length]).toEqual([0, 2])
    expect((await submit(sessions, path, { sessionId: other?.id ?? '' }, here)).status).toBe(303)
    expect((await pageFrame('/', there)).member).toBeNull()
    const third = await getCookie(member)
    expect((await submit(sessions, path, {}, here)).status).toBe(303)
    expect((await pageFrame('/', third)).member).toBeNull()
    expect(await list()).toHaveLength(1)
    expect((await submit(sessions, path, { sessionId: 'no id' }, here)).status).toBe(404)
  })

  test('send the link of an unconfirmed address again', async () => {
    const cookie = await getCookie(await signUpMember('asha'))
    const answer = await submit(verification, '/profile/settings/verification', {}, cookie)
    expect(answer.headers.get('Location')).toBe('/profile')
    expect(await mailed('verifyEmail')).toHaveLength(2)
    expect(await pageFrame('/', `${cookie}; ${cookiesIn(answer.headers)}`)).toMatchObject({
      notice: translateNotice('en', 'verification-sent'),
    })
  })
})
