import { databaseKind, db, type Transaction } from '~/db.server'
import { storedTarget } from '~/domain/moderation/audit-log.server'
import { isId } from '~/domain/validation.server'
import { env } from '~/env.server'

/** Encrypts the members that stand in the log in the clear; nothing else of it changes. @returns how many lines */
export async function encryptLog(): Promise<number> {
  const rows = await db.auditEntry.findMany({
    where: { targetKind: 'member' },
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

// Triggers refuse every change of the log; nobody sees it without them, because it is one transaction.
async function openLog(tx: Transaction) {
  if (databaseKind(env.DATABASE_URL) === 'postgresql') {
    await tx.$executeRaw`ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_change"`
    return () => tx.$executeRaw`ALTER TABLE "AuditEntry" ENABLE TRIGGER "AuditEntry_change"`
  }
  const [trigger] = await tx.$queryRaw<{ sql: string }[]>`
    SELECT "sql" FROM sqlite_master WHERE "name" = 'AuditEntry_update'`
  if (!trigger) throw new Error('the log has lost its trigger')
  await tx.$executeRaw`DROP TRIGGER "AuditEntry_update"`
  return () => tx.$executeRawUnsafe(trigger.sql)
}
