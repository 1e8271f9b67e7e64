import {
  allowInsecureRequests,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client'
import { env } from '~/runtime/env.server'

// The longest that the provider may take for one answer, in seconds.
const timeout = 5

let known: Configuration | undefined

/** Whether signing in with Google is configured here. */
export function isGoogleConfigured(): boolean {
  return Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)
}

/**
 * The provider as its own `/.well-known/openid-configuration` describes it, asked once, and us as its client.
 * Signatures of identity tokens are checked against the keys that it publishes.
 * @throws {Error} when it does not answer, or not as a provider of that name
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
