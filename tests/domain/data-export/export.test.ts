import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { startSession } from '~/domain/sessions/sessions.server'
import { saveDraft } from '~/domain/drafts/drafts.server'
import { likePost } from '~/domain/activity/like-post.server'
import { requestExport, openExport, exportMember } from '~/domain/data-export/export-account.server'
import { queueMail } from '~/domain/mail/outbox.server'
import { toIsoDay } from '~/domain/day'
import { setBlock } from '~/domain/moderation/block-author.server'
import { notifyOfReveal } from '~/domain/moderation/reveal-notices.server'
import { fail } from '~/domain/result'
import {
  makeComment,
  makeMember,
  makePost,
  signUpMember,
  unwrap,
} from '../../support/forum/factories'

type Export = Record<string, unknown> & {
  posts: { id: string; title: string; isAnonymous: boolean; removedAt: string | null }[]
  comments: { id: string; content: string; postId: string }[]
  blocks: object[]
  likes: { postId: string; title: string | null }[]
}

async function textOf(member: Member) {
  const pieces: string[] = []
  for await (const piece of exportMember(member)) pieces.push(piece)
  return pieces.join('')
}

test('holds everything of the member and nothing of others', async () => {
  const [asha, ravi] = [await makeMember('asha'), await makeMember('ravi')]
  const hidden = { isAnonymous: true, audience: 'members' }
  const own = await makePost(asha, { title: 'Hers, "quoted"', ...hidden })
  const removed = await makePost(asha, { title: 'Removed by a moderator' })
  const [seen, gone] = [
    await makePost(ravi, { title: 'Seen by all', content: 'words of his' }),
    await makePost(ravi, { title: 'Hidden from all' }),
  ]
  const his = await makeComment(ravi, own.id, { content: 'answer of his' })
  await makeComment(asha, own.id, { content: 'her reply', parentCommentId: his.id })
  await makeComment(asha, gone.id, { content: 'on what is hidden' })
  for (const post of [seen, gone]) await likePost(asha, post.id, { liked: '1' })
  const removedAt = new Date()
  await db.post.updateMany({ where: { id: { in: [removed.id, gone.id] } }, data: { removedAt } })
  await startSession(asha.id, 'Firefox')
  await saveDraft(asha.id, 'new-post', { title: 'unsent' })
  await db.report.create({ data: { reporterId: asha.id, commentId: his.id, reason: 'spam' } })
  await db.connection.create({ data: { userId: asha.id, provider: 'google', providerId: 'g1' } })
  const token = { kind: 'verifyEmail', tokenHash: 'the-digest', userId: asha.id } as const
  await db.token.create({ data: { ...token, email: asha.email } })
  for (const { id: userId, email } of [asha, ravi]) {
    const mail = { kind: 'passwordChanged', language: 'en', payload: { token: 'x' } } as const
    await queueMail({ ...mail, userId, cause: `about/${email}`, recipient: email })
  }
  const audit = { actorId: asha.id, action: 'remove', targetKind: 'post', targetId: gone.id }
  await db.auditEntry.create({ data: { ...audit, reason: 'ravi again', day: new Date() } })

  for (const name of ['meera', 'loud_one']) {
    const { id: postId } = await makePost(await makeMember(name))
    unwrap(await setBlock(asha, { kind: 'post', id: postId }, true))
  }
  unwrap(await setBlock(await makeMember('hiding'), { kind: 'post', id: seen.id }, true))

  await db.$transaction(async (tx) => {
    await notifyOfReveal(asha.id, 'risk', tx)
    await notifyOfReveal(ravi.id, 'law', tx)
  })

  const text = await textOf(asha)
  const copy = JSON.parse(text) as Export
  expect(copy).toMatchObject({
    account: {
      username: 'asha',
      email: asha.email,
      displayName: 'Display asha',
      role: 'member',
      emailNotifications: true,
      hasPassword: false,
    },
    sessions: [{ device: 'Firefox' }],
    connections: [{ provider: 'google', providerId: 'g1' }],
    mailedLinks: [{ kind: 'verifyEmail', email: asha.email }],
    mails: [{ kind: 'passwordChanged', state: 'waiting' }],
    drafts: [{ draftKey: 'new-post', fields: { title: 'unsent' } }],
    reports: [{ commentId: his.id, reason: 'spam', state: 'open' }],
    blocks: [
      { username: 'meera', createdAt: expect.any(String) as string },
      { username: 'loud_one' },
    ],
    moderation: [{ action: 'remove', targetKind: 'post' }],
    posts: [
      { id: own.id, title: 'Hers, "quoted"', ...hidden, commentCount: 2, removedAt: null },
      { id: removed.id, removedAt: removedAt.toISOString() },
    ],
    comments: [
      { content: 'her reply', postId: own.id, parentId: his.id, likes: 0 },
      { content: 'on what is hidden', postId: gone.id },
    ],
  })
  expect(copy.likes).toHaveLength(2)
  // A like is stored with a random moment of its hour.
  expect(copy.likes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ postId: seen.id, title: 'Seen by all' }),
      expect.objectContaining({ postId: gone.id, title: null }),
    ]),
  )
  expect(copy.blocks).toHaveLength(2)
  expect(copy.reveals).toEqual([{ day: toIsoDay(new Date()), reason: 'risk' }])
  expect(text).not.toMatch(
    /ravi|hiding|Display (meera|loud)|his"|Hidden from|"digest":"(?!never")|tokenHash|sealedStart|passwordHash|idempotencyKey/,
  )
  expect(text).not.toContain(ravi.id)
})

test('of mails to an address that was somebody else’s it holds none', async () => {
  const [asha, ravi] = [await makeMember('asha'), await makeMember('ravi')]
  await db.user.update({ where: { id: asha.id }, data: { emailVerifiedAt: new Date() } })
  const post = await makePost(asha, { isAnonymous: true })
  await makeComment(ravi, post.id)
  expect(await db.notification.count()).toBe(3)
  const moved = { email: 'moved@example.com', emailKey: 'moved@example.com' }
  await db.user.update({ where: { id: asha.id }, data: moved })
  const next = await makeMember('next_holder')
  await db.user.update({
    where: { id: next.id },
    data: { email: asha.email, emailKey: asha.email.toLowerCase() },
  })
  const text = await textOf({ ...next, email: asha.email })
  expect((JSON.parse(text) as Export).mails).toEqual([])
  expect(text).not.toContain(post.id)
})

test('nothing is removed or closed before it was written, and anonymous items only show the hour', async () => {
  const asha = await makeMember()
  const [named, hidden] = [await makePost(asha), await makePost(asha, { isAnonymous: true })]
  const comment = await makeComment(asha, named.id)
  const at = (time: string) => new Date(`2026-01-31T${time}Z`)
  const early = { createdAt: at('10:40:00'), removedAt: at('10:20:00') }
  await db.post.update({ where: { id: named.id }, data: { ...early, lockedAt: at('10:10:00') } })
  await db.comment.update({ where: { id: comment.id }, data: early })
  const exact = { createdAt: at('10:00:00'), removedAt: at('10:20:00') }
  await db.post.update({ where: { id: hidden.id }, data: { ...exact, lockedAt: at('11:59:00') } })
  const copy = JSON.parse(await textOf(asha)) as Export
  const written = early.createdAt.toISOString()
  expect(copy.posts.find(({ id }) => id === named.id)).toMatchObject({
    removedAt: written,
    lockedAt: written,
  })
  expect(copy.comments).toMatchObject([{ removedAt: written }])
  expect(copy.posts.find(({ id }) => id === hidden.id)).toMatchObject({
    createdAt: at('10:00:00').toISOString(),
    removedAt: at('10:00:00').toISOString(),
    lockedAt: at('11:00:00').toISOString(),
  })
})

test('goes on over pages without losing or repeating anything', async () => {
  const [asha, ravi] = [await makeMember(), await makeMember()]
  const many = 1_100
  const rows = Array.from({ length: many }, (_, number) => ({
    authorId: ravi.id,
    title: `Post ${number}`,
    content: 'x',
    type: 'general' as const,
  }))
  const posts = await db.post.createManyAndReturn({ data: rows, select: { id: true } })
  // Many likes have the same time, as after an import.
  const createdAt = new Date()
  await db.like.createMany({
    data: posts.map((post) => ({ postId: post.id, userId: asha.id, createdAt })),
  })
  const [{ id: postId } = { id: '' }] = posts
  const comment = (content: string) => ({ authorId: asha.id, postId, content })
  await db.comment.createMany({ data: rows.map((_, number) => comment(`Comment ${number}`)) })
  const copy = JSON.parse(await textOf(asha)) as Export
  expect(new Set(copy.likes.map((like) => like.postId)).size).toBe(many)
  expect(new Set(copy.comments.map((each) => each.content)).size).toBe(many)
  expect([copy.likes.length, copy.comments.length, copy.posts.length]).toEqual([many, many, 0])
})

test('is asked for with the password, and a ticket opens it in its session only', async () => {
  const asha = await signUpMember('asha')
  const ravi = await makeMember()
  const session = randomUUID()
  expect(await requestExport(asha, {}, session)).toEqual(fail('invalid', { password: 'required' }))
  expect(await requestExport(asha, { password: 'wrong' }, session)).toEqual(
    fail('invalid', { password: 'passwordWrong' }),
  )
  expect(await requestExport(ravi, {}, session)).toEqual(fail('invalid'))
  const ticket = unwrap(await requestExport(asha, { password: 'correct horse' }, session))
  expect(openExport(asha, ticket, session).ok).toBe(true)
  expect(openExport(asha, ticket, randomUUID())).toEqual(fail('not-allowed'))
  expect(openExport(asha, ticket.slice(2), session)).toEqual(fail('not-allowed'))
  expect(openExport(asha, null, session)).toEqual(fail('not-allowed'))
})
