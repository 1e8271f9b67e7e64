import { databaseKind, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'

/** Drops the log's triggers within a transaction, so that it can change; returns the function that restores them. */
export async function openLog(tx: Transaction): Promise<() => Promise<unknown>> {
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
