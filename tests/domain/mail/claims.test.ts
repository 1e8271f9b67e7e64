import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeEach, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import {
  mailHarness,
  startMailServer,
  patient,
  queueSome,
  listRecipients,
} from '../../support/mail/mail-harness'
import type { MailServer } from '../../support/mail/mail-server'
import { tsxOptions } from '../../support/site/node-options'
import { sourceUrl } from '../../support/site/run-twice'

const aMailer = `
  const { startMailer } = await import(process.argv[1])
  const { smtpTransport } = await import(process.argv[2])
  startMailer({ transport: smtpTransport(process.argv[3]) })
  setInterval(() => {}, 60_000)
`
const claimLifetime = 20_000
const reader = 'reader-0@example.com'

let server: MailServer

beforeEach(async () => {
  server = await startMailServer()
  // The first mailer's mail stays in flight until the test releases it.
  server.manners = 'silent-after-message'
  await queueSome(1)
})

const harness = (ahead = 0) => mailHarness(server.url, patient, ahead)

const attempts = async () => (await db.outgoingMail.findFirstOrThrow()).attempts
const claimEnd = async () => Number((await db.outgoingMail.findFirstOrThrow()).claimedUntil)

test('the mail of a process that was killed is sent twenty seconds later', async () => {
  const files = ['deliver', 'smtp-transport'].map((name) =>
    sourceUrl(`app/domain/mail/${name}.server.ts`),
  )
  const options = [...tsxOptions, '--input-type=module', '--eval', aMailer, ...files]
  const mailer = spawn(process.execPath, [...options, server.url], { stdio: 'ignore' })
  await expect.poll(() => server.messages, { timeout: 30_000 }).toBe(1)
  mailer.kill('SIGKILL')
  await once(mailer, 'exit')
  server.manners = 'take'
  const early = harness()
  await early.look()
  expect(await attempts()).toBe(1)
  await early.stop()
  await harness(claimLifetime).look()
  expect(listRecipients(server.taken)).toEqual([reader])
  expect(await attempts()).toBe(2)
})

test('a claim is renewed while its mail is on its way, however long that takes', async () => {
  harness()
  await expect.poll(() => server.messages, { timeout: 10_000 }).toBe(1)
  const first = await claimEnd()
  await expect.poll(claimEnd, { timeout: 30_000 }).toBeGreaterThan(first)
  expect(await attempts()).toBe(1)
})

test.each([60, -60])(
  'clocks that change by %i minutes do not make a mail on its way one of a dead process',
  async (minutes) => {
    harness()
    await expect.poll(() => server.messages, { timeout: 10_000 }).toBe(1)
    const other = harness()
    await other.look()
    other.setClock(minutes)
    await other.look()
    expect(await attempts()).toBe(1)
  },
)

test('who was late cannot give back what somebody else has taken over', async () => {
  const late = harness()
  await expect.poll(() => server.messages, { timeout: 10_000 }).toBe(1)
  harness(claimLifetime * 2)
  await expect.poll(() => server.messages, { timeout: 10_000 }).toBe(2)
  const claimedUntil = await claimEnd()
  await late.stop()
  expect(await claimEnd()).toBeGreaterThanOrEqual(claimedUntil)
})
