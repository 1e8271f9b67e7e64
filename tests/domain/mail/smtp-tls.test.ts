import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { log } from '~/runtime/log.server'
import { mailHarness, startMailServer, queueSome } from '../../support/mail/mail-harness'
import type { MailServer } from '../../support/mail/mail-server'

let server: MailServer

beforeEach(async () => {
  server = await startMailServer()
})

/** Returns the URL of the same server under a host name that is not recognisably local. */
const elsewhere = (user: string) =>
  server.url.replace('//', `//${user}`).replace('127.0.0.1', '0.0.0.0')

async function deliverThrough(url: string) {
  const warn = vi.spyOn(log, 'warn')
  const harness = mailHarness(url)
  await queueSome(1)
  await harness.look()
  await harness.stop()
  const faults = warn.mock.calls.map(([told]) => (told as { fault?: string }).fault)
  warn.mockRestore()
  return faults
}

describe('a mail server without TLS', () => {
  test('gets neither a password nor a mail; the log says why, and the mail waits', async () => {
    const faults = await deliverThrough(elsewhere('somebody:secret@'))
    expect(faults).toEqual([expect.stringContaining('TLS is required')])
    expect(server.passwords).toEqual([])
    expect(server.taken).toEqual([])
    expect(await db.outgoingMail.findFirstOrThrow()).toMatchObject({ state: 'waiting' })
  })

  test('is good enough without a password, and on this same machine', async () => {
    await queueSome(1)
    const harness = mailHarness(elsewhere(''))
    await harness.passUntilEmpty()
    await harness.stop()
    expect(server.taken).toHaveLength(1)
  })
})
