import { createHash } from 'node:crypto'
import { GoogleStrategy, type GoogleExtraParams, type GoogleProfile } from 'remix-auth-google'
import type { GoogleIdentity } from '~/domain/accounts/google-sign-in.server'
import { env } from '~/runtime/env.server'
import { claimsSchema, verifyIdToken } from './google-id-token.server'
import { timeout, type Provider } from './google-provider.server'

/** What this browser alone knows of one sign-in under way: the PKCE verifier and the nonce. */
export type Secrets = { verifier: string; nonce: string }

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
    const signed = await verifyIdToken(params?.id_token, this.#provider, {
      clientId: this.clientID,
      nonce: this.#secrets.nonce,
    })
    const response = await fetch(this.#provider.userinfo_endpoint, {
      headers: { Authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`the provider answers ${response.status}`)
    const raw = claimsSchema.parse(await response.json())
    if (raw.sub !== signed.sub) throw new Error('the provider speaks of two people')
    const { sub, email = '', email_verified = false, hd = '' } = { ...raw, ...signed }
    return {
      provider: 'google',
      id: sub,
      displayName: '',
      name: { familyName: '', givenName: '' },
      emails: [{ value: email }],
      photos: [{ value: '' }],
      _json: { ...noProfile, sub, email, email_verified, hd },
    }
  }
}

const noProfile = { name: '', given_name: '', family_name: '', picture: '', locale: '' }

function identityOf({ sub, email, email_verified, hd }: GoogleProfile['_json']): GoogleIdentity {
  return { sub, email: email || null, isEmailVerified: email_verified, hostedDomain: hd || null }
}
