import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { toIsoDay } from '~/domain/day'
import { causeKey } from '~/domain/mail/outbox.server'
import { listFailedMails } from '~/domain/mail/list-failed-mails.server'
import { unwrap } from '../../support/forum/factories'
import {
  mailHarness,
  startMailServer,
  queueSome,
  listRecipients,
} from '../../support/mail/mail-harness'
import { outbox } from '../../support/mail/mailed'
import type { MailServer } from '../../support/mail/mail-server'

const secondStepAt = new Date()
const moderator = { role: 'moderator', suspendedUntil: null, secondStepAt } as const
const admin = { role: 'admin', suspendedUntil: null, secondStepAt } as const
const suspended = { ...admin, suspendedUntil: new Date(Date.now() + 600_000) }

let server: MailServer

beforeEach(async () => {
  server = await startMailServer()
})

describe('failed', () => {
  test('a mail refused for good fails, is shown to administrators, and holds up no other', async () => {
    server.manners = { recipient: 550 }
    await queueSome(1)
    const harness = mailHarness(server.url)
    await harness.passUntilEmpty()
    server.manners = 'take'
    await queueSome(2)
    await harness.passUntilEmpty()
    await harness.pass(60)
    expect(listRecipients(server.taken)).toEqual(['reader-1@example.com'])
    for (const actor of [moderator, suspended])
      expect(await listFailedMails(actor)).toMatchObject({ code: 'not-allowed' })
    expect(unwrap(await listFailedMails(admin))).toMatchObject({
      mails: [{ kind: 'verifyEmail', reason: 'EENVELOPE RCPT TO 550 5.1.1', attempts: 1 }],
      hosts: [{ host: 'example.com', count: 1 }],
    })
    expect(
      (await db.outgoingMail.findFirst({ where: { state: 'failed' } }))?.lastError,
    ).not.toMatch(/@|wanted/)
    expect(await outbox()).toMatchObject([
      { state: 'failed', recipient: '@example.com', payload: {} },
      { state: 'sent' },
    ])
  })

  test('the day of a failed mail is that of the site', async () => {
    await queueSome(1)
    // 01:30 of the next day in India.
    const createdAt = new Date('2026-11-30T20:00:00Z')
    await db.outgoingMail.updateMany({ data: { state: 'failed', createdAt } })
    const [mail] = unwrap(await listFailedMails(admin)).mails
    expect(mail && toIsoDay(mail.day)).toBe('2026-12-01')
  })

  test('a mail that this process cannot decrypt waits two days for one that can', async () => {
    await queueSome(3)
    const [lost, found] = [causeKey('cause-0'), causeKey('cause-2')]
    const { payload } = await db.outgoingMail.findUniqueOrThrow({ where: { cause: found } })
    await db.outgoingMail.updateMany({
      where: { cause: { in: [lost, found] } },
      data: { payload: 'x'.repeat(60) },
    })
    await db.outgoingMail.updateMany({
      where: { cause: causeKey('cause-1') },
      data: { kind: 'constructor' },
    })
    const harness = mailHarness(server.url)
    await harness.look()
    // As if a process with its secret had it next.
    await db.outgoingMail.updateMany({ where: { cause: found }, data: { payload } })
    await harness.pass(1)
    expect(listRecipients(server.taken)).toEqual(['reader-2@example.com'])
    const reasons = async () =>
      unwrap(await listFailedMails(admin)).mails.map(({ reason }) => reason)
    await harness.pass(46 * 60)
    expect(await reasons()).toEqual(['unknown kind'])
    await harness.pass(3 * 60)
    expect((await reasons()).sort()).toEqual(['encrypted with another secret', 'unknown kind'])
    expect(server.taken).toHaveLength(1)
  })

  test.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    'a@example.com>\r\nRCPT TO:<b@example.com',
    '<a@example.com>',
    'Asha <a@example.com>',
    'a@example.com\0',
    '"a b"@example.com',
    '',
  ])('no address but a plain one gets out: %j', async (email) => {
    const sly = email.replaceAll('\0', '\x01')
    await queueSome(1, { cause: 'to', recipient: sly })
    await queueSome(1, { cause: 'reply', replyTo: sly || ' ' })
    await queueSome(1)
    const harness = mailHarness(server.url)
    await harness.passUntilEmpty()
    expect(server.taken).toHaveLength(1)
    expect(server.taken[0]?.bcc).toBeUndefined()
    const reasons = unwrap(await listFailedMails(admin)).mails.map(({ reason }) => reason)
    expect(reasons).toEqual(['no plain address', 'no plain address'])
  })
})
