import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { day, hour } from '~/domain/durations'
import { retention } from '~/domain/retention/periods'
import { mailHarness } from '../../support/mail/mail-harness'

async function keepSent(kind: string, age: number) {
  const at = new Date(Date.now() - age)
  const mail = { messageId: kind, kind, payload: '', nextAttemptAt: at, sentAt: at }
  await db.outgoingMail.create({ data: { ...mail, cause: `${kind} ${age}`, state: 'sent' } })
}

test('the mailer forgets sent notifications after an hour, and leaves other mails to the purge', async () => {
  await keepSent('somethingNew', 2 * hour)
  await keepSent('somethingNew', hour / 2)
  await keepSent('verifyEmail', (retention.sentMails + 1) * day)
  const harness = mailHarness('smtp://127.0.0.1:1')
  await harness.passUntilEmpty()
  await harness.stop()
  const left = await db.outgoingMail.findMany({ orderBy: { kind: 'asc' } })
  expect(left.map(({ cause }) => cause)).toEqual([
    `somethingNew ${hour / 2}`,
    `verifyEmail ${(retention.sentMails + 1) * day}`,
  ])
})
