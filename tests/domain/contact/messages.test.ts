import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { floors } from '~/domain/contact/choices'
import { sendFromFloor, sendMessage } from '~/domain/contact/store-message.server'
import { newReference, readReference } from '~/domain/contact/reference.server'
import { unwrap } from '../../support/forum/factories'
import { outbox } from '../../support/mail/mailed'
import { filled, makeMessage, visitor } from '../../support/forum/messages'
import { withSettings } from '../../support/with-settings'

withSettings({ CONTACT_TO: 'team@example.com' })

describe('a message', () => {
  test('is kept, and mailed to the company and, without its words, to the sender', async () => {
    const message = { ...filled, intent: 'careers', links: 'https://example.com/cv?a=b#c' }
    const sender = { ...visitor, language: 'hi' }
    const referenceId = unwrap(await sendMessage(message, sender))
    expect(referenceId).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/)
    expect(await db.message.findMany()).toMatchObject([
      { ...message, referenceId, source: 'contact', language: 'hi', answeredAt: null, floor: null },
    ])
    const sent = await outbox()
    const toCompany = sent.find(({ kind }) => kind === 'messageReceived')
    const toSender = sent.find(({ kind }) => kind === 'messageReceipt')
    expect(sent).toHaveLength(2)
    expect(toCompany).toMatchObject({
      recipient: 'team@example.com',
      replyTo: 'asha@example.com',
      language: 'en',
    })
    expect(toCompany?.payload).toEqual({
      ...message,
      referenceId,
      source: 'contact',
    })
    expect(toSender).toMatchObject({
      recipient: 'asha@example.com',
      language: 'hi',
    })
    expect(toSender?.payload).toEqual({ referenceId })
  })

  test('needs nothing that is optional, and takes limits by code points', async () => {
    const long = { message: '🌼'.repeat(5000), name: 'न'.repeat(200) }
    await makeMessage({ intent: '', links: '', ...long })
    expect(await db.message.findFirst()).toMatchObject({ intent: null, links: null })
  })

  test.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'न'.repeat(201) }, { name: 'tooLong' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'asha' }, { email: 'emailFormat' }],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, { email: 'emailFormat' }],
    [{ message: '' }, { message: 'required' }],
    [{ message: 'a\0b' }, { message: 'unreadable' }],
    [{ message: 'म'.repeat(5001) }, { message: 'textLength' }],
    [{ links: 'example.com' }, { links: 'linkFormat' }],
    [{ links: 'javascript:alert(1)' }, { links: 'linkFormat' }],
    [{ links: 'https://a b' }, { links: 'linkFormat' }],
    [{ intent: 'world peace' }, { intent: 'wrongType' }],
    [{ subject: 'buy' }, { subject: 'leaveEmpty' }],
    [{ subject: ['buy'] }, { subject: 'leaveEmpty' }],
  ])('with %j is refused, and nothing is kept', async (change, fields) => {
    expect(await sendMessage({ ...filled, ...change }, visitor)).toMatchObject({
      code: 'invalid',
      fields,
    })
    expect(await db.message.count()).toBe(0)
    expect(await outbox()).toEqual([])
  })
})

describe('sent twice', () => {
  test('it is one message for ten minutes, whatever the case of the address, but another one through another door', async () => {
    const first = await makeMessage()
    expect(await makeMessage({ email: 'Asha@Example.com' })).toBe(first)
    expect(await makeMessage({ message: ' I would like to help.\r\n' })).toBe(first)
    expect(await makeMessage({ message: 'Something else' })).not.toBe(first)
    expect(await db.message.count()).toBe(2)
    expect(await outbox()).toHaveLength(4)
    expect(unwrap(await sendFromFloor({ ...filled, floor: 'lobby' }, visitor))).not.toBe(first)
  })

  test('at the same moment it is one message', async () => {
    const references = await Promise.all(Array.from({ length: 8 }, () => makeMessage()))
    expect(new Set(references).size).toBe(1)
    expect(await db.message.count()).toBe(1)
    expect(await outbox()).toHaveLength(2)
  })

  test('after ten minutes it is a second one, again and again', async () => {
    const references = new Set<string>()
    for (let time = 0; time < 3; time++) {
      references.add(await makeMessage())
      await db.message.updateMany({ data: { createdAt: new Date(Date.now() - 11 * 60_000) } })
    }
    expect(references.size).toBe(3)
    expect(await db.message.count()).toBe(3)
  })
})

describe('the elevator', () => {
  test.each(floors)('takes a message on the floor %s with nothing optional', async (floor) => {
    const referenceId = unwrap(
      await sendFromFloor({ ...filled, floor, organization: '', phone: '' }, visitor),
    )
    expect(await db.message.findFirst()).toMatchObject({
      referenceId,
      source: 'elevator',
      floor,
      intent: null,
      organization: null,
      phone: null,
    })
  })

  test('keeps what is optional, and refuses floors that there are not', async () => {
    const given = { ...filled, floor: 'clinical', organization: 'Clinic', phone: '+91 98765 43210' }
    await sendFromFloor(given, visitor)
    expect(await db.message.findFirst()).toMatchObject(given)
    for (const [floor, problem] of [
      ['', 'required'],
      ['roof', 'wrongType'],
    ] as const) {
      expect(await sendFromFloor({ ...filled, floor }, visitor)).toMatchObject({
        fields: { floor: problem },
      })
    }
  })
})

test('references are eight plain signs that nobody makes up', () => {
  const made = Array.from({ length: 500 }, newReference)
  expect(new Set(made).size).toBe(500)
  for (const each of made) {
    expect(each).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/)
    expect(readReference(` ${each.toLowerCase()} `)).toBe(each)
  }
  const guessed = made.filter((each) => readReference(`${each.slice(0, 6)}AA`))
  expect(guessed.length).toBeLessThan(10)
  for (const strange of ['', 'A', '........', `${made[0]}A`, 'ILOU0011'])
    expect(readReference(strange)).toBeNull()
})
