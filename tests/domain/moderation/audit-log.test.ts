import { describe, expect, test } from 'vitest'
import { db, databaseKind } from '~/db.server'
import { listLog } from '~/domain/moderation/audit-log.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { suspendMember } from '~/domain/moderation/suspend-member.server'
import { fail } from '~/domain/result'
import { makeMember, makeModerator, makePost, valueOf } from '../../support/factories'

const isPostgresql = databaseKind(process.env.DATABASE_URL ?? '') === 'postgresql'

async function makeLine() {
  const moderator = await makeModerator()
  const { id } = await makePost(await makeMember())
  await moderateItem(moderator, { kind: 'post', id }, { action: 'remove', reason: 'spam' })
  return { moderator, postId: id }
}

describe('the log only grows', () => {
  test.each([
    `UPDATE "AuditEntry" SET "reason" = 'other'`,
    `UPDATE "AuditEntry" SET "id" = "id"`,
    `DELETE FROM "AuditEntry"`,
    ...(isPostgresql
      ? [`TRUNCATE "AuditEntry"`, `TRUNCATE "AuditEntry" CASCADE`]
      : [
          `INSERT OR REPLACE INTO "AuditEntry" ("id", "actorId", "action", "targetKind", "targetId")
           SELECT "id", 'nobody', 'remove', 'post', 'none' FROM "AuditEntry"`,
        ]),
  ])('%s fails', async (statement) => {
    await makeLine()
    const before = await db.auditEntry.findMany()
    await expect(db.$executeRawUnsafe(statement)).rejects.toThrow(/append-only/)
    expect(await db.auditEntry.findMany()).toEqual(before)
    expect(before).toHaveLength(1)
  })

  test('also when everybody whom it names leaves', async () => {
    const { moderator, postId } = await makeLine()
    await db.post.delete({ where: { id: postId } })
    await db.user.deleteMany()
    expect(await db.auditEntry.findMany()).toMatchObject([
      { actorId: moderator.id, targetId: postId, reason: 'spam' },
    ])
  })
})

describe('who reads it', () => {
  test('moderators, newest first, in pages', async () => {
    const { moderator } = await makeLine()
    for (let line = 0; line < 3; line++) await makeLine()
    const first = valueOf(await listLog(moderator, { limit: 3 }))
    expect(first.lines).toHaveLength(3)
    const second = valueOf(await listLog(moderator, { limit: 3, cursor: first.nextCursor }))
    expect([second.lines.length, second.nextCursor]).toEqual([1, null])
    expect(second.lines[0]).toMatchObject({ by: moderator.username, action: 'remove' })
  })

  test('never members', async () => {
    expect(await listLog(await makeMember(), {})).toEqual(fail('not-allowed'))
    expect(await listLog(null, {})).toEqual(fail('not-authenticated'))
  })

  test('and which member was suspended only admins and who did it', async () => {
    const [first, second] = [await makeModerator(), await makeModerator()]
    const admin = await makeModerator('admin')
    const { id } = await makeMember()
    await suspendMember(first, id, { action: 'suspend', reason: 'spam', days: '3' })
    const targetFor = async (reader: typeof first) =>
      valueOf(await listLog(reader, {})).lines.map(({ targetId }) => targetId)
    expect(await targetFor(first)).toEqual([id])
    expect(await targetFor(second)).toEqual([null])
    expect(await targetFor(admin)).toEqual([id])
  })
})
