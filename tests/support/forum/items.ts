import { db } from '~/database/db.server'
export const unknownId = '018f0000-0000-7000-8000-000000000000'

/** Returns a post as an `Item`. */
export const post = (id: string) => ({ kind: 'post', id }) as const

/** Returns a comment as an `Item`. */
export const comment = (id: string) => ({ kind: 'comment', id }) as const

/** Locks a post, as a moderator does. */
export async function lockPost(id: string): Promise<void> {
  await db.post.update({ where: { id }, data: { lockedAt: new Date() } })
}
