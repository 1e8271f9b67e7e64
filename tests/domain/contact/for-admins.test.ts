import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { exportMessages, exportSubscribers, type Table } from '~/domain/contact/export.server'
import { sendFromFloor } from '~/domain/contact/store-message.server'
import { listMessages, type MessagePage } from '~/domain/contact/list-messages.server'
import { markAnswered, readMessage } from '~/domain/contact/read-message.server'
import { canLeaveLists } from '~/domain/contact/subscribe.server'
import type { Result } from '~/domain/result'
import { unwrap } from '../../support/forum/factories'
import { notAdmins } from '../../support/forum/not-admins'
import { filled, makeMessage, visitor } from '../../support/forum/messages'

const secondStepAt = new Date()
const admin = { role: 'admin', suspendedUntil: null, secondStepAt } as const

async function rowsOf(table: Result<Table>) {
  const rows = []
  for await (const row of unwrap(table).rows) rows.push(row)
  return rows
}

async function references(input = {}) {
  return unwrap(await listMessages(admin, input)).messages.map(({ referenceId }) => referenceId)
}

test('nobody but administrators gets anything', async () => {
  const referenceId = await makeMessage()
  const code = 'not-allowed'
  for (const actor of notAdmins(admin)) {
    expect(await listMessages(actor, {})).toMatchObject({ code })
    expect(await readMessage(actor, referenceId)).toMatchObject({ code })
    expect(await markAnswered(actor, referenceId, true)).toMatchObject({ code })
    expect(exportMessages(actor, {})).toMatchObject({ code })
    expect(exportSubscribers(actor)).toMatchObject({ code })
  }
  expect(await db.message.count({ where: { answeredAt: null } })).toBe(1)
})

test('the list narrows down by every filter, and by several', async () => {
  const plain = await makeMessage()
  const careers = await makeMessage({ intent: 'careers', message: 'Work' })
  const floor = unwrap(await sendFromFloor({ ...filled, floor: 'careers' }, visitor))
  await markAnswered(admin, careers, true)
  expect(await references()).toEqual([floor, careers, plain])
  expect(await references({ source: '', about: '', answered: '', q: '' })).toHaveLength(3)
  expect(await references({ source: 'elevator' })).toEqual([floor])
  expect(await references({ about: 'careers' })).toEqual([floor, careers])
  expect(await references({ answered: 'no' })).toEqual([floor, plain])
  expect(await references({ answered: 'yes' })).toEqual([careers])
  expect(await references({ q: ` ${plain.slice(0, 5).toLowerCase()} ` })).toEqual([plain])
  expect(await references({ about: 'careers', answered: 'no' })).toEqual([floor])
  expect(await references({ q: '%' })).toEqual([])
  for (const strange of [{ source: 'x' }, { about: 'x' }, { answered: 'x' }, { cursor: 'x' }])
    expect(await listMessages(admin, strange)).toMatchObject({ code: 'invalid' })
})

test('pages follow each other without a gap, also while messages come in', async () => {
  for (let count = 0; count < 45; count++) await makeMessage({ message: `Message ${count}` })
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: MessagePage = unwrap(await listMessages(admin, { cursor: cursor ?? '' }))
    seen.push(...page.messages.map(({ message }) => message))
    cursor = page.nextCursor
    await makeMessage({ message: `Late ${seen.length}` })
  } while (cursor)
  expect(seen).toEqual(Array.from({ length: 45 }, (_, count) => `Message ${44 - count}`))
})

test('a message is marked as answered and as not; the first answer stays', async () => {
  const referenceId = await makeMessage()
  const answeredAt = async () => unwrap(await readMessage(admin, referenceId)).answeredAt
  unwrap(await markAnswered(admin, referenceId, true))
  const first = await answeredAt()
  expect(first).toBeInstanceOf(Date)
  unwrap(await markAnswered(admin, referenceId.toLowerCase(), true))
  expect(await answeredAt()).toEqual(first)
  unwrap(await markAnswered(admin, referenceId, false))
  expect(await answeredAt()).toBeNull()
  for (const strange of ['', 'ABCDEFGH', '%', referenceId.slice(0, 7)]) {
    expect(await readMessage(admin, strange)).toMatchObject({ code: 'not-found' })
    expect(await markAnswered(admin, strange, true)).toMatchObject({ code: 'not-found' })
  }
  expect(unwrap(await readMessage(admin, referenceId))).not.toHaveProperty('digest')
})

describe('the export', () => {
  test('has every message that the filter leaves, page after page', async () => {
    const rows = Array.from({ length: 1203 }, (_, count) => ({
      referenceId: `R${count}`,
      source: count % 3 ? ('contact' as const) : ('curtain' as const),
      name: 'Asha',
      email: 'asha@example.com',
      message: `Message ${count}`,
      digest: `digest ${count}`,
    }))
    await db.message.createMany({ data: rows })
    const all = await rowsOf(exportMessages(admin, {}))
    expect(new Set(all.map(([referenceId]) => referenceId)).size).toBe(1203)
    expect(await rowsOf(exportMessages(admin, { source: 'curtain' }))).toHaveLength(401)
    expect(exportMessages(admin, { source: 'x' })).toMatchObject({ code: 'invalid' })
    expect(all[0]).toHaveLength(unwrap(exportMessages(admin, {})).columns.length)
  })

  test('of the waitlist has a link to leave with each address', async () => {
    const email = 'asha@example.com'
    await db.subscriber.create({ data: { email, emailKey: email, list: 'notify', language: 'hi' } })
    const [row] = await rowsOf(exportSubscribers(admin))
    expect(row?.slice(0, 3)).toEqual([email, 'notify', 'hi'])
    const url = new URL(String(row?.[4]))
    expect(url.pathname).toBe('/contact/waitlist/leave')
    expect(canLeaveLists(url.searchParams.get('token'))).toBe(true)
  })
})
