import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { startOfDay } from '~/domain/day'
import { storedTarget } from '~/domain/moderation/audit-log.server'
import { roundSuspensions } from '~/upgrade/round-suspensions.server'
import { makeMember, makeModerator } from '../../support/forum/factories'

test('suspensions of an older version last to the end of their day, in the row and in the log alike', async () => {
  const [member, other] = [await makeMember(), await makeMember()]
  const moderator = await makeModerator()
  const until = new Date('2026-12-24T20:15:30.123Z')
  const before = await db.user.update({
    where: { id: member.id },
    data: { suspendedUntil: until },
  })
  const target = { targetKind: 'member', targetId: member.id } as const
  const line = { actorId: moderator.id, action: 'suspend', reason: 'spam', until }
  const targetId = storedTarget(target)
  await db.auditEntry.create({ data: { ...line, ...target, targetId } })
  expect(await roundSuspensions()).toBe(2)
  // That evening is the next day in India.
  const rounded = new Date('2026-12-25T18:29:59.999Z')
  const after = await db.user.findUniqueOrThrow({ where: { id: member.id } })
  const updatedAt = startOfDay(before.updatedAt)
  expect(after).toEqual({ ...before, suspendedUntil: rounded, updatedAt })
  expect(await db.auditEntry.findMany()).toMatchObject([{ ...line, targetId, until: rounded }])
  const free = await db.user.findUniqueOrThrow({ where: { id: other.id } })
  expect(free.suspendedUntil).toBeNull()
  expect(await roundSuspensions()).toBe(0)
  const change = db.$executeRawUnsafe(`UPDATE "AuditEntry" SET "reason" = 'other'`)
  await expect(change).rejects.toThrow(/append-only/)
})
