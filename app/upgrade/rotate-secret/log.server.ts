import { db } from '~/database/db.server'
import { decrypt } from '~/runtime/encryption.server'
import { storedTarget } from '~/domain/moderation/audit-log.server'
import { memberPurpose } from '~/domain/moderation/log-line.server'
import { openLog } from './open-log.server'
import { changeTo, type Rotation } from './rotate-rows.server'

type Row = { id: string; targetId: string }

export const logLines: Rotation<Row> = {
  read: (after, take) =>
    db.auditEntry.findMany({
      where: { id: { gt: after }, targetKind: 'member' },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, targetId: true },
    }),
  change({ id, targetId }) {
    const member = decrypt(memberPurpose, targetId)
    const stored = member && storedTarget({ targetKind: 'member', targetId: member })
    return changeTo(
      targetId,
      stored,
      (tx) => tx.$executeRaw`UPDATE "AuditEntry" SET "targetId" = ${stored} WHERE "id" = ${id}`,
    )
  },
  open: openLog,
}
