import { db } from '~/database/db.server'
import { authorIdOf, authorshipOf } from '~/domain/authorship/authorship.server'
import { changeTo, type Rotation } from './rotate-rows.server'

type Row = { id: string; encryptedAuthorId: string | null }

const select = { id: true, encryptedAuthorId: true } as const
const page = (after: string | undefined, take: number) => ({
  where: { id: { gt: after }, encryptedAuthorId: { not: null } },
  orderBy: { id: 'asc' as const },
  take,
  select,
})

export const posts: Rotation<Row> = {
  read: (after, take) => db.post.findMany(page(after, take)),
  change: (where) =>
    changeTo(where.encryptedAuthorId ?? '', renewed(where), (tx) =>
      tx.post.updateMany({ where, data: { encryptedAuthorId: renewed(where) } }),
    ),
}

export const comments: Rotation<Row> = {
  read: (after, take) => db.comment.findMany(page(after, take)),
  change: (where) =>
    changeTo(where.encryptedAuthorId ?? '', renewed(where), (tx) =>
      tx.comment.updateMany({ where, data: { encryptedAuthorId: renewed(where) } }),
    ),
}

function renewed({ encryptedAuthorId }: Row) {
  const authorId = authorIdOf({ authorId: null, encryptedAuthorId })
  return authorId && authorshipOf(authorId, true).encryptedAuthorId
}
