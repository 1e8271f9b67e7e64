import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { deleteComment, editComment } from '~/domain/comments/own-comment.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { sendMessage } from '~/domain/contact/store-message.server'
import { rules } from '~/domain/limits/rules'
import type { Member } from '~/domain/members/member'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { reportItem } from '~/domain/moderation/reports.server'
import { deletePost, editPost } from '~/domain/posts/own-post.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { filled } from '../../support/forum/messages'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const minute = 60_000
const typed = {
  title: 'A fine title',
  content: 'Some content that is long enough.',
  type: 'general',
}

let asha: Member
let postId: string
let parentCommentId: string
let nextKey = 0

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ravi = await makeMember()
  asha = await makeMember()
  postId = (await makePost(ravi)).id
  parentCommentId = (await makeComment(ravi, postId)).id
})

afterEach(() => vi.useRealTimers())

type Fields = Record<string, unknown>
type Send = (fields: Fields, by?: Member) => Promise<string>

const kinds: [string, Send, () => Promise<unknown>, (id: string) => Promise<unknown>][] = [
  [
    'post',
    async (fields, by = asha) => unwrap(await publishPost(by, { ...typed, ...fields })).id,
    () => db.post.count({ where: { id: { not: postId } } }),
    (id) => deletePost(asha, id),
  ],
  [
    'comment',
    async (fields, by = asha) =>
      unwrap(await publishComment(by, postId, { content: typed.content, ...fields })).id,
    () => db.comment.count({ where: { id: { not: parentCommentId } } }),
    (id) => deleteComment(asha, id),
  ],
  [
    'reply',
    async (fields, by = asha) => {
      const reply = { content: typed.content, parentCommentId, ...fields }
      return unwrap(await publishComment(by, postId, reply)).id
    },
    () => db.comment.count({ where: { id: { not: parentCommentId } } }),
    (id) => deleteComment(asha, id),
  ],
]

/** Returns the form as a browser shows it after Back: the typed values, and a new key. */
const again = (fields: Fields = {}) => ({ ...fields, idempotencyKey: `key-${nextKey++}` })

describe.each(kinds)('a %s', (kind, send, count, remove) => {
  test.each([false, true])(
    'that is sent, gone back to and sent again is one row (anonymous: %s)',
    async (isAnonymous) => {
      const first = await send(again({ isAnonymous }))
      vi.setSystemTime(Date.now() + 10 * minute)
      expect(await send(again({ isAnonymous }))).toBe(first)
      const both = await Promise.all([1, 2, 3].map(() => send(again({ isAnonymous }))))
      expect(new Set(both)).toEqual(new Set([first]))
      expect(await count()).toBe(1)
    },
  )

  test('that is named is the same, whether its box was answered or not', async () => {
    const first = await send(again())
    expect(await send(again({ isAnonymous: false }))).toBe(first)
  })

  test('that is sent with several keys at once is one row', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => send(again())))
    expect(new Set(ids).size).toBe(1)
    expect(await count()).toBe(1)
  })

  test('of other words, of another member, without a name or later is another row', async () => {
    const ravi = await makeMember()
    await send(again())
    await send(again({ content: 'Other words, and enough of them.' }))
    await send(again(), ravi)
    vi.setSystemTime(Date.now() + 11 * minute)
    await send(again())
    await send(again({ isAnonymous: true }))
    expect(await count()).toBe(5)
  })

  test('that was edited or deleted meanwhile does not swallow the former text', async () => {
    const first = await send(again())
    const other = { content: 'Changed words, and enough of them.' }
    const edit = kind === 'post' ? editPost : editComment
    expect(await edit(asha, first, other)).toMatchObject({ ok: true })
    const second = await send(again())
    expect(second).not.toBe(first)
    await remove(second)
    expect(await send(again())).not.toBe(second)
    expect(await count()).toBe(2)
  })

  test('that was removed or hidden meanwhile is refused, and says so', async () => {
    const first = await send(again())
    const item = { kind: kind === 'post' ? ('post' as const) : ('comment' as const), id: first }
    unwrap(await moderateItem(await makeModerator(), item, { action: 'remove', reason: 'abuse' }))
    await expect(send(again())).rejects.toThrow('removedSince')
    expect(await count()).toBe(1)
  })

  test('has nothing in its row that is equal to another one of the same author', async () => {
    for (const content of ['Some words that are one.', 'Some words that are two.'])
      await send(again({ content, isAnonymous: true }))
    const anonymous = {
      where: { isAnonymous: true },
      select: { contentKey: true, idempotencyKey: true },
    }
    const rows = [...(await db.post.findMany(anonymous)), ...(await db.comment.findMany(anonymous))]
    expect(rows).toHaveLength(2)
    expect(new Set(rows.flatMap((row) => Object.values(row))).size).toBe(4)
    expect(JSON.stringify(rows)).not.toContain(asha.id)
  })
})

test('a deleted comment of which a placeholder is left does not swallow the same form', async () => {
  const form = { content: typed.content, idempotencyKey: 'one-key' }
  const { id } = unwrap(await publishComment(asha, postId, form))
  await makeComment(await makeMember(), postId, { parentCommentId: id })
  unwrap(await deleteComment(asha, id))
  expect(unwrap(await publishComment(asha, postId, form)).id).not.toBe(id)
})

describe('a form that is sent twice costs one point, and is not refused at the limit', () => {
  type Once = [string, number, (turn: number) => Promise<{ ok: boolean; code?: string }>]

  const forms: Once[] = [
    [
      'a post',
      rules.post[0].points,
      (turn) => publishPost(asha, { ...typed, title: `Title ${turn}`, idempotencyKey: `k${turn}` }),
    ],
    [
      'a comment',
      rules.comment[0].points,
      (turn) => publishComment(asha, postId, { content: `${turn}`, idempotencyKey: `k${turn}` }),
    ],
    [
      'a message to the company',
      rules.contact[0].points,
      (turn) =>
        sendMessage({ ...filled, message: `Message ${turn}` }, { ip: '192.0.2.1', language: 'en' }),
    ],
  ]

  test.each(forms)('%s', async (_, points, send) => {
    for (let turn = 0; turn < points; turn++) {
      const answers = await Promise.all([send(turn), send(turn)])
      expect([...answers, await send(turn)].map(({ ok }) => ok)).toEqual([true, true, true])
    }
    expect(await send(points)).toMatchObject({ code: 'too-many' })
    expect(await send(0)).toMatchObject({ ok: true })
  })

  test('an edit', async () => {
    const own = await makePost(asha)
    const comment = await makeComment(asha, own.id)
    for (let turn = 0; turn < rules.edit[0].points; turn++) {
      const fields = { content: `Long enough, edit ${turn}` }
      const edit = () =>
        turn % 2 ? editPost(asha, own.id, fields) : editComment(asha, comment.id, fields)
      const answers = await Promise.all([edit(), edit()])
      expect([...answers, await edit()].map(({ ok }) => ok)).toEqual([true, true, true])
    }
    const late = { content: 'Once too often, this one.' }
    expect(await editPost(asha, own.id, late)).toMatchObject({ code: 'too-many' })
  })

  test('a report', async () => {
    const items = []
    const writer = await makeMember()
    for (let turn = 0; turn <= rules.report[0].points; turn++)
      items.push((await makeComment(writer, postId)).id)
    const send = (id = '') => reportItem(asha, { kind: 'comment', id }, { reason: 'spam' })
    for (const id of items.slice(1)) {
      const answers = [...(await Promise.all([send(id), send(id)])), await send(id)]
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.filter((answer) => !answer.ok && answer.code === 'conflict')).toHaveLength(2)
    }
    expect(await send(items[0])).toMatchObject({ code: 'too-many' })
    expect(await send(items[1])).toMatchObject({ code: 'conflict' })
  })
})
