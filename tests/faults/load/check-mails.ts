import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '~/database/db.server'
import type { MailServer } from '../../support/mail/mail-server'
import { company } from '../site-under-test'
import type { Ledger } from './ledger'

const timeout = 180_000

/**
 * Releases the mails that a killed process had claimed, which otherwise happens after three minutes. No process may be
 * sending mails.
 */
export async function releaseClaims(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl)
  await database.outgoingMail.updateMany({
    where: { state: 'waiting' },
    data: { claimedUntil: null, nextAttemptAt: new Date() },
  })
  await database.$disconnect()
}

/**
 * Waits until a site's outbox is empty. Then checks that the mail server has every owed mail: one for each account and
 * two for each message.
 * @returns the missing ones, one line each
 */
export async function checkMails(
  { signUps, messages }: Ledger,
  mail: MailServer,
  databaseUrl: string,
): Promise<string[]> {
  const left = await waitForOutbox(databaseUrl)
  const recipients = new Set(mail.taken.map(({ to }) => to?.[0]?.address ?? ''))
  const toCompany = mail.taken
    .filter(({ to }) => to?.[0]?.address === company)
    .map(({ subject = '', text = '' }) => subject + text)
    .join('\n')
  return [
    ...(left ? [`${left} mails wait still`] : []),
    ...[...signUps, ...messages]
      .filter(({ email }) => !recipients.has(email))
      .map(({ email }) => `${email} got no mail`),
    ...messages
      .filter(({ reference }) => !toCompany.includes(reference))
      .map(({ reference }) => `the company got no mail of ${reference}`),
  ]
}

async function waitForOutbox(databaseUrl: string) {
  const database = openDatabase(databaseUrl)
  const deadline = Date.now() + timeout
  try {
    for (;;) {
      // Notifications wait up to an hour, and none of them is owed.
      const where = { state: { not: 'sent' as const }, kind: { not: 'somethingNew' } }
      const left = await database.outgoingMail.count({ where })
      if (!left || Date.now() > deadline) return left
      await pause(250)
    }
  } finally {
    await database.$disconnect()
  }
}
