import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'

/** A member, the browser that is signed in as that member, and a page of the browser. */
export type SignedIn = {
  username: string
  displayName: string
  email: string
  password: string
  context: BrowserContext
  page: Page
}

export type Account = Pick<SignedIn, 'username' | 'displayName' | 'email' | 'password'>

/** Returns the input of a person who signs up. Every account is different. */
export function newAccount(): Account {
  const name = `m_${randomUUID().slice(0, 8)}`
  return {
    username: name,
    displayName: `Shown ${name}`,
    email: `${name}@example.com`,
    password: `quiet harbour ${randomUUID()}`,
  }
}

/**
 * Signs up as a browser without scripts does. The session's cookie stays in `request`. The welcome notice is consumed,
 * so that it does not appear in a test.
 */
export async function signUp(request: APIRequestContext, account: Account): Promise<void> {
  const form = { ...account, confirmPassword: account.password }
  // The first sign-up at a site loads the lists of passwords that are easy to guess.
  const response = await request.post('/auth/signup', { form, timeout: 30_000 })
  expect(response.status()).toBe(200)
  expect(new URL(response.url()).pathname).toBe('/forum')
}
