import { afterEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import {
  canLeaveLists,
  confirmSubscription,
  unsubscribe,
  unsubscribeListsToken,
  readPendingSubscription,
  subscribe,
} from '~/domain/contact/subscribe.server'
import { unwrap } from '../../support/forum/factories'
import { lastToken, mailed } from '../../support/mail/mailed'
import { visitor } from '../../support/forum/messages'

const wish = { email: 'Asha@example.com', list: 'waitlist' }
const ask = async (change = {}) => unwrap(await subscribe({ ...wish, ...change }, visitor))

afterEach(() => {
  vi.useRealTimers()
})

test('nothing is kept before the address is confirmed, then it is, once', async () => {
  await ask()
  expect(await db.subscriber.count()).toBe(0)
  const token = await lastToken('confirmSubscription')
  expect(unwrap(readPendingSubscription(token))).toMatchObject(wish)
  expect(await db.subscriber.count()).toBe(0)
  await Promise.all([1, 2, 3].map(async () => unwrap(await confirmSubscription(token))))
  expect(await db.subscriber.findMany()).toMatchObject([
    { ...wish, emailKey: 'asha@example.com', language: 'en' },
  ])
})

test('asking again says and mails the same, and a double press mails once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await ask()
  await ask()
  expect(await mailed('confirmSubscription')).toHaveLength(1)
  unwrap(await confirmSubscription(await lastToken('confirmSubscription')))
  vi.setSystemTime(Date.now() + 61_000)
  expect(await ask()).toBeNull()
  expect(await mailed('confirmSubscription')).toHaveLength(2)
})

test('who subscribes again in the other language gets news in that one', async () => {
  await ask()
  unwrap(await confirmSubscription(await lastToken('confirmSubscription')))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  unwrap(await subscribe(wish, { ...visitor, language: 'hi' }))
  unwrap(await confirmSubscription(await lastToken('confirmSubscription')))
  expect(await db.subscriber.findMany()).toMatchObject([{ ...wish, language: 'hi' }])
})

test('an address may be on both lists and leaves both by one link', async () => {
  for (const list of ['waitlist', 'notify']) {
    await ask({ list })
    unwrap(await confirmSubscription(await lastToken('confirmSubscription')))
  }
  expect(await db.subscriber.count()).toBe(2)
  const token = unsubscribeListsToken('ASHA@example.com')
  expect(canLeaveLists(token)).toBe(true)
  expect(await db.subscriber.count()).toBe(2)
  unwrap(await unsubscribe(token))
  unwrap(await unsubscribe(token))
  expect(await db.subscriber.count()).toBe(0)
})

test('links of ours are good for what they say, for a week', async () => {
  await ask()
  const token = await lastToken('confirmSubscription')
  expect(canLeaveLists(token)).toBe(false)
  for (const strange of [null, '', 'x', `${token}A`, unsubscribeListsToken('asha@example.com')])
    expect(await confirmSubscription(strange)).toMatchObject({ fields: { token: 'tokenInvalid' } })
  expect(await unsubscribe('x')).toMatchObject({ code: 'invalid' })
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60_000)
  expect(readPendingSubscription(token)).toMatchObject({ code: 'invalid' })
})

test.each([
  [{ email: '' }, { email: 'required' }],
  [{ email: 'asha' }, { email: 'emailFormat' }],
  [{ list: '' }, { list: 'required' }],
  [{ list: 'other' }, { list: 'wrongType' }],
  [{ subject: 'buy' }, { subject: 'leaveEmpty' }],
])('%j is refused', async (change, fields) => {
  expect(await subscribe({ ...wish, ...change }, visitor)).toMatchObject({ fields })
})
