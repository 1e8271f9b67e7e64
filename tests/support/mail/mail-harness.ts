import { db } from '~/database/db.server'
import { startMailer } from '~/domain/mail/deliver.server'
import { queueMail, type NewMail } from '~/domain/mail/outbox.server'
import { waitingMailResolvers } from '~/domain/moderation/waiting-mail.server'
import { smtpTransport } from '~/domain/mail/smtp-transport.server'
import type { Transport } from '~/domain/mail/transport.server'

export const quick = { greeting: 800, silence: 800, mail: 4_000 }
// Timeouts longer than any test may take: a test that waits for one of them fails.
export const patient = { greeting: 600_000, silence: 600_000, mail: 600_000 }

/** Puts `count` mails into the outbox, to reader-0, reader-1 and so on. */
export async function queueSome(count: number, change: Partial<NewMail> = {}): Promise<void> {
  const queue = (index: number) =>
    queueMail({
      cause: `cause-${index}`,
      kind: 'verifyEmail',
      language: 'en',
      recipient: `reader-${index}@example.com`,
      payload: { token: `token-${index}` },
      ...change,
    })
  const batchSize = 8
  for (let from = 0; from < count; from += batchSize) {
    const some = Array.from(
      { length: Math.min(batchSize, count - from) },
      (_, index) => from + index,
    )
    await Promise.all(some.map(queue))
  }
}

/**
 * Starts a mailer whose clock only advances when the test advances it.
 * @param ahead how many milliseconds it is ahead of the machine's clock
 */
export function mailHarness(to: string | Transport, timeouts = patient, ahead = 0) {
  let passed = ahead
  const now = () => new Date(Date.now() + passed)
  const transport = typeof to === 'string' ? smtpTransport(to, timeouts) : to
  const mailer = startMailer({
    transport,
    resolvers: waitingMailResolvers,
    now,
    pollEvery: 20,
    grace: 100,
  })
  const tries = async () =>
    (await db.outgoingMail.aggregate({ _sum: { attempts: true } }))._sum.attempts ?? 0

  // Call it only between attempts, because claims expire by the same clock.
  async function pass(minutes: number) {
    await mailer.wake()
    passed += minutes * 60_000
    await mailer.wake()
  }

  return {
    stop: () => mailer.stop(),
    tries,
    /** Makes the mailer process the outbox. Resolves when it has tried all due mails. */
    look: () => mailer.wake(),
    /** Advances the clock without waiting for attempts. */
    setClock(minutes: number) {
      passed += minutes * 60_000
    },
    pass,
    /** Advances minute by minute until the outbox is empty. */
    async passUntilEmpty() {
      for (let minute = 0; minute < 120; minute++) {
        await mailer.wake()
        if (!(await db.outgoingMail.count({ where: { state: 'waiting' } }))) return
        await pass(1)
      }
      throw new Error('mails still wait after two hours')
    },
  }
}

/** Lists the recipients of a server's mails, sorted. */
export function listRecipients(taken: { to?: { address?: string }[] }[]): string[] {
  return taken.map(({ to }) => to?.[0]?.address ?? '').sort()
}
