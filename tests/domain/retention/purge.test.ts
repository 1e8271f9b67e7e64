import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { purge, purgeHourly } from '~/domain/retention/purge.server'
import { deleteComment } from '~/domain/comments/own-comment.server'
import { heldReason } from '~/domain/held'
import { appeal } from '~/domain/moderation/appeals.server'
import { reportItem } from '~/domain/moderation/reports.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { dayNumber } from '~/domain/threads/thread-states.server'
import { retention, type RetainedKind } from '~/domain/retention-periods'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { withSettings } from '../../support/with-settings'

const dataDir = mkdtempSync(path.join(tmpdir(), 'xx-health-purge-'))
withSettings({ DATA_DIR: dataDir })
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const day = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)

/** Creates one row of each kind that expired at `at`. */
async function leaveBehind(at: Date, name: string) {
  const member = await makeMember()
  const userId = member.id
  await db.curtainDraft.create({ data: { tokenHash: name, updatedAt: at } })
  const link = { kind: 'resetPassword', tokenHash: name, userId, email: '' } as const
  await db.token.create({ data: { ...link, expiresAt: at } })
  await db.draft.create({ data: { userId, draftKey: name, fields: '', updatedAt: at } })
  await db.session.create({ data: { tokenHash: name, userId, expiresAt: at, lastSeenAt: at } })
  await mkdir(path.join(dataDir, 'mail'), { recursive: true })
  const file = path.join(dataDir, 'mail', `${name}-verifyEmail.eml`)
  await writeFile(file, 'To: asha@example.com')
  await utimes(file, at, at)
  const mail = { kind: 'verifyEmail', payload: '' }
  await db.outgoingMail.create({
    data: { ...mail, cause: `sent ${name}`, state: 'sent', sentAt: at },
  })
  await db.outgoingMail.create({
    data: { ...mail, cause: `failed ${name}`, state: 'failed', createdAt: at },
  })
  const post = await makePost(await makeMember())
  const about = { reporterId: userId, postId: post.id, reason: 'spam' }
  await db.report.create({ data: { ...about, state: 'dismissed', settledAt: at } })
  const message = { referenceId: name, digest: name, source: 'contact', name, email: '' } as const
  await db.message.create({ data: { ...message, message: '', answeredAt: at } })
  const grievance = { referenceId: `g-${name}`, digest: name, sealed: '' }
  await db.grievance.create({ data: { ...grievance, decidedAt: at } })
  const question = { referenceId: `q-${name}`, digest: name, question: '' }
  await db.guestQuestion.create({ data: { ...question, day: at } })
  const word = { digest: name, sealed: '', days: 1, lastDay: dayNumber(at) }
  await db.searchedWord.create({ data: word })
  await db.rateLimit.create({ data: { key: name, points: 1, expire: at } })
  const { id } = await makeMember()
  await db.user.update({ where: { id }, data: { expert: '{}', expertUntil: at } })
  await removedPost(await makeModerator(), at)
}

async function removedPost(moderator: Member, at: Date) {
  const { id } = await makePost(await makeMember())
  await makeComment(await makeMember(), id)
  unwrap(await moderateItem(moderator, { kind: 'post', id }, { action: 'remove', reason: 'spam' }))
  await db.post.update({ where: { id }, data: { removedAt: at } })
}

describe('purging', () => {
  test.each(Object.keys(retention) as RetainedKind[])(
    '%s go when their time is over',
    async (kind) => {
      await leaveBehind(daysAgo(retention[kind] + 1), 'old')
      await leaveBehind(daysAgo(retention[kind] - 0.5), 'young')
      expect((await purge())[kind]).toBe(1)
      expect((await purge())[kind]).toBe(0)
    },
  )

  test('goes on after a table that fails, and tells which one it was', async () => {
    await leaveBehind(daysAgo(retention.failedMails + 1000), 'old')
    await db.$executeRaw`ALTER TABLE "Grievance" RENAME TO "Elsewhere"`
    await expect(purge()).rejects.toThrow('expired rows are left: grievances')
    await db.$executeRaw`ALTER TABLE "Elsewhere" RENAME TO "Grievance"`
    expect([await db.message.count(), await db.rateLimit.count()]).toEqual([0, 0])
  })

  test('leaves what is in use', async () => {
    const member = await makeMember()
    const { id } = await makePost(member)
    await makeComment(member, id)
    const ahead = daysAgo(-1)
    await db.session.create({ data: { tokenHash: 'open', userId: member.id, expiresAt: ahead } })
    await db.rateLimit.create({ data: { key: 'running', points: 1, expire: ahead } })
    const waiting = { cause: 'waiting', kind: 'verifyEmail' }
    await db.outgoingMail.create({
      data: { ...waiting, payload: '', createdAt: daysAgo(1000) },
    })
    const purged = await purge()
    expect(Object.values(purged).every((count) => count === 0)).toBe(true)
    expect(await db.post.count()).toBe(1)
    expect(await db.comment.count()).toBe(1)
  })

  test('takes removed posts by the dozen, and leaves the log whole', async () => {
    const moderator = await makeModerator()
    for (let post = 0; post < 45; post++) await removedPost(moderator, daysAgo(1000))
    expect(await purge()).toMatchObject({ removedContent: 45 })
    expect([await db.post.count(), await db.comment.count()]).toEqual([0, 0])
    expect(await db.auditEntry.count()).toBe(45)
  })

  test('what is kept for a day goes at the next hour, and nothing else', async () => {
    await leaveBehind(daysAgo(retention.failedMails + 1), 'old')
    expect(await purgeHourly(new Date())).toEqual({ guidedDrafts: 1, mailFiles: 1 })
    expect(await purge()).toMatchObject({
      ...{ guidedDrafts: 0, mailFiles: 0, failedMails: 1, limits: 1 },
    })
  })

  test('an open report goes with its comment, of which a placeholder is left', async () => {
    const [author, other] = [await makeMember(), await makeMember()]
    const { id: postId } = await makePost(author)
    const { id } = await makeComment(author, postId)
    await makeComment(other, postId, { parentCommentId: id })
    unwrap(await reportItem(other, { kind: 'comment', id }, { reason: 'abuse' }))
    await db.report.updateMany({ data: { createdAt: daysAgo(1000) } })
    expect(await purge()).toMatchObject({ reports: 0 })
    unwrap(await deleteComment(author, id))
    expect(await purge()).toMatchObject({ reports: 0 })
    expect(await purge(daysAgo(-retention.reports - 1))).toMatchObject({ reports: 1 })
  })

  test('a removed comment with replies leaves its place to them', async () => {
    const [moderator, author, other] = [
      await makeModerator(),
      await makeMember(),
      await makeMember(),
    ]
    const { id: postId } = await makePost(author)
    const { id } = await makeComment(author, postId, { content: 'What was removed' })
    await makeComment(other, postId, { parentCommentId: id, content: 'A reply' })
    const lone = await makeComment(author, postId)
    const removal = { action: 'remove', reason: 'spam' }
    for (const comment of [id, lone.id])
      unwrap(await moderateItem(moderator, { kind: 'comment', id: comment }, removal))
    await db.comment.updateMany({
      where: { removedAt: { not: null } },
      data: { removedAt: daysAgo(1000) },
    })
    expect(await purge()).toMatchObject({ removedContent: 2 })
    const left = await db.comment.findMany({ orderBy: { sortKey: 'asc' } })
    expect(left.map(({ content, authorId }) => [content, authorId])).toEqual([
      ['', null],
      ['A reply', other.id],
    ])
    expect(await db.post.findFirst({ select: { commentCount: true } })).toEqual({ commentCount: 1 })
    expect(await purge()).toMatchObject({ removedContent: 0 })
  })

  test('a thread whose comments were all removed or deleted leaves no placeholder', async () => {
    const [moderator, author, other] = [
      await makeModerator(),
      await makeMember(),
      await makeMember(),
    ]
    const { id: postId } = await makePost(author)
    const [removed, deleted] = [
      await makeComment(author, postId),
      await makeComment(author, postId),
    ]
    const items = [removed.id]
    for (const { id: parentCommentId } of [removed, deleted])
      items.push((await makeComment(other, postId, { parentCommentId })).id)
    for (const id of items)
      unwrap(
        await moderateItem(
          moderator,
          { kind: 'comment', id },
          { action: 'remove', reason: 'spam' },
        ),
      )
    unwrap(await deleteComment(author, deleted.id))
    await db.comment.updateMany({
      where: { removedAt: { not: null } },
      data: { removedAt: daysAgo(1000) },
    })
    expect(await purge()).toMatchObject({ removedContent: 3 })
    expect(await db.comment.count()).toBe(0)
  })

  test('what waits for a moderator stays: hidden and held items, and items with an open appeal', async () => {
    const [moderator, author] = [await makeModerator(), await makeMember()]
    const [{ id: postId }, asked] = [await makePost(author), await makePost(author)]
    const comments = [await makeComment(author, postId), await makeComment(author, postId)] as const
    const [replied, hidden] = comments
    await makeComment(moderator, postId, { parentCommentId: replied.id })
    const items = [
      { kind: 'post', id: asked.id },
      { kind: 'comment', id: replied.id },
    ] as const
    for (const item of items) {
      unwrap(await moderateItem(moderator, item, { action: 'remove', reason: 'spam' }))
      unwrap(await appeal(author, item, { message: 'Please look again' }))
    }
    await db.comment.update({ where: { id: hidden.id }, data: { hiddenAt: new Date() } })
    const held = await makePost(author)
    await db.post.update({ where: { id: held.id }, data: { removedReason: heldReason } })
    const where = { id: { in: [asked.id, held.id] } }
    await db.post.updateMany({ where, data: { removedAt: daysAgo(1000) } })
    const ids = { id: { in: comments.map(({ id }) => id) } }
    await db.comment.updateMany({ where: ids, data: { removedAt: daysAgo(1000) } })
    expect(await purge()).toMatchObject({ removedContent: 0, reports: 0 })
    await db.appeal.updateMany({ data: { answer: 'uphold' } })
    expect(await purge()).toMatchObject({ removedContent: 2 })
    expect(await db.post.count({ where: { id: held.id } })).toBe(1)
    expect(await db.comment.count({ where: { ...ids, deletedAt: null } })).toBe(1)
  })
})
