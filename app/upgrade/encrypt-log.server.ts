import { db } from '~/database/db.server'
import { storedTarget } from '~/domain/moderation/audit-log.server'
import { isId } from '~/domain/validation/validation.server'
import { openLog } from './open-log.server'

/** Encrypts the members that stand in the log in the clear; nothing else of it changes. @returns how many lines */
export async function encryptLog(): Promise<number> {
  const rows = await db.auditEntry.findMany({
    // The most frequent lines, which never stood there in the clear.
    where: { targetKind: 'member', action: { not: 'readMember' } },
    select: { id: true, targetId: true },
  })
  const plain = rows.filter(({ targetId }) => isId(targetId))
  if (!plain.length) return 0
  await db.$transaction(async (tx) => {
    const close = await openLog(tx)
    for (const { id, targetId } of plain) {
      const stored = storedTarget({ targetKind: 'member', targetId })
      await tx.$executeRaw`UPDATE "AuditEntry" SET "targetId" = ${stored} WHERE "id" = ${id}`
    }
    await close()
  })
  return plain.length
}
