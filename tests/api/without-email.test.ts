import { expect, test } from 'vitest'
import { ApiClient } from '../support/http/api-client'

type Joined = { user: { _id: string; email: string | null }; recoveryWords?: string[] }

const password = 'correct horse'
const next = 'quiet harbour lamp'

test('an account without email is made with words, which set a new password', async () => {
  const client = new ApiClient()
  const form = { username: 'asha', password, withoutEmail: true }
  const joined = await client.call<Joined>('POST', '/api/auth/signup', form)
  expect(joined.status).toBe(201)
  expect(joined.body.user.email).toBeNull()
  const words = joined.body.recoveryWords ?? []
  expect(words).toHaveLength(6)
  const repeated = await new ApiClient().call<Joined>('POST', '/api/auth/signup', form)
  expect([repeated.status, repeated.body.recoveryWords]).toEqual([201, words])

  const visitor = new ApiClient()
  const recovered = await visitor.call<Joined>('POST', '/api/auth/recover', {
    ...{ username: 'asha', words, password: next },
  })
  expect(recovered.status).toBe(200)
  expect(recovered.body.user._id).toBe(joined.body.user._id)
  expect(recovered.body.recoveryWords).toHaveLength(6)
  const status = (each: ApiClient) =>
    each.call<{ authenticated: boolean }>('GET', '/api/auth/status')
  expect((await status(visitor)).body.authenticated).toBe(true)
  expect((await status(client)).body.authenticated).toBe(false)
})
