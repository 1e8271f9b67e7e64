import { beforeEach, expect, test } from 'vitest'
import { sendFromFloor } from '~/domain/contact/store-message.server'
import { unwrap } from '../../support/forum/factories'
import { mailHarness, startMailServer } from '../../support/mail/mail-harness'
import type { MailServer } from '../../support/mail/mail-server'
import { filled } from '../../support/forum/messages'
import { withSettings } from '../../support/with-settings'

withSettings({ CONTACT_TO: 'team@example.com' })

let server: MailServer

beforeEach(async () => {
  server = await startMailServer()
})

test.each(['en', 'hi'])('both mails arrive, in the sender’s language: %s', async (language) => {
  const message = 'पहली पंक्ति\n<b>second line</b>'
  const sender = { ip: '192.0.2.1', language }
  const given = { ...filled, message, floor: 'clinical', phone: '+91 1' }
  const referenceId = unwrap(await sendFromFloor(given, sender))
  const harness = mailHarness(server.url)
  await harness.passUntilEmpty()
  const [team, receipt] = server.taken.sort((one, other) =>
    (other.to?.[0]?.address ?? '').localeCompare(one.to?.[0]?.address ?? ''),
  )
  expect(team?.to?.[0]?.address).toBe('team@example.com')
  expect(team?.replyTo?.[0]?.address).toBe('asha@example.com')
  expect(team?.subject).toContain(referenceId)
  expect(team?.text).toContain(message)
  expect(team?.text).toContain('Phone: +91 1')
  expect(team?.html).toContain('पहली पंक्ति<br>\n&lt;b&gt;second line&lt;/b&gt;')
  expect(receipt?.to?.[0]?.address).toBe('asha@example.com')
  expect(receipt?.replyTo).toBeUndefined()
  expect(receipt?.text).toContain(referenceId)
  expect(receipt?.text).toContain('48')
  expect(/नमस्ते/.test(receipt?.text ?? '')).toBe(language === 'hi')
  expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toMatch(/पंक्ति|second|Asha,/)
})
