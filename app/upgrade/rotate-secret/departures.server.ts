import { db } from '~/database/db.server'
import { departurePurpose } from '~/domain/account-deletion/departures.server'
import { notificationPurpose } from '~/domain/mail/notifications.server'
import { renewed } from '~/runtime/encryption.server'
import { changeTo, type Rotation } from './rotate-rows.server'

type Row = { id: string; sealed: string }

export const departures: Rotation<Row> = {
  read: (after, take) =>
    db.departure.findMany({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take }),
  change(where) {
    const sealed = renewed(departurePurpose, where.sealed)
    return changeTo(where.sealed, sealed, (tx) =>
      tx.departure.updateMany({ where, data: { sealed: sealed ?? '' } }),
    )
  },
}

export const notifications: Rotation<Row> = {
  read: (after, take) =>
    db.notification.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, sealed: true },
    }),
  change(where) {
    const sealed = renewed(notificationPurpose, where.sealed)
    return changeTo(where.sealed, sealed, (tx) =>
      tx.notification.updateMany({ where, data: { sealed: sealed ?? '' } }),
    )
  },
}
