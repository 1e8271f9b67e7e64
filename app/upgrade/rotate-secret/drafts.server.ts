import { db } from '~/database/db.server'
import { draftColumns, draftKeysOf, openDraft } from '~/domain/drafts/drafts.server'
import type { Rotation } from './rotate-rows.server'

type Row = { id: string; userId: string; draftKey: string; fields: string; updatedAt: Date }

const select = { id: true, userId: true, draftKey: true, fields: true, updatedAt: true } as const

export const drafts: Rotation<Row> = {
  read: (after, take) =>
    db.draft.findMany({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take, select }),
  change({ id, userId, draftKey, fields, updatedAt }) {
    const draft = openDraft(fields)
    if (!draft) return 'unreadable'
    if (draftKeysOf(userId, draft.draftKey)[0] === draftKey) return 'present'
    const data = { ...draftColumns(userId, draft.draftKey, draft.fields), updatedAt }
    return (tx) => tx.draft.updateMany({ where: { id, draftKey, fields }, data })
  },
}
