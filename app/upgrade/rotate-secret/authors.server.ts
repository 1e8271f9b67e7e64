import { db, type Transaction } from '~/database/db.server'
import { authorIdOf, authorshipOf, isCurrentTag } from '~/domain/authorship/authorship.server'
import type { Change, Rotation } from './rotate-rows.server'

type Row = { id: string; encryptedAuthorId: string | null; authorTag: string | null }

const select = { id: true, encryptedAuthorId: true, authorTag: true } as const
const page = (after: string | undefined, take: number) => ({
  where: { id: { gt: after }, encryptedAuthorId: { not: null } },
  orderBy: { id: 'asc' as const },
  take,
  select,
})

export const posts: Rotation<Row> = {
  read: (after, take) => db.post.findMany(page(after, take)),
  change: (where) =>
    changeOf(where, async (tx, data) => (await tx.post.updateMany({ where, data })).count),
}

export const comments: Rotation<Row> = {
  read: (after, take) => db.comment.findMany(page(after, take)),
  change: (where) =>
    changeOf(where, async (tx, data) => (await tx.comment.updateMany({ where, data })).count),
}

type Write = (tx: Transaction, data: Omit<Row, 'id'>) => Promise<number>

function changeOf({ encryptedAuthorId, authorTag }: Row, write: Write): Change {
  const authorId = authorIdOf({ authorId: null, encryptedAuthorId })
  if (authorId === null) return 'unreadable'
  if (authorTag !== null && isCurrentTag(authorTag)) return 'present'
  return async (tx) => {
    const renewed = await authorshipOf(authorId, true, tx)
    return write(tx, {
      encryptedAuthorId: renewed.encryptedAuthorId,
      authorTag: renewed.authorTag,
    })
  }
}
