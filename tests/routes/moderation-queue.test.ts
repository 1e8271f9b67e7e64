import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { reportItem } from '~/domain/moderation/reports.server'
import { appeal } from '~/domain/moderation/appeals.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import type { Member } from '~/domain/members/member'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { consumeFlash } from '~/http/session/flash.server'
import * as itemPage from '~/routes/moderation/item'
import * as queue from '~/routes/moderation/queue'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../support/forum/factories'
import { comment, post } from '../support/forum/items'
import { addTwoFactor } from '../support/forum/moderation-actions'
import {
  cookiesIn,
  getCookie,
  getRequest,
  loadContext,
  openPage,
  submit,
} from '../support/http/page-request'

const path = '/moderation?reason=spam'

async function reported() {
  const { id } = await makePost(await makeMember())
  unwrap(await reportItem(await makeMember(), post(id), { reason: 'spam' }))
  return id
}

async function send(member: Member, fields: Record<string, string>) {
  return submit(queue, path, { kind: 'post', ...fields }, await getCookie(member))
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
  expect(await firstReport(left)).toMatchObject({ state: 'dismissed' })
  const gone = await db.post.findUnique({ where: { id: removed } })
  expect(gone).toMatchObject({ removedReason: 'spam' })
  // The slower moderator gets a message, and what the first one left stays.
  const second = await makeModerator()
  const cookie = await getCookie(second)
  const late = { kind: 'post', itemId: left, action: 'remove', reason: 'spam' }
  const { status, headers } = await submit(queue, path, late, cookie)
  expect([status, headers.get('Location')]).toEqual([303, path])
  expect(await db.post.findUnique({ where: { id: left } })).toMatchObject({ removedAt: null })
  const next = getRequest(path, `${cookie}; ${cookiesIn(headers)}`)
  expect(await consumeFlash(next, loadContext())).toEqual(['decided-already'])
  const { value } = await openPage(queue, path, await getCookie(moderator))
  expect(value).toMatchObject({ items: [], count: 0, reason: 'spam' })
})

test.each([
  ['left', { action: 'dismiss', reason: 'fits' }],
  ['removed', { action: 'remove', reason: 'spam' }],
])(
  'a text that was edited after it was read is read again before it is %s',
  async (_, decision) => {
    const moderator = await makeModerator()
    const author = await makeMember()
    const { id } = await makePost(author)
    const reply = await makeComment(await makeMember(), id)
    for (const item of [comment(reply.id), post(id)]) {
      unwrap(await reportItem(await makeMember(), item, { reason: 'spam' }))
      const { version } = unwrap(await readModeratedItem(moderator, item))
      const where = { id: item.id }
      if (item.kind === 'post') await db.post.update({ where, data: { content: 'Another text.' } })
      else await db.comment.update({ where, data: { content: 'Another text.' } })
      const { kind, id: itemId } = item
      const fields = { kind, itemId, ...decision, version }
      const { status, headers } = await send(moderator, fields)
      const page = `/moderation/${kind}/${itemId}`
      expect([status, headers.get('Location')]).toEqual([303, `${page}?edited=1`])
      const cookie = await getCookie(moderator)
      const params = { kind, itemId }
      const form = { ...decision, version }
      const sent = await submit(itemPage, page, form, cookie, params)
      expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${page}?edited=1`])
      const shown = await openPage(itemPage, `${page}?edited=1`, cookie, params)
      expect(shown.value).toMatchObject({ isEdited: true })
      expect(await db.report.count({ where: { state: 'open' } })).toBe(1)
      const again = unwrap(await readModeratedItem(moderator, item)).version
      const done = await submit(itemPage, page, { ...form, version: again }, cookie, params)
      expect([done.status, done.headers.get('Location')]).toEqual([303, page])
      expect(await db.report.count({ where: { state: 'open' } })).toBe(0)
    }
  },
)

test('whoever decides about what its author has deleted comes back to the queue, and is told so', async () => {
  const moderator = await makeModerator()
  const cookie = await getCookie(moderator)
  const deleted = await reported()
  await db.post.delete({ where: { id: deleted } })
  const { id: postId } = await makePost(await makeMember())
  const { id: empty } = await makeComment(await makeMember(), postId)
  await db.comment.update({ where: { id: empty }, data: { deletedAt: new Date() } })
  const decision = { action: 'dismiss', reason: 'fits' }
  for (const item of [post(deleted), comment(empty)]) {
    const { kind, id: itemId } = item
    const page = `/moderation/${kind}/${itemId}`
    for (const [{ status, headers }, to] of [
      [await submit(queue, path, { kind, itemId, ...decision }, cookie), path],
      [await submit(itemPage, page, decision, cookie, { kind, itemId }), '/moderation'],
    ] as const) {
      expect([status, headers.get('Location')]).toEqual([303, to])
      const next = getRequest(path, `${cookie}; ${cookiesIn(headers)}`)
      expect(await consumeFlash(next, loadContext())).toEqual(['deleted-meanwhile'])
    }
  }
})

test('rows ask for nothing else, and of nobody else', async () => {
  const itemId = await reported()
  const moderator = await makeModerator()
  const dismissal = { itemId, action: 'dismiss', reason: 'fits' }
  const statusOf = async (fields: Record<string, string>, by = moderator) =>
    (await send(by, { ...dismissal, ...fields })).status
  for (const action of ['reveal', 'lock', 'restore', 'nothing', ''])
    expect(await statusOf({ action, reason: 'risk' })).toBe(400)
  expect(await statusOf({ action: 'remove' })).toBe(400)
  expect(await statusOf({ itemId: 'x' })).toBe(404)
  expect(await statusOf({ kind: 'user' })).toBe(404)
  expect(await statusOf({}, await makeMember())).toBe(403)
  expect(await firstReport(itemId)).toMatchObject({ state: 'open' })
})

test('a row that gives no reason for a removal asks for one', async () => {
  const moderator = await makeModerator()
  const { id: itemId } = await makePost(await makeMember())
  unwrap(await reportItem(await makeMember(), post(itemId), { reason: 'risk' }))
  const refused = await send(moderator, { itemId, action: 'remove', reason: '' })
  expect(refused.status).toBe(400)
  expect(refused.value).toMatchObject({
    lastResult: { initialValue: { itemId }, error: { reason: [expect.any(String)] } },
  })
  expect(await firstReport(itemId)).toMatchObject({ state: 'open' })
  const done = await send(moderator, { itemId, action: 'remove', reason: 'danger' })
  expect(done.status).toBe(303)
  expect(await db.post.findUnique({ where: { id: itemId } })).toMatchObject({
    removedReason: 'danger',
  })
})

test('whoever removed an item is told in words that somebody else answers its author', async () => {
  const [author, remover, other] = [
    await makeMember(),
    await makeModerator(),
    await makeModerator(),
  ]
  for (const colleague of [remover, other]) await addTwoFactor(colleague)
  const { id } = await makePost(author)
  const removal = { action: 'remove', reason: 'spam' }
  unwrap(await moderateItem(remover, post(id), removal))
  unwrap(await appeal(author, post(id), { message: 'Please look again' }))
  const restore = { action: 'restore', reason: 'mistake' }
  const params = { kind: 'post', itemId: id }
  const cookie = await getCookie(remover)
  const shown = await submit(itemPage, `/moderation/post/${id}`, restore, cookie, params)
  expect([shown.status, shown.value]).toMatchObject([
    403,
    { lastResult: { error: { '': ['You removed this yourself. Another moderator answers.'] } } },
  ])
  unwrap(await moderateItem(other, post(id), restore))
  const again = await send(remover, { itemId: id, ...removal })
  expect([again.status, again.value]).toMatchObject([
    403,
    { lastResult: { error: { '': [expect.stringContaining('brought it back')] } } },
  ])
})

async function firstReport(postId: string) {
  return db.report.findFirstOrThrow({ where: { postId } })
}
