import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { publicNameOf } from '~/domain/mail/outbox.server'
import { log } from '~/runtime/log.server'
import {
  mailHarness,
  startMailServer,
  patient,
  queueSome,
  quick,
  listRecipients,
} from '../../support/mail/mail-harness'
import type { MailServer, Behaviour } from '../../support/mail/mail-server'

let server: MailServer

beforeEach(async () => {
  server = await startMailServer()
})

/** Returns the Message-ID of the only mail. */
async function messageId() {
  const { id } = await db.outgoingMail.findFirstOrThrow()
  return `<${publicNameOf(id)}@localhost>`
}

const all = (count: number) =>
  Array.from({ length: count }, (_, index) => `reader-${index}@example.com`).sort()

describe('the mailer', () => {
  test('sends what is queued at once, as text and HTML, under a Message-ID of its own', async () => {
    mailHarness(server.url)
    await queueSome(1, { language: 'hi' })
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(1)
    const [mail] = server.taken
    expect(mail?.messageId).toBe(await messageId())
    expect(mail?.from).toEqual({ name: 'localhost', address: 'no-reply@localhost' })
    expect(mail?.subject).toBe('अपने ई-मेल पते की पुष्टि करें')
    for (const part of [mail?.text, mail?.html])
      expect(part).toContain('http://localhost:3000/auth/verify-email?token=token-0')
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  test('keeps nothing of what a sent mail said', async () => {
    const harness = mailHarness(server.url)
    await queueSome(1)
    const waiting = await db.outgoingMail.findFirstOrThrow()
    expect(JSON.stringify(waiting)).not.toContain('token-0')
    await harness.passUntilEmpty()
    const [row] = await db.outgoingMail.findMany()
    expect(row).toMatchObject({ state: 'sent', payload: '', attempts: 1, lastError: null })
  })

  test('sends a mail once, also when the database is busy after it', async () => {
    const deliver = vi.fn(() => {
      vi.spyOn(db.outgoingMail, 'updateMany').mockRejectedValueOnce(new Error('busy'))
      return Promise.resolve({})
    })
    await queueSome(1)
    const harness = mailHarness({ deliver, close() {} })
    await harness.passUntilEmpty()
    expect(deliver).toHaveBeenCalledTimes(1)
  })

  test('sends a mail about news that version 1.0.0 queued with its recipient', async () => {
    const harness = mailHarness(server.url)
    await queueSome(1, { kind: 'authorLookedUp', payload: { by: 'asha' } })
    await harness.passUntilEmpty()
    expect(listRecipients(server.taken)).toEqual(all(1))
  })

  test('uses a connection for many mails, and few connections', async () => {
    await queueSome(30)
    const harness = mailHarness(server.url)
    await harness.passUntilEmpty()
    expect(listRecipients(server.taken)).toEqual(all(30))
    expect(server.connections).toBeLessThanOrEqual(4)
  })

  test('server down for the whole run, then up: every mail arrives, once', async () => {
    await server.stop()
    await queueSome(12)
    const harness = mailHarness(server.url)
    for (let turn = 0; turn < 8; turn++) await harness.pass(1)
    expect(await db.outgoingMail.count({ where: { state: 'waiting' } })).toBe(12)
    const tries = await harness.tries()
    expect(tries).toBeGreaterThan(4)
    // After an outage, a single mail probes the server before all others follow.
    expect(tries).toBeLessThan(30)
    await server.start()
    await harness.passUntilEmpty()
    await harness.pass(60)
    expect(listRecipients(server.taken)).toEqual(all(12))
  })

  test.each<[string, Behaviour]>([
    ['refuses the sender for good', { sender: 550 }],
    ['answers 451 to recipients', { recipient: 451 }],
    ['answers 451 to messages', { message: 451 }],
    ['answers 421', { message: 421 }],
    ['accepts connections and says nothing', 'no-greeting'],
    ['accepts connections and hangs up', 'hang-up'],
    ['takes a message and then says nothing', 'silent-after-message'],
    ['dies in the middle of a message', 'die-mid-message'],
  ])('a server that %s gets every mail once it behaves, once', async (_, manners) => {
    server.manners = manners
    await queueSome(3)
    const impatient = mailHarness(server.url, quick)
    await impatient.pass(1)
    await impatient.stop()
    expect(await impatient.tries()).toBeGreaterThan(0)
    expect(await db.outgoingMail.count({ where: { state: 'waiting' } })).toBe(3)
    server.manners = 'take'
    const harness = mailHarness(server.url)
    await harness.passUntilEmpty()
    await harness.pass(60)
    expect(listRecipients(server.taken)).toEqual(all(3))
  })

  test('a server that dies before it says that it took a mail gets it twice, as the same mail', async () => {
    server.manners = 'die-after-message'
    await queueSome(1)
    const harness = mailHarness(server.url)
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(1)
    server.manners = 'take'
    await harness.passUntilEmpty()
    await harness.pass(60)
    const expected = await messageId()
    expect(server.taken.map((mail) => mail.messageId)).toEqual([expected, expected])
  })

  test('asks again for two days, ever more rarely, and then no more', async () => {
    server.manners = { recipient: 451 }
    await queueSome(1)
    const harness = mailHarness(server.url)
    for (let turn = 0; turn < 11; turn++) await harness.pass(15 * 2 ** (turn % 6))
    const late = await db.outgoingMail.findFirstOrThrow()
    expect(late).toMatchObject({ state: 'waiting', attempts: 12 })
    await harness.pass(14)
    expect(await harness.tries()).toBe(12)
    await harness.pass(24 * 60)
    expect(await db.outgoingMail.findFirst()).toMatchObject({ state: 'waiting' })
    await harness.pass(13 * 60)
    expect(await db.outgoingMail.findFirst()).toMatchObject({
      state: 'failed',
      lastError: 'EENVELOPE RCPT TO 451 5.1.1',
    })
  })

  test.each<[string, Behaviour]>([
    ['a mail that the server wanted later', { recipient: 451 }],
    ['a pause because the server was away', 'no-greeting'],
  ])('a clock that is set back does not prolong %s', async (_, manners) => {
    server.manners = manners
    await queueSome(1)
    const harness = mailHarness(server.url, quick)
    await harness.pass(0)
    expect(await harness.tries()).toBe(1)
    server.manners = 'take'
    await harness.pass(-60)
    await expect.poll(() => listRecipients(server.taken), { timeout: 10_000 }).toEqual(all(1))
  })

  test('a clock that is set back does not prolong a claim', async () => {
    await queueSome(1)
    await db.outgoingMail.updateMany({ data: { claimedUntil: new Date(Date.now() + 3_600_000) } })
    mailHarness(server.url)
    await expect.poll(() => listRecipients(server.taken), { timeout: 10_000 }).toEqual(all(1))
  })

  test('stopping gives a mail on its way back, to be sent by the next', async () => {
    server.manners = 'silent-after-message'
    await queueSome(1)
    const first = mailHarness(server.url)
    await expect.poll(() => server.messages, { timeout: 10_000 }).toBe(1)
    await first.stop()
    expect(await db.outgoingMail.findFirst()).toMatchObject({
      state: 'waiting',
      claimedUntil: null,
    })
    server.manners = 'take'
    const harness = mailHarness(server.url)
    await harness.passUntilEmpty()
    expect(listRecipients(server.taken)).toEqual(all(1))
  })

  test('stopping does not wait for a database that takes no results', async () => {
    server.manners = 'silent-after-message'
    await queueSome(1)
    const mailer = mailHarness(server.url)
    await expect.poll(() => server.messages, { timeout: 10_000 }).toBe(1)
    const warn = vi.spyOn(log, 'warn')
    await db.$executeRaw`ALTER TABLE "OutgoingMail" RENAME TO "Elsewhere"`
    await mailer.stop()
    await db.$executeRaw`ALTER TABLE "Elsewhere" RENAME TO "OutgoingMail"`
    expect(warn).toHaveBeenCalledWith({ mails: 1 }, expect.stringContaining('stopped before'))
    warn.mockRestore()
  })

  test('stopping does not wait for a server that does not greet', async () => {
    server.manners = 'no-greeting'
    await queueSome(3)
    const mailer = mailHarness(server.url)
    await expect.poll(() => server.connections, { timeout: 10_000 }).toBe(3)
    await mailer.stop()
    await expect.poll(() => server.open, { timeout: 10_000 }).toBe(0)
    expect(await db.outgoingMail.count({ where: { state: 'waiting', claimedUntil: null } })).toBe(3)
  })

  test('a server that never ends its answer holds a mail no longer than a mail may take', async () => {
    server.manners = 'endless-answer'
    await queueSome(1)
    const harness = mailHarness(server.url, { ...patient, mail: 1_000 })
    await harness.look()
    expect(await db.outgoingMail.findFirst()).toMatchObject({
      state: 'waiting',
      lastError: 'ESOCKET CONN',
    })
    await expect.poll(() => server.open, { timeout: 10_000 }).toBe(0)
    server.manners = 'take'
    await harness.passUntilEmpty()
    expect(listRecipients(server.taken)).toEqual(all(1))
  })
})
