import { createHash } from 'node:crypto'
import { GoogleStrategy, type GoogleExtraParams, type GoogleProfile } from 'remix-auth-google'
import { z } from 'zod'
import type { GoogleIdentity } from '~/domain/accounts/google-sign-in.server'
import { env } from '~/env.server'
import { patience, type Provider } from './provider.server'

/** What this browser alone knows of one sign-in under way: the PKCE verifier and the nonce. */
export type Secrets = { verifier: string; nonce: string }

const claims = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nonce: z.string(),
})

const userInfo = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
})

/** remix-auth-google for any issuer, one instance a request, with PKCE and a nonce. */
export class OpenIdStrategy extends GoogleStrategy<GoogleIdentity> {
  readonly #secrets: Secrets
  readonly #provider: Provider

  constructor(provider: Provider, secrets: Secrets) {
    super(
      {
        clientID: env.GOOGLE_CLIENT_ID ?? '',
        clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
        callbackURL: `${env.SITE_URL}/api/auth/google/callback`,
        scope: 'openid email',
      },
      ({ profile }) => Promise.resolve(identityOf(profile._json)),
    )
    this.authorizationURL = provider.authorization_endpoint
    this.tokenURL = provider.token_endpoint
    this.#provider = provider
    this.#secrets = secrets
  }

  protected override authorizationParams() {
    const { nonce, verifier } = this.#secrets
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    return new URLSearchParams({
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
  }

  protected override tokenParams() {
    return new URLSearchParams({ code_verifier: this.#secrets.verifier })
  }

  protected override async userProfile(
    accessToken: string,
    params?: GoogleExtraParams,
  ): Promise<GoogleProfile> {
    const subject = this.#subjectOf(params?.id_token)
    const response = await fetch(this.#provider.userinfo_endpoint, {
      headers: { Authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) throw new Error(`the provider answers ${response.status}`)
    const raw = userInfo.parse(await response.json())
    if (raw.sub !== subject) throw new Error('the provider speaks of two people')
    const { email = '', email_verified } = raw
    const isVerified = email_verified === true || email_verified === 'true'
    return {
      provider: 'google',
      id: raw.sub,
      displayName: '',
      name: { familyName: '', givenName: '' },
      emails: [{ value: email }],
      photos: [{ value: '' }],
      _json: { ...noProfile, sub: raw.sub, email, email_verified: isVerified },
    }
  }

  // Straight from the provider over TLS, so that its signature need not be checked (OpenID Connect Core
  // 3.1.3.7, 6): what is checked is that it is for us, for this browser's request, and not old.
  #subjectOf(idToken: string | undefined) {
    const [, body = ''] = (idToken ?? '').split('.')
    const { iss, sub, aud, exp, nonce } = claims.parse(
      JSON.parse(Buffer.from(body, 'base64url').toString('utf8')),
    )
    const isOurs =
      iss === this.#provider.issuer &&
      [aud].flat().includes(this.clientID) &&
      exp * 1000 > Date.now() &&
      nonce === this.#secrets.nonce
    if (!isOurs) throw new Error('the identity token is not for this sign-in')
    return sub
  }
}

const noProfile = { name: '', given_name: '', family_name: '', picture: '', locale: '', hd: '' }

function identityOf({ sub, email, email_verified }: GoogleProfile['_json']): GoogleIdentity {
  return { sub, email: email || null, isEmailVerified: email_verified }
}
