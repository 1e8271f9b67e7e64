import path from 'node:path'
import { env } from '~/runtime/env.server'
import { folderTransport } from './folder-transport.server'
import { smtpTransport } from './smtp-transport.server'
import type { Transport } from './transport.server'

/** The way out that the environment names: the server of `MAIL_URL`, or the folder `mail` in `DATA_DIR`. */
export function configuredTransport(): Transport {
  return env.MAIL_URL
    ? smtpTransport(env.MAIL_URL)
    : folderTransport(path.join(env.DATA_DIR, 'mail'))
}
