import {
  allowInsecureRequests,
  authorizationCodeGrant,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  type Configuration,
} from 'openid-client'
import { GoogleStrategy, type GoogleExtraParams, type GoogleProfile } from 'remix-auth-google'
import { z } from 'zod'
import type { GoogleIdentity } from '~/domain/accounts/google-sign-in.server'
import { env } from '~/runtime/env.server'

// The timeout of each request to the provider, in seconds.
const timeout = 5

const callbackPath = '/api/auth/google/callback'

/** True when Google sign-in is configured. */
export function isGoogleConfigured(): boolean {
  return Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)
}

let known: Configuration | undefined

/**
 * The provider's `/.well-known/openid-configuration`, fetched once, with our client id and secret. Identity tokens are
 * verified with its published keys.
 * @throws {Error} if the provider is unreachable or names another issuer
 */
export async function discoverProvider(): Promise<Configuration> {
  const issuer = new URL(env.GOOGLE_ISSUER)
  known ??= await discovery(
    issuer,
    env.GOOGLE_CLIENT_ID ?? '',
    { client_secret: env.GOOGLE_CLIENT_SECRET, [clockTolerance]: 30 },
    undefined,
    {
      timeout,
      execute: [
        enableNonRepudiationChecks,
        // Tests replace Google with a provider on loopback.
        ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    },
  )
  return known
}

/** The values of one sign-in that only this browser knows, in addition to `state`. */
export type Secrets = { nonce: string; verifier: string }

/** Creates secrets, and the verifier's challenge for the URL of Google's page. */
export async function newSecrets(): Promise<Secrets & { challenge: string }> {
  const verifier = randomPKCECodeVerifier()
  return { nonce: randomNonce(), verifier, challenge: await calculatePKCECodeChallenge(verifier) }
}

type Attempt = Secrets & { state?: string; challenge?: string }

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: flag.optional(),
  /** The account's Google Workspace domain. */
  hd: z.string().optional(),
})

/**
 * remix-auth-google with nonce, PKCE and a timeout for requests. It trusts only a verified identity token. One instance
 * serves one request, because the library's hooks do not receive the request.
 */
export class OpenIdGoogleStrategy extends GoogleStrategy<GoogleIdentity> {
  #signed: z.output<typeof claimsSchema> | undefined

  /**
   * @param provider from `discoverProvider`
   * @param attempt the secrets of the sign-in, with `challenge` at the start and `state` at the callback
   * @param answer the query of the callback
   */
  constructor(
    private readonly provider: Configuration,
    private readonly attempt: Attempt,
    private readonly answer = new URLSearchParams(),
  ) {
    super(
      {
        clientID: env.GOOGLE_CLIENT_ID ?? '',
        clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
        callbackURL: env.SITE_URL + callbackPath,
        scope: 'openid email',
        prompt: 'select_account',
      },
      ({ profile }) => Promise.resolve(identityOf(claimsSchema.parse(profile._json))),
    )
    const { authorization_endpoint, token_endpoint } = provider.serverMetadata()
    this.authorizationURL = authorization_endpoint ?? this.authorizationURL
    this.tokenURL = token_endpoint ?? this.tokenURL
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams()
    params.set('nonce', this.attempt.nonce)
    params.set('code_challenge', this.attempt.challenge ?? '')
    params.set('code_challenge_method', 'S256')
    return params
  }

  protected override tokenParams(): URLSearchParams {
    return new URLSearchParams({ code_verifier: this.attempt.verifier })
  }

  /** @throws {Error} unless the identity token is from the provider, for us, for this request and fresh */
  protected override async fetchAccessToken(_code: string, params: URLSearchParams) {
    const tokens = await authorizationCodeGrant(
      this.provider,
      new URL(`${this.callbackURL}?${this.answer}`),
      {
        expectedState: this.attempt.state,
        expectedNonce: this.attempt.nonce,
        pkceCodeVerifier: params.get('code_verifier') ?? undefined,
      },
    )
    const signed = tokens.claims()
    // The library checks `azp` only if there are several audiences.
    if (!signed || (signed.azp ?? this.clientID) !== this.clientID)
      throw new Error('the identity token was issued to another client')
    this.#signed = claimsSchema.parse(signed)
    return { accessToken: tokens.access_token, extraParams: tokens as unknown as GoogleExtraParams }
  }

  /** Merges the claims of userinfo and identity token. Where they differ, the signed token wins. */
  protected override async userProfile(accessToken: string): Promise<GoogleProfile> {
    const signed = this.#signed
    if (!signed) throw new Error('userProfile() was called before fetchAccessToken()')
    const told = await fetchUserInfo(this.provider, accessToken, signed.sub)
    // The type requires names and pictures, but the site does not ask for them.
    const profile = { provider: 'google', id: signed.sub, _json: { ...told, ...signed } }
    return profile as unknown as GoogleProfile
  }
}

function identityOf({ sub, email, email_verified, hd }: z.output<typeof claimsSchema>) {
  return {
    sub,
    email: email || null,
    isEmailVerified: email_verified ?? false,
    hostedDomain: hd || null,
  }
}
