import { smtpConnection, type SmtpConnection, type Timeouts } from './smtp-connection.server'
import type { Transport } from './transport.server'

const smtpTimeouts: Timeouts = { greeting: 10_000, silence: 30_000, mail: 60_000 }

/**
 * Sends through a mail server. Connections are kept for the next mail, so that many mails need few; the caller
 * decides how many go at once.
 * @param url `MAIL_URL`
 */
export function smtpTransport(url: string, timeouts: Timeouts = smtpTimeouts): Transport {
  const closing = new AbortController()
  const idle: SmtpConnection[] = []

  return {
    async deliver(mail) {
      const connection = idle.pop() ?? smtpConnection(url, timeouts, closing.signal)
      await connection(mail).finally(() => idle.push(connection))
      return {}
    },
    close() {
      closing.abort()
    },
  }
}
