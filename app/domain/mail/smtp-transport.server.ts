import { SmtpConnection, smtpTimeouts, type Timeouts } from './smtp-connection.server'
import type { Transport } from './transport.server'

const mailsAConnection = 100
const idleLimit = 10_000

/**
 * Sends through a mail server. Connections are kept for the next mail for ten seconds, so that many mails
 * need few; the caller decides how many go at once.
 * @param url `MAIL_URL`
 */
export function smtpTransport(url: string, timeouts: Timeouts = smtpTimeouts): Transport {
  const idle: SmtpConnection[] = []
  const open = new Set<SmtpConnection>()

  async function take() {
    for (let last = idle.pop(); last; last = idle.pop()) if (!last.isClosed) return last
    const connection = await SmtpConnection.open(url, timeouts)
    open.add(connection)
    return connection
  }

  function refund(connection: SmtpConnection) {
    if (connection.isClosed || connection.sent >= mailsAConnection) return discard(connection)
    idle.push(connection)
    const { sent } = connection
    setTimeout(() => {
      if (connection.sent === sent && idle.includes(connection)) discard(connection)
    }, idleLimit).unref()
  }

  function discard(connection: SmtpConnection) {
    if (idle.includes(connection)) idle.splice(idle.indexOf(connection), 1)
    open.delete(connection)
    connection.close()
  }

  return {
    async deliver({ envelope, message }) {
      const connection = await take()
      try {
        await connection.send(envelope, message)
        return {}
      } finally {
        refund(connection)
      }
    },
    close() {
      for (const connection of [...open]) discard(connection)
    },
  }
}
