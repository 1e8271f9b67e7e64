import { afterAll, beforeAll, expect } from 'vitest'
import { env } from '~/runtime/env.server'
import * as callback from '~/routes/api/auth/google-callback'
import * as begin from '~/routes/api/auth/google'
import { startOpenIdProvider } from '../site/openid-provider'
import type { Persona } from '../site/openid-process'
import { pageFrame } from './page-frame'
import { captureResponse, cookiesIn, getRequest, openPage, routeArguments } from './page-request'

export const asha: Persona = {
  sub: 'sub-1',
  email: 'Asha@example.com',
  email_verified: true,
  hd: 'example.com',
}

// One provider for all files of this process; it ends with the process. The site caches what it has read of a provider.
let started: ReturnType<typeof startOpenIdProvider> | undefined

/** Configures sign-in with Google for the tests of this file, with a local provider in the place of Google. */
export function withGoogle(): void {
  const before = { ...env }
  beforeAll(async () => {
    started ??= startOpenIdProvider()
    Object.assign(env, {
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: (await started).issuer,
    })
  })
  afterAll(() => void Object.assign(env, before))
}

/**
 * Goes to Google as this person and back, as a browser does.
 * @param asked the query of the link besides the page to return to
 * @param cookie the cookies of a browser that is signed in
 */
export async function visitGoogle(
  persona: Persona,
  change: (back: URL) => void = () => undefined,
  asked = '',
  cookie = '',
) {
  if (!started) throw new Error('Google is not configured: call withGoogle() first')
  const provider = await started
  await provider.becomes(persona)
  const start = await openPage(begin, `/api/auth/google?redirectTo=/forum/new${asked}`, cookie)
  expect(start.status).toBe(302)
  const there = new URL(start.headers.get('Location') ?? '')
  expect(there.origin).toBe(provider.issuer)
  expect(there.searchParams.get('code_challenge_method')).toBe('S256')
  const redirected = await fetch(there, { redirect: 'manual' })
  const back = new URL(redirected.headers.get('Location') ?? '')
  change(back)
  const request = getRequest(
    back.pathname + back.search,
    [cookie, cookiesIn(start.headers)].filter(Boolean).join('; '),
  )
  return captureResponse(callback.loader(routeArguments(request)))
}

export const frameAfter = ({ headers }: { headers: Headers }) => pageFrame('/', cookiesIn(headers))
