import { databaseKind, type Transaction, db } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { detailsPurpose } from '~/domain/moderation/log-line.server'
import { requestPurpose } from '~/domain/moderation/look-up-requests.server'
import { decrypt, encrypt, isUnderPresentSecret } from '~/runtime/encryption.server'
import type { Change, Rotation } from './rotate-rows.server'

/** Drops the log's triggers within a transaction, so that it can change; returns the function that restores them. */
async function openLog(tx: Transaction): Promise<() => Promise<unknown>> {
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

type Row = { id: string; details: string | null }

const select = { id: true, details: true } as const

export const logLines: Rotation<Row> = {
  read: (after, take) =>
    db.auditEntry.findMany({
      where: { id: { gt: after }, details: { not: null } },
      orderBy: { id: 'asc' },
      take,
      select,
    }),
  change: ({ id, details }) =>
    changeOf(
      detailsPurpose,
      details ?? '',
      (renewed) => (tx) =>
        tx.$executeRaw`UPDATE "AuditEntry" SET "details" = ${renewed} WHERE "id" = ${id}`,
    ),
  open: openLog,
}

export const lookUpRequests: Rotation<Row> = {
  read: (after, take) =>
    db.lookUpRequest.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select,
    }),
  change: ({ id, details }) =>
    changeOf(
      requestPurpose,
      details ?? '',
      (renewed) => (tx) =>
        tx.lookUpRequest.updateMany({
          where: { id, details: details ?? '' },
          data: { details: renewed },
        }),
    ),
}

type Write = Extract<Change, (...given: never[]) => unknown>

function changeOf(purpose: string, sealed: string, write: (renewed: string) => Write): Change {
  if (isUnderPresentSecret(purpose, sealed)) return 'present'
  const text = decrypt(purpose, sealed)
  return text === null ? 'unreadable' : write(encrypt(purpose, text))
}
