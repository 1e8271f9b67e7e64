import { db } from '~/database/db.server'
import { encryptContents, isOfPresentSecret, openContents } from '~/domain/mail/outbox.server'
import type { Rotation } from './rotate-rows.server'

type Row = { id: string; payload: string }

const select = { id: true, payload: true } as const

/** Waiting and failed mails: sent ones are empty. */
export const mails: Rotation<Row> = {
  read: (after, take) =>
    db.outgoingMail.findMany({
      where: { id: { gt: after }, payload: { not: '' } },
      orderBy: { id: 'asc' },
      take,
      select,
    }),
  change({ id, payload }) {
    if (isOfPresentSecret(payload)) return 'present'
    const contents = openContents(payload)
    if (!contents) return 'unreadable'
    const data = { payload: encryptContents(contents) }
    return (tx) => tx.outgoingMail.updateMany({ where: { id, payload }, data })
  },
}
