import { db } from '~/database/db.server'
import { isPresentTag } from '~/domain/authorship/tags.server'
import { opensNotice, renewedNotice } from '~/domain/moderation/reveal-notices.server'
import type { Rotation } from './rotate-rows.server'

type Row = { id: string; sealed: string; memberTag: string }

export const revealNotices: Rotation<Row> = {
  read: (after, take) =>
    db.revealNotice.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, sealed: true, memberTag: true },
    }),
  change(where) {
    if (!opensNotice(where.sealed)) return 'unreadable'
    if (isPresentTag(where.memberTag)) return 'present'
    return async (tx) => {
      const data = await renewedNotice(where.sealed, tx)
      return tx.revealNotice.updateMany({ where, data })
    }
  },
}
