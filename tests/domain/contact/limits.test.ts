import { expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { subscribe } from '~/domain/contact/subscribe.server'
import { sendMessage } from '~/domain/contact/store-message.server'
import { rules } from '~/domain/limits/rules'
import { filled } from '../../support/forum/messages'
import { mailed } from '../../support/mail/mailed'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on', CONTACT_TO: 'team@example.com' })

const from = (ip: string) => ({ ip, language: 'en' })

test('a stranger gets few receipts, whoever sends them; the messages are kept all the same', async () => {
  const many = rules.contactReceipt[0].points + 3
  for (let time = 0; time < many; time++) {
    const email = time % 2 ? 'Stranger@example.com' : 'stranger@example.com'
    const message = { ...filled, email, message: `Message ${time}` }
    expect(await sendMessage(message, from(`192.0.2.${time}`))).toMatchObject({ ok: true })
  }
  expect(await db.message.count()).toBe(many)
  expect(await mailed('messageReceived')).toHaveLength(many)
  expect(await mailed('messageReceipt')).toHaveLength(rules.contactReceipt[0].points)
})

test('nobody can flood a mailbox by the waitlist, and the answer stays the same', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let time = 0; time < 6; time++) {
    vi.setSystemTime(Date.now() + 61_000)
    const wish = { email: 'stranger@example.com', list: 'notify' }
    expect(await subscribe(wish, from(`192.0.2.${time}`))).toEqual({ ok: true, value: null })
  }
  vi.useRealTimers()
  expect(await mailed('confirmSubscription')).toHaveLength(rules.subscriptionMail[0].points)
})
