import { db } from '~/database/db.server'
import { startPurpose } from '~/domain/sessions/sessions.server'
import { renewed } from '~/runtime/encryption.server'
import { changeTo, type Rotation } from './rotate-rows.server'

type Row = { id: string; sealedStart: string }

export const sessions: Rotation<Row> = {
  read: (after, take) =>
    db.session.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, sealedStart: true },
    }),
  change(where) {
    const sealedStart = renewed(startPurpose, where.sealedStart)
    return changeTo(where.sealedStart, sealedStart, (tx) =>
      tx.session.updateMany({ where, data: { sealedStart: sealedStart ?? '' } }),
    )
  },
}
