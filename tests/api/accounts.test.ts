import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { ApiClient } from '../support/http/api-client'

const account = { username: 'asha', email: 'asha@example.com', password: 'correct horse' }
const entity = {
  username: 'asha',
  displayName: null,
  email: 'asha@example.com',
  bio: '',
  role: 'member',
  isVerified: false,
  notificationSettings: { email: true, digest: 'never' },
}

describe('POST /api/auth/signup', () => {
  test('answers 201 with the user, and signs in', async () => {
    const client = new ApiClient()
    const answer = await client.call('POST', '/api/auth/signup', account)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('Set-Cookie')).toMatch(/^session=[^;]+; .*HttpOnly; SameSite=Lax$/)
    const { id } = await db.user.findFirstOrThrow()
    expect(answer.body).toEqual({ user: { _id: id, ...entity } })
    expect((await client.call('GET', '/api/auth/status')).body).toEqual({
      authenticated: true,
      user: { username: 'asha', _id: id },
    })
  })

  test('answers 409 for a taken name or email, without regard to case', async () => {
    await new ApiClient().call('POST', '/api/auth/signup', account)
    const again = {
      ...account,
      username: 'ASHA',
      email: 'ASHA@example.com',
      password: 'another way in',
    }
    const answer = await new ApiClient().call('POST', '/api/auth/signup', again)
    expect(answer.status).toBe(409)
    expect(answer.body).toEqual({
      error: 'This username is already taken',
      fields: {
        username: 'This username is already taken',
        email: 'An account with this email address already exists',
      },
    })
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  test('answers 400 with a sentence for each field, and ignores what it does not know', async () => {
    const answer = await new ApiClient().call('POST', '/api/auth/signup', {
      username: 'a!',
      email: 7,
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      error: 'Username must have 3 to 20 characters',
      fields: {
        username: 'Username must have 3 to 20 characters',
        email: 'This value is not valid',
        password: 'Enter your password',
      },
    })
    const greedy = { ...account, role: 'admin', isVerified: true, emailVerifiedAt: new Date() }
    const made = await new ApiClient().call('POST', '/api/auth/signup', greedy)
    expect(made.body).toMatchObject({ user: { role: 'member', isVerified: false } })
  })
})

describe('POST /api/auth/signin', () => {
  test('answers 200 with the user, and signs in', async () => {
    const { _id } = await new ApiClient().signUp('asha')
    const credentials = { emailOrUsername: 'asha', password: 'correct horse' }
    const client = new ApiClient()
    const answer = await client.call('POST', '/api/auth/signin', credentials)
    expect([answer.status, answer.body]).toEqual([200, { user: { _id, ...entity } }])
    expect((await client.call('GET', '/api/auth/me')).status).toBe(200)
  })

  test.each([
    ['asha', 'wrong horse'],
    ['nobody', 'correct horse'],
  ])('answers 401 in the same words to %s with %s', async (emailOrUsername, password) => {
    await new ApiClient().signUp('asha')
    const answer = await new ApiClient().call('POST', '/api/auth/signin', {
      emailOrUsername,
      password,
    })
    expect([answer.status, answer.body]).toEqual([401, { error: 'Invalid credentials' }])
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  test('ends the session that the client had before', async () => {
    const client = new ApiClient()
    await client.signUp('asha')
    await client.call('POST', '/api/auth/signin', {
      emailOrUsername: 'asha',
      password: 'correct horse',
    })
    expect(await db.session.count({ where: { expiresAt: { gt: new Date() } } })).toBe(1)
  })
})

test('POST /api/auth/signout ends the session on the server, signed in or not', async () => {
  const client = new ApiClient()
  await client.signUp('asha')
  for (const body of [undefined, {}]) {
    const answer = await client.call('POST', '/api/auth/signout', body)
    expect([answer.status, answer.body]).toEqual([200, { message: 'Signed out' }])
    expect(await db.session.count({ where: { expiresAt: { gt: new Date() } } })).toBe(0)
  }
  expect((await client.call('GET', '/api/auth/me')).status).toBe(401)
  const status = await client.call('GET', '/api/auth/status')
  expect([status.status, status.body]).toEqual([200, { authenticated: false }])
})

describe('GET /api/auth/verify-email', () => {
  const invalid = 'This link is not valid or has expired'

  async function mailedToken(change: Record<string, unknown> = {}) {
    const client = new ApiClient()
    const { _id: userId } = await client.signUp('asha')
    const tokenHash = createHash('sha256').update('secret').digest('hex')
    const expiresAt = new Date(Date.now() + 60_000)
    const row = { kind: 'verifyEmail' as const, tokenHash, userId, email: account.email, expiresAt }
    await db.token.create({ data: { ...row, ...change } })
    return client
  }

  const verify = (token: string) =>
    new ApiClient().call('GET', `/api/auth/verify-email?${new URLSearchParams({ token })}`)

  test('confirms the address, again within its life', async () => {
    const client = await mailedToken()
    for (const _ of ['by a program', 'by its reader']) {
      const answer = await verify('secret')
      expect([answer.status, answer.body]).toEqual([
        200,
        { message: 'Your email address is confirmed' },
      ])
    }
    expect((await client.call('GET', '/api/auth/me')).body).toMatchObject({
      user: { isVerified: true },
    })
  })

  test.each([
    ['an unknown one', 'other', {}],
    ['one of another kind', 'secret', { kind: 'resetPassword' }],
    ['no text', '\0', {}],
  ])('answers 400 to %s', async (_name, token, change) => {
    await mailedToken(change)
    const answer = await verify(token)
    expect([answer.status, answer.body.error]).toEqual([400, invalid])
    expect(await db.user.count({ where: { emailVerifiedAt: null } })).toBe(1)
  })
})
