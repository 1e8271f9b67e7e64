import { env } from '~/runtime/env.server'

/** The relying party of passkeys: this site under its configured URL only. */
export const relyingParty = {
  name: 'The XXperiment',
  id: new URL(env.SITE_URL).hostname,
  origin: env.SITE_URL,
}
