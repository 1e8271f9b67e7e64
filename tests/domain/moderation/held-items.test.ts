import { describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { exportMember } from '~/domain/data-export/export-account.server'
import {
  countOwn,
  listOwnComments,
  listOwnPosts,
  readOwnPage,
} from '~/domain/activity/own-page.server'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import { countAnswers } from '~/domain/answers/answers.server'
import { listComments, listReplies, locateComment } from '~/domain/comments/list-comments.server'
import { deleteComment, editComment, readOwnComment } from '~/domain/comments/own-comment.server'
import { previewComment, publishComment } from '~/domain/comments/publish-comment.server'
import { hour } from '~/domain/durations'
import type { Member } from '~/domain/members/member'
import { appeal } from '~/domain/moderation/appeals.server'
import { listLog } from '~/domain/moderation/audit-log.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { countQueue, readQueue } from '~/domain/moderation/queue.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { reportItem } from '~/domain/moderation/reports.server'
import { askedThisWeek } from '~/domain/posts/asked-this-week.server'
import { deletePost, editPost, readOwnPost } from '~/domain/posts/own-post.server'
import { publishPost } from '~/domain/posts/publish-post.server'
import { listPosts, newestPosts, readPost } from '~/domain/posts/read-posts.server'
import { readTombstone } from '~/domain/posts/read-tombstone.server'
import { postsOfPart } from '~/domain/posts/sitemap.server'
import { countTopics } from '~/domain/posts/topics.server'
import { fail, ok } from '~/domain/result'
import { similarPosts } from '~/domain/search/related-posts.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import {
  makeComment,
  makeMember,
  makeModerator,
  publishAnyPost as makePost,
  unwrap,
} from '../../support/forum/factories'
import { freshSession } from '../../support/forum/fresh-session'
import { comment, post } from '../../support/forum/items'
import { countOf, openLine } from '../../support/forum/moderation-actions'
import { allNews } from '../../support/mail/news'
import { link, makeHeldPost, makeOld } from '../../support/forum/new-accounts'
import { withSettings } from '../../support/with-settings'

withSettings({ RATE_LIMITS: 'on' })

const release = { action: 'release', reason: 'fits' }
const remove = { action: 'remove', reason: 'spam' }

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

/** Returns everything through which others, visitors and counts could reveal a post. */
async function doorsOf(viewer: Member | null, id: string, title: string) {
  const found = await Promise.all([
    listPosts(viewer, {}).then((page) => idsOf(unwrap(page).posts)),
    listPosts(viewer, { sort: 'active' }).then((page) => idsOf(unwrap(page).posts)),
    listPosts(viewer, { sort: 'unanswered' }).then((page) => idsOf(unwrap(page).posts)),
    searchPosts(viewer, { q: title }).then((page) => idsOf(unwrap(page).posts)),
    similarPosts(viewer, { title }, '192.0.2.1').then((posts) => idsOf(unwrap(posts))),
    newestPosts().then(idsOf),
    askedThisWeek(viewer).then(idsOf),
    postsOfPart({}).then((part) => idsOf(unwrap(part))),
    readPost(viewer, id).then((read) => (read.ok ? [id] : [])),
    readTombstone(viewer, id).then((read) => (read.ok ? [id] : [])),
  ])
  return found.map((ids) => ids.includes(id))
}

const notHere = Array<boolean>(10).fill(false)
const here = [...Array<boolean>(9).fill(true), false]

describe('a post with a link by an account younger than a day', () => {
  test('is missing for others and visitors, until a moderator publishes it', async () => {
    const [author, reader, moderator] = [await makeMember(), await makeOld(), await makeModerator()]
    const { id, title } = await makeHeldPost(author)
    for (const viewer of [author, reader, moderator, null])
      expect(await doorsOf(viewer, id, title)).toEqual(notHere)
    expect((await countTopics(Date.now() + hour)).other).toBe(0)
    for (const refused of [
      readOwnPost(reader, id),
      editPost(reader, id, { title: 'Another title' }),
      deletePost(reader, id),
      publishComment(reader, id, { content: 'x' }),
      previewComment(reader, id, { content: 'x' }),
      reportItem(reader, post(id), { reason: 'spam' }),
      appeal(author, post(id), { message: 'Please' }),
    ])
      expect(await refused).toMatchObject({ ok: false, code: 'not-found' })
    const restore = { action: 'restore', reason: 'mistake' }
    expect(await moderateItem(moderator, post(id), restore)).toEqual(fail('conflict'))

    expect(await moderateItem(moderator, post(id), release)).toEqual(ok(null))
    expect(await doorsOf(reader, id, title)).toEqual(here)
    expect(await doorsOf(null, id, title)).toEqual(here)
    expect(await moderateItem(moderator, post(id), release)).toEqual(fail('conflict'))
    expect(await countQueue(moderator)).toBe(0)
  })

  test('is told to its author alone, who reads it in the profile', async () => {
    const author = await makeMember()
    const { id, content } = await makeHeldPost(author)
    expect(unwrap(await readOwnPost(author, id)).content).toBe(content)
    const page = unwrap(await readOwnPage(author, 'posts', undefined))
    const told = { id, text: null, tombstone: 'held', removedReason: null, appeal: null }
    expect(page.items).toMatchObject([told])
    expect(unwrap(await listOwnPosts(author, {})).posts).toMatchObject([{ id, tombstone: 'held' }])
    expect(unwrap(await listOwnPosts(await makeMember(), {})).posts).toEqual([])
    expect(await countOwn(author)).toMatchObject({ posts: 1 })
  })

  test('waits in the queue for others, with a reason of its own, and cannot be left there', async () => {
    const author = await makeMember()
    const moderator = await makeModerator()
    const { id } = await makeHeldPost(author)
    const queue = unwrap(await readQueue(moderator, { reason: 'newAccount' }))
    expect(queue).toMatchObject({ count: 1, reasons: [{ reason: 'newAccount', count: 1 }] })
    expect(queue.items).toMatchObject([{ id, kind: 'post', reason: 'newAccount', reports: 0 }])
    const read = unwrap(await readModeratedItem(moderator, post(id)))
    expect(read).toMatchObject({ state: 'held', reports: [] })
    expect(read.actions).toEqual(['release', 'remove', 'label'])
    const leave = { action: 'dismiss', reason: 'fits' }
    expect(await moderateItem(moderator, post(id), leave)).toEqual(fail('conflict'))
    expect(await countQueue(moderator)).toBe(1)
  })

  test('is removed like any other, with a reason and the right to ask again', async () => {
    const [author, moderator] = [await makeMember(), await makeModerator()]
    const { id } = await makeHeldPost(author)
    expect(await moderateItem(moderator, post(id), remove)).toEqual(ok(null))
    expect(await countQueue(moderator)).toBe(0)
    const page = unwrap(await readOwnPage(author, 'posts', undefined))
    const told = { tombstone: 'removed', removedReason: 'spam', appeal: 'possible' }
    expect(page.items).toMatchObject([told])
    expect(await appeal(author, post(id), { message: 'Please' })).toEqual(ok(null))
    expect(await db.report.count()).toBe(0)
  })

  test('goes with its author, and is in the export', async () => {
    const author = await makeMember()
    const { id } = await makeHeldPost(author)
    const parts: string[] = []
    for await (const part of exportMember(author)) parts.push(part)
    expect(parts.join('')).toContain(id)
    const choices = { namedItems: 'stay', anonymousItems: 'stay' }
    unwrap(await deleteAccount(author, choices, await freshSession(author)))
    expect(await db.post.count()).toBe(0)
    expect(await db.report.count()).toBe(0)
  })

  test('is edited by its author while it waits; what is published is the newest text', async () => {
    const [author, reader, moderator] = [await makeMember(), await makeOld(), await makeModerator()]
    const { id } = await makeHeldPost(author)
    const another = { title: 'Turmeric at night', content: `${link} Or www.example.org.` }
    const edited = unwrap(await editPost(author, id, { ...another, guidanceSeen: true }))
    expect(edited).toMatchObject({ ...another, tombstone: 'held', editedAt: null })
    expect(await countQueue(moderator)).toBe(1)
    expect(await doorsOf(reader, id, another.title)).toEqual(notHere)
    // Without its link, the post is still held, and it keeps its name: anonymous posts are never held.
    unwrap(await editPost(author, id, { content: 'Plain words that help me sleep.' }))
    expect(await editPost(author, id, { isAnonymous: true, guidanceSeen: true })).toEqual(
      fail('not-allowed', { '': 'heldAnonymous' }),
    )
    expect(await countQueue(moderator)).toBe(1)
    unwrap(await moderateItem(moderator, post(id), release))
    expect(unwrap(await readPost(reader, id))).toMatchObject({
      title: another.title,
      content: 'Plain words that help me sleep.',
      editedAt: null,
    })
    expect(await editPost(author, id, { content: link, guidanceSeen: true })).toEqual(
      fail('invalid', { content: 'newAccountEdit' }),
    )
  })

  test('is deleted by its author, and leaves the queue', async () => {
    const [author, moderator] = [await makeMember(), await makeModerator()]
    const { id } = await makeHeldPost(author)
    expect(await deletePost(author, id)).toEqual(ok(null))
    expect(await deletePost(author, id)).toEqual(fail('not-found'))
    expect(await countQueue(moderator)).toBe(0)
    expect(await db.report.count()).toBe(0)
    expect(await moderateItem(moderator, post(id), release)).toMatchObject({ ok: false })
  })

  test('cannot be edited or deleted once it is removed, also not at the same moment', async () => {
    const [author, moderator] = [await makeMember(), await makeModerator()]
    for (const change of [
      (id: string) => editPost(author, id, { content: 'Something else about it.' }),
      (id: string) => deletePost(author, id),
    ]) {
      const content = `${link} ${crypto.randomUUID()}`
      const { id } = await makePost(author, { title: 'Turmeric', content })
      await Promise.all([moderateItem(moderator, post(id), remove), change(id)])
      const row = await db.post.findUnique({ where: { id } })
      if (row) expect(row).toMatchObject({ removedReason: 'spam' })
      expect(await change(id)).toMatchObject({ ok: false, code: 'not-found' })
      expect(await countQueue(moderator)).toBe(0)
    }
  })

  test('released while its author opens it, it is found', async () => {
    const [author, moderator] = [await makeMember(), await makeModerator()]
    const { id } = await makeHeldPost(author)
    const released = async () => {
      unwrap(await moderateItem(moderator, post(id), release))
      return null
    }
    vi.spyOn(db.post, 'findFirst').mockImplementationOnce(released as never)
    expect(await readOwnPost(author, id)).toMatchObject({ ok: true, value: { tombstone: null } })
  })

  test('released and edited at the same moment, it has no link that nobody has looked at', async () => {
    const [author, moderator] = [await makeMember(), await makeModerator()]
    const { id } = await makeHeldPost(author)
    const other = 'Now look at https://example.net/pills please.'
    const [, edited] = await Promise.all([
      moderateItem(moderator, post(id), release),
      editPost(author, id, { content: other, guidanceSeen: true }),
    ])
    const row = await db.post.findUniqueOrThrow({ where: { id } })
    expect(row.removedAt).toBeNull()
    expect(row.content).toBe(edited.ok ? other : link)
  })

  test('edited after a moderator read it, it waits until the new text is read', async () => {
    const [author, moderator] = [await makeMember(), await makeModerator()]
    const { id } = await makeHeldPost(author)
    const version = async () => unwrap(await readModeratedItem(moderator, post(id))).version
    const read = await version()
    expect(unwrap(await readQueue(moderator)).items).toMatchObject([{ version: read }])
    for (const change of [{ title: 'Pills' }, { content: `${link} Or another one.` }]) {
      const former = await version()
      unwrap(await editPost(author, id, { ...change, guidanceSeen: true }))
      expect(await moderateItem(moderator, post(id), { ...release, version: former })).toEqual(
        fail('conflict', { '': 'editedSince' }),
      )
    }
    expect(await db.auditEntry.count()).toBe(0)
    expect(await countQueue(moderator)).toBe(1)
    const fresh = { ...release, version: await version(), idempotencyKey: 'one-press-of-a-button' }
    expect(await moderateItem(moderator, post(id), fresh)).toEqual(ok(null))
    expect(await moderateItem(moderator, post(id), fresh)).toEqual(ok(null))
  })

  test('sent twice is one', async () => {
    const author = await makeMember()
    const form = { title: 'Turmeric', content: link, type: 'general', guidanceSeen: true }
    const key = { idempotencyKey: crypto.randomUUID() }
    const first = unwrap(await publishPost(author, { ...form, ...key }))
    expect(unwrap(await publishPost(author, { ...form, ...key }))).toEqual(first)
    expect(await db.report.count()).toBe(1)
  })
})

const number = 'Call me: 98765 43210'

test('a comment with a phone number by a new account is missing for others; its author sees that it waits', async () => {
  const [author, reader, moderator] = [await makeMember(), await makeOld(), await makeModerator()]
  const asked = await makePost(reader, { title: 'Sleeping badly' })
  await makeComment(reader, asked.id, { content: 'Nobody knows?' })
  const news = (await allNews()).length
  const waiting = await makeComment(author, asked.id, { content: number })
  expect(waiting).toMatchObject({ tombstone: 'held', content: number, isOwn: true })
  for (const viewer of [reader, moderator, null]) {
    expect(unwrap(await listComments(viewer, asked.id, {})).comments).toHaveLength(1)
    expect(await listReplies(viewer, waiting.id, {})).toEqual(fail('not-found'))
  }
  expect(unwrap(await listComments(author, asked.id, {})).comments).toMatchObject([
    {},
    { id: waiting.id, tombstone: 'held' },
  ])
  expect(await countOf(asked.id)).toBe(1)
  expect(await countAnswers(reader)).toBe(0)
  expect((await allNews()).length).toBe(news)
  expect(unwrap(await searchPosts(null, { q: '98765' })).posts).toEqual([])
  expect(idsOf(unwrap(await listPosts(null, { sort: 'active' })).posts)).toEqual([asked.id])
  expect(await readOwnComment(reader, waiting.id)).toEqual(fail('not-found'))
  expect(unwrap(await readOwnComment(author, waiting.id))).toMatchObject({ tombstone: 'held' })
  const own = unwrap(await listOwnComments(author, {})).comments
  expect(own).toMatchObject([{ id: waiting.id, tombstone: 'held' }])
  const page = unwrap(await readOwnPage(author, 'comments', undefined))
  expect(page.items).toMatchObject([{ id: waiting.id, tombstone: 'held', appeal: null }])

  unwrap(await moderateItem(moderator, comment(waiting.id), release))
  expect(idsOf(unwrap(await listComments(null, asked.id, {})).comments)).toHaveLength(2)
  expect(await countOf(asked.id)).toBe(2)
  expect(await countAnswers(reader)).toBe(1)
  expect((await allNews()).length).toBe(news + 3)
  expect(unwrap(await searchPosts(null, { q: '98765' })).posts).toHaveLength(1)
  expect(await locateComment(reader, asked.id, waiting.id, 100_000)).not.toBeNull()
})

test('who was answered by what waited is told once it is published, and no queue shows whom', async () => {
  const [author, asker, first, second] = [
    await makeMember(),
    await makeOld(),
    await makeOld(),
    await makeOld(),
  ]
  const moderator = await makeModerator()
  const asked = await makePost(asker, { title: 'Sleeping badly' })
  const thread = await makeComment(first, asked.id, { content: 'Tea' })
  const reply = await makeComment(second, asked.id, {
    content: 'Milk',
    parentCommentId: thread.id,
  })
  const waiting = await makeComment(author, asked.id, {
    content: 'www.example.com',
    parentCommentId: reply.id,
  })
  const queue = unwrap(await readQueue(moderator, {}))
  expect(queue.items).toMatchObject([{ id: waiting.id, note: '' }])
  unwrap(await moderateItem(moderator, comment(waiting.id), release))
  const told = (await allNews()).filter(({ commentId }) => commentId === waiting.id)
  expect(told.map(({ subscriberId }) => subscriberId).sort()).toEqual(
    [asker.id, first.id, second.id].sort(),
  )
  expect(await moderateItem(moderator, comment(waiting.id), release)).toMatchObject({ ok: false })
  expect((await allNews()).filter(({ commentId }) => commentId === waiting.id)).toHaveLength(3)
})

test('a comment that waits is edited and deleted by its author alone', async () => {
  const [author, reader, moderator] = [await makeMember(), await makeOld(), await makeModerator()]
  const asked = await makePost(reader, { title: 'Sleeping badly' })
  const make = () =>
    makeComment(author, asked.id, { content: `www.example.com ${crypto.randomUUID()}` })
  const first = await make()
  const content = 'www.example.org helped me'
  expect(await editComment(reader, first.id, { content })).toEqual(fail('not-found'))
  expect(await deleteComment(reader, first.id)).toEqual(fail('not-found'))
  expect(
    unwrap(await editComment(author, first.id, { content, guidanceSeen: true })),
  ).toMatchObject({ content, tombstone: 'held', editedAt: null })
  expect(await editComment(author, first.id, { isAnonymous: true })).toEqual(
    fail('not-allowed', { '': 'heldAnonymous' }),
  )
  unwrap(await moderateItem(moderator, comment(first.id), release))
  expect(unwrap(await listComments(null, asked.id, {})).comments).toMatchObject([{ content }])
  const second = await make()
  expect(await deleteComment(author, second.id)).toEqual(ok({ postId: asked.id }))
  expect(await deleteComment(author, second.id)).toEqual(fail('not-found'))
  expect(await countOf(asked.id)).toBe(1)
  expect(await countQueue(moderator)).toBe(0)
  expect(await db.comment.count()).toBe(1)
})

test.each(['deleted', 'deleted with the account of its author'])(
  'a held reply that is %s takes the placeholder above it along',
  async (way) => {
    const [author, reader] = [await makeMember(), await makeOld()]
    const { id: postId } = await makePost(reader, { title: 'Sleeping badly' })
    const top = await makeComment(reader, postId)
    const held = await makeComment(author, postId, {
      parentCommentId: top.id,
      content: 'www.example.com helped',
    })
    unwrap(await deleteComment(reader, top.id))
    expect(await db.comment.count()).toBe(2)
    if (way === 'deleted') unwrap(await deleteComment(author, held.id))
    else {
      const choices = { namedItems: 'stay', anonymousItems: 'stay' }
      unwrap(await deleteAccount(author, choices, await freshSession(author)))
    }
    expect(await db.comment.count()).toBe(0)
  },
)

test('nothing tells later that an item was held', async () => {
  const [author, moderator] = [await makeMember(), await makeModerator()]
  const { id } = await makeHeldPost(author)
  unwrap(await moderateItem(moderator, post(id), release))
  unwrap(await editPost(author, id, { isAnonymous: true, guidanceSeen: true }))
  const row = await db.post.findUniqueOrThrow({ where: { id } })
  expect(row).toMatchObject({ removedAt: null, removedReason: null, hiddenAt: null })
  expect(await db.report.count()).toBe(0)
  const [line] = await db.auditEntry.findMany()
  expect(line).toMatchObject({ action: 'release', targetId: null, reason: null })
  expect(line && openLine(line)).toMatchObject({ targetId: id, reason: 'fits' })
  const lineFor = async (viewer: Member) => unwrap(await listLog(viewer, {})).lines[0]
  expect(await lineFor(moderator)).toMatchObject({ targetKind: 'post', targetId: id })
  expect(await lineFor(await makeModerator())).toMatchObject({ targetKind: 'post', targetId: null })
  const read = unwrap(await readModeratedItem(await makeModerator(), post(id)))
  expect(read).toMatchObject({ state: 'shown', history: [] })
})

// This is the last test, because keys that are created later are not before these.
test('an item stands, published, at a moment that is not the one of its release', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-04T10:40:00Z') })
  try {
    const [author, moderator] = [await makeMember(), await makeModerator()]
    const { id } = await makeHeldPost(author)
    const between = await makePost(await makeOld())
    vi.setSystemTime(new Date('2030-05-04T12:59:59Z'))
    unwrap(await moderateItem(moderator, post(id), release))
    const { createdAt } = unwrap(await readPost(null, id))
    expect(createdAt.getTime()).toBeGreaterThanOrEqual(Date.parse('2030-05-04T12:00:00Z'))
    expect(createdAt.getTime()).toBeLessThanOrEqual(Date.now())
    expect(createdAt.getTime()).not.toBe(Date.now())
    expect(idsOf(unwrap(await listPosts(null, {})).posts)).toEqual([id, between.id])
  } finally {
    vi.useRealTimers()
  }
})
