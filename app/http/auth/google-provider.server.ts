import { z } from 'zod'
import { env } from '~/runtime/env.server'

/** The longest that the provider may take for one answer, in milliseconds. */
export const timeout = 8_000

const configuration = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
  jwks_uri: z.url(),
})

export type Provider = z.infer<typeof configuration>

let known: Provider | undefined

/** Whether signing in with Google is configured here. */
export function isGoogleConfigured(): boolean {
  return Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)
}

/**
 * Where the provider wants to be asked, from its own `/.well-known/openid-configuration`; asked once.
 * @throws {Error} when it does not answer, or not as a provider of that name
 */
export async function discoverProvider(): Promise<Provider> {
  known ??= await readConfiguration()
  return known
}

async function readConfiguration() {
  const issuer = env.GOOGLE_ISSUER.replace(/\/$/, '')
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`the provider answers ${response.status}`)
  const found = configuration.parse(await response.json())
  if (found.issuer.replace(/\/$/, '') !== issuer) throw new Error('the provider has another name')
  return found
}
