import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import * as signIn from '~/routes/auth/sign-in'
import * as signOut from '~/routes/auth/sign-out'
import * as signUp from '~/routes/auth/sign-up'
import { loader as root } from '~/root'
import { translateNotice } from '~/http/presenters/notices.server'
import { signUpMember } from '../../support/forum/factories'
import { pageFrame } from '../../support/http/page-frame'
import {
  captureResponse,
  getCookie,
  cookiesIn,
  getRequest,
  openPage,
  routeArguments,
  submit,
} from '../../support/http/page-request'
import { said } from '../../support/said-problems'

const form = {
  username: 'asha',
  email: 'asha@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
}
const wanted = { redirectTo: '/forum/new' }

describe('sign-up', () => {
  test('signs in, leaves a notice and goes where the visitor was stopped', async () => {
    const answer = await submit(signUp, '/auth/signup', { ...form, ...wanted })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/forum/new')
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    const next = routeArguments(getRequest('/forum', cookiesIn(answer.headers)))
    const page = await captureResponse(root(next), next.context)
    expect(page.value).toMatchObject({
      member: { username: 'asha' },
      notice: translateNotice('en', 'signed-up'),
    })
    expect(page.headers.get('Cache-Control')).toBe('no-store')
  })

  test('keeps everything typed but passwords when it refuses', async () => {
    const answer = await submit(signUp, '/auth/signup', {
      ...form,
      username: 'a!',
      displayName: 'Asha',
    })
    expect(answer.status).toBe(400)
    expect(answer.value).toMatchObject({
      notice: 'sign-up-failed',
      lastResult: { initialValue: { username: 'a!', displayName: 'Asha', email: form.email } },
    })
    expect(JSON.stringify(answer.value)).not.toContain(form.password)
  })

  test('wants the password twice, and says so when they differ', async () => {
    const differing = await submit(signUp, '/auth/signup', {
      ...form,
      confirmPassword: 'correct house',
    })
    expect(differing.value).toMatchObject({ notice: 'passwords-differ' })
    const { confirmPassword: _, ...once } = form
    expect((await submit(signUp, '/auth/signup', once)).status).toBe(400)
    expect(await db.user.count()).toBe(0)
  })

  test('leads who loads the page of the new words again to where others are made', async () => {
    const { email: _, ...account } = form
    const made = await submit(signUp, '/auth/signup', { ...account, withoutEmail: 'on' })
    const again = await openPage(signUp, '/auth/signup', cookiesIn(made.headers))
    expect(again.headers.get('Location')).toBe('/profile/settings/recovery-words')
  })

  test.each(['role', 'isVerified', '__proto__'])('refuses the unknown field %s', async (name) => {
    expect((await submit(signUp, '/auth/signup', { ...form, [name]: 'admin' })).status).toBe(400)
    expect(await db.user.count()).toBe(0)
  })
})

describe('sign-in', () => {
  test('renews the session: the one before is worth nothing afterwards', async () => {
    const member = await signUpMember('asha')
    const before = await getCookie(member)
    const fields = { emailOrUsername: 'asha', password: 'correct horse' }
    const answer = await submit(signIn, '/auth/signin', fields, before)
    expect(answer.headers.get('Location')).toBe('/forum')
    expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true')
    expect(await db.session.count({ where: { expiresAt: { gt: new Date() } } })).toBe(1)
    const after = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    expect((await pageFrame('/', before)).member).toBeNull()
    expect((await pageFrame('/', after)).member).toMatchObject({ username: 'asha' })
  })

  test('keeps its language for the mails to come, except on a shared phone', async () => {
    await signUpMember('asha')
    const mailed = async (more: Record<string, string>, cookie: string) => {
      const fields = { emailOrUsername: 'asha', password: 'correct horse', ...more }
      expect((await submit(signIn, '/auth/signin', fields, cookie)).status).toBe(303)
      return (await db.user.findFirstOrThrow()).language
    }
    expect(await mailed({ sharedDevice: 'on' }, 'language=hi')).toBe('en')
    expect(await mailed({}, 'language=hi')).toBe('hi')
    // A program that states no language changes nothing.
    expect(await mailed({}, '')).toBe('hi')
  })

  test('answers 400 to wrong credentials, in the words of the spec', async () => {
    const answer = await submit(signIn, '/auth/signin', { emailOrUsername: 'asha', password: 'x' })
    expect(answer.status).toBe(400)
    expect(answer.value).toMatchObject({
      notice: 'sign-in-failed',
      lastResult: {
        error: said({ '': 'invalidCredentials' }),
        initialValue: { emailOrUsername: 'asha' },
      },
    })
  })

  test('stays on the site when asked to leave it', async () => {
    await signUpMember('asha')
    const fields = { emailOrUsername: 'asha', password: 'correct horse' }
    const redirectTo = '/%2F/..//evil'
    const { headers } = await submit(signIn, '/auth/signin', { ...fields, redirectTo })
    expect(headers.get('Location')).toMatch(/^\/(?!\/)/)
  })

  test('a cookie that was tampered with opens nothing', async () => {
    const cookie = await getCookie(await signUpMember('asha'))
    expect((await pageFrame('/', `${cookie.slice(0, -3)}abc`)).member).toBeNull()
    expect((await pageFrame('/', 'session=%E0%A4%A')).member).toBeNull()
  })
})

test('sign-out ends the session on the server', async () => {
  const cookie = await getCookie(await signUpMember('asha'))
  const answer = await submit(signOut, '/auth/signout', {}, cookie)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/xxperiment/index.html#signed-out')
  expect(answer.headers.get('Set-Cookie')).toMatch(/^session=;/)
  expect(await db.session.count({ where: { expiresAt: { gt: new Date() } } })).toBe(0)
  expect((await pageFrame('/', cookie)).member).toBeNull()
})
