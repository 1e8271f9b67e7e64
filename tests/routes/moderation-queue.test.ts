import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { reportItem } from '~/domain/moderation/reports.server'
import type { Member } from '~/domain/members/member'
import * as queue from '~/routes/moderation/queue'
import { makeMember, makeModerator, makePost, unwrap } from '../support/forum/factories'
import { post } from '../support/forum/items'
import {
  captureResponse,
  getCookie,
  getRequest,
  postRequest,
  routeArguments,
} from '../support/http/page-request'

const path = '/moderation?reason=spam'

async function reported() {
  const { id } = await makePost(await makeMember())
  unwrap(await reportItem(await makeMember(), post(id), { reason: 'spam' }))
  return id
}

async function send(member: Member, fields: Record<string, string>) {
  const request = postRequest(path, { kind: 'post', ...fields }, await getCookie(member))
  return captureResponse(queue.action(routeArguments(request)))
}

test('a row is left or removed with one form, and the same queue comes back', async () => {
  const moderator = await makeModerator()
  const [left, removed] = [await reported(), await reported()]
  const fields = { action: 'dismiss', reason: 'fits', idempotencyKey: 'key-of-this-page' }
  for (const [itemId, more] of [
    [left, {}],
    [removed, { action: 'remove', reason: 'spam' }],
  ] as const) {
    const { status, headers } = await send(moderator, { ...fields, itemId, ...more })
    expect([status, headers.get('Location')]).toEqual([303, path])
  }
  expect(await db.report.findUnique({ where: { id: (await firstReport(left)).id } })).toMatchObject(
    {
      state: 'dismissed',
    },
  )
  expect(await db.post.findUnique({ where: { id: removed } })).toMatchObject({
    removedReason: 'spam',
  })
  // Another moderator was quicker.
  const again = await send(await makeModerator(), { ...fields, itemId: left })
  expect(again.status).toBe(303)
  const request = getRequest(path, await getCookie(moderator))
  const { value } = await captureResponse(queue.loader(routeArguments(request)))
  expect(value).toMatchObject({ items: [], count: 0, reason: 'spam' })
})

test('rows ask for nothing else, and of nobody else', async () => {
  const itemId = await reported()
  const moderator = await makeModerator()
  for (const action of ['reveal', 'lock', 'restore', 'nothing', ''])
    expect((await send(moderator, { itemId, action, reason: 'risk' })).status).toBe(400)
  expect((await send(moderator, { itemId, action: 'remove', reason: 'fits' })).status).toBe(400)
  expect((await send(moderator, { itemId: 'x', action: 'dismiss', reason: 'fits' })).status).toBe(
    404,
  )
  expect(
    (await send(moderator, { kind: 'user', itemId, action: 'dismiss', reason: 'fits' })).status,
  ).toBe(404)
  expect(
    (await send(await makeMember(), { itemId, action: 'dismiss', reason: 'fits' })).status,
  ).toBe(403)
  expect(await firstReport(itemId)).toMatchObject({ state: 'open' })
})

async function firstReport(postId: string) {
  return db.report.findFirstOrThrow({ where: { postId } })
}
