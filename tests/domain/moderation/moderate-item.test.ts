import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { likePost } from '~/domain/forum/like-post.server'
import { listComments } from '~/domain/forum/list-comments.server'
import { listLikedPosts } from '~/domain/forum/list-liked-posts.server'
import { listOwnComments } from '~/domain/forum/list-own-comments.server'
import { listOwnPosts } from '~/domain/forum/list-own-posts.server'
import { listPosts } from '~/domain/forum/list-posts.server'
import { newestPosts } from '~/domain/forum/newest-posts.server'
import { publishComment } from '~/domain/forum/publish-comment.server'
import { readOwnPage } from '~/domain/forum/read-own-page.server'
import { readPost } from '~/domain/forum/read-post.server'
import { readWithheldPost } from '~/domain/forum/read-withheld-post.server'
import { searchPosts } from '~/domain/forum/search-posts.server'
import { postsOfPart } from '~/domain/forum/sitemap.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { itemReasons, type ItemAction } from '~/domain/moderation/reasons'
import { fail, ok } from '~/domain/result'
import { makeComment, makeMember, makeModerator, makePost, valueOf } from '../../support/factories'

const unknownId = '018f0000-0000-7000-8000-000000000000'
const remove = { action: 'remove', reason: 'abuse' }
const restore = { action: 'restore', reason: 'mistake' }
const lock = { action: 'lock', reason: 'quarrel' }
const unlock = { action: 'unlock', reason: 'calm' }
const reveal = { action: 'reveal', reason: 'risk' }
const dismiss = { action: 'dismiss', reason: 'fits' }

const post = (id: string) => ({ kind: 'post', id }) as const
const comment = (id: string) => ({ kind: 'comment', id }) as const

const countOf = async (id: string) =>
  (await db.post.findUniqueOrThrow({ where: { id } })).commentCount

const log = () => db.auditEntry.findMany({ orderBy: { id: 'asc' } })

describe('who may moderate', () => {
  test.each(Object.keys(itemReasons) as ItemAction[])('%s: moderators only', async (action) => {
    const [author, member] = [await makeMember(), await makeMember()]
    const item = post((await makePost(author)).id)
    const input = { action, reason: itemReasons[action][0] }
    expect(await moderateItem(null, item, input)).toEqual(fail('not-authenticated'))
    for (const actor of [member, author])
      expect(await moderateItem(actor, item, input)).toEqual(fail('not-allowed'))
    expect(await log()).toEqual([])
  })

  test('nobody her own item, whatever her role, not even by looking', async () => {
    for (const role of ['moderator', 'admin'] as const) {
      const actor = await makeModerator(role)
      const { id } = await makePost(actor, { isAnonymous: true })
      const own = await makeComment(actor, id)
      for (const item of [post(id), comment(own.id)]) {
        expect(await moderateItem(actor, item, remove)).toEqual(fail('not-allowed'))
        expect(await readModeratedItem(actor, item)).toEqual(fail('not-allowed'))
      }
    }
    expect(await log()).toEqual([])
  })

  test('nobody while she is suspended', async () => {
    const moderator = await makeModerator()
    const item = post((await makePost(await makeMember())).id)
    const suspended = { ...moderator, suspendedUntil: new Date(Date.now() + 60_000) }
    expect(await moderateItem(suspended, item, remove)).toEqual(fail('not-allowed'))
  })

  test.each([
    [{ action: 'remove', reason: '' }, { reason: 'required' }],
    [{ action: 'remove', reason: 'calm' }, { reason: 'required' }],
    [{ action: 'remove' }, { reason: 'required' }],
    [{ action: 'erase', reason: 'abuse' }, { action: 'wrongType' }],
  ])('and nobody without a reason: %j', async (input, fields) => {
    const item = post((await makePost(await makeMember())).id)
    const answer = await moderateItem(await makeModerator(), item, input)
    expect(answer).toEqual({ ok: false, code: 'invalid', fields })
    expect(await log()).toEqual([])
  })

  test.each([unknownId, 'no id'])('nothing that is not there: %s', async (id) => {
    const moderator = await makeModerator()
    for (const item of [post(id), comment(id)]) {
      expect(await moderateItem(moderator, item, remove)).toEqual(fail('not-found'))
      expect(await readModeratedItem(moderator, item)).toEqual(fail('not-found'))
    }
  })
})

describe('a removed post', () => {
  test('is out of every list, search, feed and sitemap, and comes back to all of them', async () => {
    const [author, reader] = [await makeMember(), await makeMember()]
    const moderator = await makeModerator()
    const { id } = await makePost(author, { title: 'Turmeric and sleep' })
    await makeComment(reader, id, { content: 'Cinnamon as well' })
    await likePost(reader, id, { liked: '1' })
    const doors = async () =>
      Promise.all([
        listPosts(reader, {}).then((page) => valueOf(page).posts.length),
        listPosts(null, { type: 'general' }).then((page) => valueOf(page).posts.length),
        searchPosts(null, { q: 'turmeric' }).then((page) => valueOf(page).posts.length),
        searchPosts(null, { q: 'cinnamon' }).then((page) => valueOf(page).posts.length),
        newestPosts().then(({ length }) => length),
        postsOfPart({}).then((part) => valueOf(part).length),
        readPost(reader, id).then((found) => Number(found.ok)),
        readPost(author, id).then((found) => Number(found.ok)),
        listOwnPosts(author, {}).then((page) => valueOf(page).posts.length),
        listOwnComments(reader, {}).then((page) => valueOf(page).comments.length),
        listLikedPosts(reader, {}).then((page) => valueOf(page).posts.length),
      ])
    const everywhere = Array(11).fill(1)
    expect(await doors()).toEqual(everywhere)
    expect(await moderateItem(moderator, post(id), remove)).toEqual(ok(null))
    expect(await doors()).toEqual(Array(11).fill(0))
    expect(await publishComment(reader, id, { content: 'x' })).toEqual(fail('not-found'))
    expect(await moderateItem(moderator, post(id), restore)).toEqual(ok(null))
    expect(await doors()).toEqual(everywhere)
    expect((await log()).map(({ id: _, createdAt: __, ...line }) => line)).toEqual([
      { actorId: moderator.id, ...remove, targetKind: 'post', targetId: id, until: null },
      { actorId: moderator.id, ...restore, targetKind: 'post', targetId: id, until: null },
    ])
  })

  test('tells its author alone why', async () => {
    const [author, reader] = [await makeMember(), await makeMember()]
    const { id, title, content } = await makePost(author)
    await moderateItem(await makeModerator(), post(id), remove)
    const own = { title, content, removedReason: 'abuse' }
    expect(await readWithheldPost(author, id)).toEqual(ok({ absence: 'removed', own }))
    for (const actor of [reader, null])
      expect(await readWithheldPost(actor, id)).toEqual(fail('not-found'))
    const page = valueOf(await readOwnPage(author, 'posts', undefined))
    expect(page.items).toMatchObject([{ id, absence: 'removed', removedReason: 'abuse' }])
  })
})

describe('a removed comment', () => {
  test('leaves the counter right, and a placeholder only for its replies or its author', async () => {
    const [author, reader] = [await makeMember(), await makeMember()]
    const moderator = await makeModerator()
    const { id } = await makePost(reader)
    const alone = await makeComment(author, id, { content: 'alone', isAnonymous: true })
    const top = await makeComment(author, id, { content: 'top' })
    await makeComment(reader, id, { content: 'reply', parentCommentId: top.id })
    for (const item of [alone, top])
      expect(await moderateItem(moderator, comment(item.id), remove)).toEqual(ok(null))
    expect(await countOf(id)).toBe(1)
    const threadsFor = async (actor: typeof author | null) =>
      valueOf(await listComments(actor, id, {})).comments.map((each) => [
        each.absence,
        each.removedReason,
        each.content,
        each.user,
        each.anonymousNumber,
        each.replies.length,
      ])
    const placeholder = (reason: string | null, replies: number) => [
      'removed',
      reason,
      '',
      null,
      null,
      replies,
    ]
    for (const actor of [reader, null])
      expect(await threadsFor(actor)).toEqual([placeholder(null, 1)])
    expect(await threadsFor(author)).toEqual([placeholder('abuse', 0), placeholder('abuse', 1)])
    expect((await searchPosts(null, { q: 'alone' })).ok).toBe(true)
    expect(valueOf(await searchPosts(null, { q: 'alone' })).posts).toEqual([])
    const page = valueOf(await readOwnPage(author, 'comments', undefined))
    expect(page.items.map(({ excerpt, removedReason }) => [excerpt, removedReason])).toEqual([
      ['top', 'abuse'],
      ['alone', 'abuse'],
    ])
    for (const item of [alone, top])
      expect(await moderateItem(moderator, comment(item.id), restore)).toEqual(ok(null))
    expect(await countOf(id)).toBe(3)
    expect((await threadsFor(null)).map(([absence]) => absence)).toEqual([null, null])
  })
})

describe('two moderators at once', () => {
  test.each([
    ['remove', remove],
    ['lock', lock],
  ])('the second to %s is told so, and the log has one line', async (_, input) => {
    const moderators = [await makeModerator(), await makeModerator(), await makeModerator()]
    const { id } = await makePost(await makeMember())
    const answers = await Promise.all(moderators.map((each) => moderateItem(each, post(id), input)))
    expect(answers.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
    expect(answers.filter(({ ok: isDone }) => !isDone)).toEqual(Array(2).fill(fail('conflict')))
    expect(await log()).toHaveLength(1)
  })

  test('a comment removed and restored by many is counted right', async () => {
    const moderators = [await makeModerator(), await makeModerator()]
    const { id } = await makePost(await makeMember())
    const { id: commentId } = await makeComment(await makeMember(), id)
    const all = (input: object) =>
      Promise.all(moderators.map((each) => moderateItem(each, comment(commentId), input)))
    await all(remove)
    expect(await countOf(id)).toBe(0)
    await all(restore)
    expect(await countOf(id)).toBe(1)
    expect(await log()).toHaveLength(2)
  })

  test.each([restore, unlock, dismiss, reveal])(
    'there is nothing to %j in what stands as it should',
    async (input) => {
      const { id } = await makePost(await makeMember())
      expect(await moderateItem(await makeModerator(), post(id), input)).toEqual(fail('conflict'))
      expect(await log()).toEqual([])
    },
  )
})

describe('a locked thread', () => {
  test('takes no comments and no replies, and can be opened again', async () => {
    const [author, reader] = [await makeMember(), await makeMember()]
    const moderator = await makeModerator()
    const { id } = await makePost(author)
    const top = await makeComment(reader, id)
    await moderateItem(moderator, post(id), lock)
    const refused = fail('not-allowed', { '': 'locked' })
    for (const actor of [author, reader, moderator])
      for (const parentCommentId of [undefined, top.id])
        expect(await publishComment(actor, id, { content: 'x', parentCommentId })).toEqual(refused)
    expect(valueOf(await readPost(null, id))).toMatchObject({ isLocked: true, commentCount: 1 })
    await moderateItem(moderator, post(id), unlock)
    expect((await publishComment(reader, id, { content: 'x' })).ok).toBe(true)
  })

  test('is a post: comments are not locked', async () => {
    const { id } = await makePost(await makeMember())
    const own = await makeComment(await makeMember(), id)
    const answer = await moderateItem(await makeModerator(), comment(own.id), lock)
    expect(answer).toEqual(fail('conflict'))
  })
})

describe('the author of what is anonymous', () => {
  test('is told to the moderator who gives a reason, with a line in the log', async () => {
    const author = await makeMember('hidden_asha')
    const moderator = await makeModerator()
    const { id } = await makePost(author, { isAnonymous: true })
    const seen = await readModeratedItem(moderator, post(id))
    const secrets = [author.id, author.username, author.displayName ?? '', author.email]
    for (const secret of secrets) expect(JSON.stringify(seen)).not.toContain(secret)
    expect(await moderateItem(moderator, post(id), reveal)).toEqual(
      ok({ id: author.id, username: 'hidden_asha', displayName: author.displayName }),
    )
    expect(await log()).toMatchObject([
      { actorId: moderator.id, ...reveal, targetKind: 'post', targetId: id },
    ])
    expect(JSON.stringify(await log())).not.toContain(author.id)
    const again = JSON.stringify(await readModeratedItem(moderator, post(id)))
    for (const secret of secrets) expect(again).not.toContain(secret)
  })

  test('is known to nobody once she has left', async () => {
    const author = await makeMember()
    const { id } = await makePost(author, { isAnonymous: true })
    await db.user.delete({ where: { id: author.id } })
    expect(await moderateItem(await makeModerator(), post(id), reveal)).toEqual(fail('conflict'))
  })
})
