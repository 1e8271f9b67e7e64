import { db } from '~/database/db.server'
import { detailsPurpose } from '~/domain/moderation/log-line.server'
import { requestPurpose } from '~/domain/moderation/look-up-requests.server'
import { decrypt, encrypt, isUnderPresentSecret } from '~/runtime/encryption.server'
import { openLog } from './open-log.server'
import type { Change, Rotation } from './rotate-rows.server'

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
