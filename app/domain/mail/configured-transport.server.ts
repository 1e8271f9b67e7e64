import path from 'node:path'
import { env } from '~/runtime/env.server'
import { folderTransport } from './folder-transport.server'
import { smtpTransport } from './smtp-transport.server'
import type { Transport } from './transport.server'

/** The transport for `MAIL_URL` or, without one, the folder `mail` in `DATA_DIR`. */
export function configuredTransport(): Transport {
  return env.MAIL_URL ? smtpTransport(env.MAIL_URL) : folderTransport(mailFolder())
}

/** Where mails are kept as files while there is no `MAIL_URL`. */
export function mailFolder(): string {
  return path.join(env.DATA_DIR, 'mail')
}
