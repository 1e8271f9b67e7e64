import { db } from '~/database/db.server'
import { authorshipOf } from '~/domain/authorship/authorship.server'

type Written = { id: string; authorId: string }

/** Encrypts plaintext authors of anonymous posts and comments; returns their number. */
export async function encryptAuthors(): Promise<number> {
  let count = 0
  for (;;) {
    // As literal SQL, by which planners choose the indexes of these rows: each start asks, on a forum of any size.
    const posts = await db.$queryRaw<Written[]>`
      SELECT "id", "authorId" FROM "Post"
      WHERE "isAnonymous" = true AND "authorId" IS NOT NULL ORDER BY "id" LIMIT 500`
    const comments = await db.$queryRaw<Written[]>`
      SELECT "id", "authorId" FROM "Comment"
      WHERE "isAnonymous" = true AND "authorId" IS NOT NULL ORDER BY "id" LIMIT 500`
    if (!posts.length && !comments.length) return count
    await db.$transaction([
      ...posts.map(({ id, authorId }) =>
        db.post.update({ where: { id }, data: authorshipOf(authorId, true) }),
      ),
      ...comments.map(({ id, authorId }) =>
        db.comment.update({ where: { id }, data: authorshipOf(authorId, true) }),
      ),
    ])
    count += posts.length + comments.length
  }
}
