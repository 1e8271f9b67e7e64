import { redirect, type SessionStorage } from '@remix-run/node'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { Strategy } from 'remix-auth'
import type { GoogleIdentity } from '~/domain/accounts/google-sign-in.server'
import { env } from '~/runtime/env.server'
import { addAttempt, attemptIn, returnPath } from './google-attempts.server'
import { fetchClaims, type Claims } from './google-claims.server'
import { discoverProvider } from './google-provider.server'

const callbackPath = '/api/auth/google/callback'

/** Connects openid-client to remix-auth: redirects to the provider, and handles its callback. */
export class OpenIdStrategy extends Strategy<GoogleIdentity, Claims> {
  name = 'google'

  constructor() {
    super((claims) => Promise.resolve(identityOf(claims)))
  }

  /** The identity in the callback. @throws a redirect to the provider for other requests, {Error} if it is invalid */
  async authenticate(request: Request, storage: SessionStorage): Promise<GoogleIdentity> {
    const { pathname, search } = new URL(request.url)
    if (pathname !== callbackPath) throw await this.#leave(request, storage)
    const session = await storage.getSession(request.headers.get('Cookie'))
    const answer = new URL(env.SITE_URL + callbackPath + search)
    const attempt = attemptIn(session, answer.searchParams.get('state'))
    if (!attempt) throw new Error('this browser did not begin the sign-in')
    return this.verify(await fetchClaims(await discoverProvider(), answer, attempt))
  }

  async #leave(request: Request, storage: SessionStorage) {
    const provider = await discoverProvider()
    const state = randomState()
    const nonce = randomNonce()
    const verifier = randomPKCECodeVerifier()
    const session = await storage.getSession(request.headers.get('Cookie'))
    addAttempt(session, { state, nonce, verifier, returnTo: returnPath(request) })
    const target = buildAuthorizationUrl(provider, {
      redirect_uri: env.SITE_URL + callbackPath,
      scope: 'openid email',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
    return redirect(target.href, {
      headers: { 'Set-Cookie': await storage.commitSession(session) },
    })
  }
}

function identityOf({ sub, email, email_verified, hd }: Claims): GoogleIdentity {
  return {
    sub,
    email: email || null,
    isEmailVerified: email_verified ?? false,
    hostedDomain: hd || null,
  }
}
