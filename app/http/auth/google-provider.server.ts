import {
  allowInsecureRequests,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client'
import { env } from '~/runtime/env.server'

// For each request to the provider, in seconds.
const timeout = 5

let known: Configuration | undefined

/** Whether Google sign-in is configured. */
export function isGoogleConfigured(): boolean {
  return Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)
}

/**
 * The provider's `/.well-known/openid-configuration`, fetched once, with our client id and secret. Identity tokens
 * are verified with its published keys.
 * @throws {Error} if unreachable or of another issuer
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
        // A provider on loopback stands in for Google in tests.
        ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    },
  )
  return known
}
