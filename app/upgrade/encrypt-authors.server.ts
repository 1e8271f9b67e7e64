import { db } from '~/database/db.server'
import { authorshipOf } from '~/domain/authorship/authorship.server'

const batchSize = 500

/** Encrypts plaintext authors of anonymous posts and comments; returns their number. */
export async function encryptAuthors(): Promise<number> {
  const where = { isAnonymous: true, authorId: { not: null } }
  const select = { id: true, authorId: true } as const
  let count = 0
  for (;;) {
    const posts = await db.post.findMany({ where, select, take: batchSize })
    const comments = await db.comment.findMany({ where, select, take: batchSize })
    if (!posts.length && !comments.length) return count
    await db.$transaction([
      ...posts.map(({ id, authorId }) =>
        db.post.update({ where: { id }, data: authorshipOf(authorId ?? '', true) }),
      ),
      ...comments.map(({ id, authorId }) =>
        db.comment.update({ where: { id }, data: authorshipOf(authorId ?? '', true) }),
      ),
    ])
    count += posts.length + comments.length
  }
}
