import { smtpLane, type Lane, type Timeouts } from './smtp-lane.server'
import type { Transport } from './transport.server'

const smtpTimeouts: Timeouts = { greeting: 10_000, silence: 30_000, mail: 60_000 }

/**
 * Sends through a mail server. Connections are kept for the next mail, so that many mails need few; the caller
 * decides how many go at once.
 * @param url `MAIL_URL`
 */
export function smtpTransport(url: string, timeouts: Timeouts = smtpTimeouts): Transport {
  const closing = new AbortController()
  const idle: Lane[] = []

  return {
    async deliver(mail) {
      const lane = idle.pop() ?? smtpLane(url, timeouts, closing.signal)
      await lane(mail).finally(() => idle.push(lane))
      return {}
    },
    close() {
      closing.abort()
    },
  }
}
