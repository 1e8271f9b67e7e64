import { env } from '~/runtime/env.server'

/** For whom passkeys are made and what they may be used on: this site under its configured URL, and no other. */
export const relyingParty = {
  name: 'The XXperiment',
  id: new URL(env.SITE_URL).hostname,
  origin: env.SITE_URL,
}
