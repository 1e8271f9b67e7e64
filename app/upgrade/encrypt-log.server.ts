import { db } from '~/database/db.server'
import { storedTarget } from '~/domain/moderation/audit-log.server'
import { isId } from '~/domain/validation/validation.server'
import { openLog } from './open-log.server'

/** Encrypts plaintext members in the log; returns the number of lines. */
export async function encryptLog(): Promise<number> {
  const rows = await db.auditEntry.findMany({
    // `readMember` lines, the most frequent, were never plaintext.
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
