import { db } from '~/database/db.server'
import { openMember, storedMember } from '~/domain/moderation/reveal-notices.server'
import { changeTo, type Rotation } from './rotate-rows.server'

type Row = { id: string; encryptedMemberId: string }

export const revealNotices: Rotation<Row> = {
  read: (after, take) =>
    db.revealNotice.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, encryptedMemberId: true },
    }),
  change(where) {
    const member = openMember(where.encryptedMemberId)
    const encryptedMemberId = member && storedMember(member)
    return changeTo(where.encryptedMemberId, encryptedMemberId, (tx) =>
      tx.revealNotice.updateMany({ where, data: { encryptedMemberId: encryptedMemberId ?? '' } }),
    )
  },
}
