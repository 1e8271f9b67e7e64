import { db } from '~/database/db.server'

/** The present id of a post or comment by its id from before ids became random, or null. */
export async function findByFormerId(formerId: string): Promise<string | null> {
  const query = { where: { sortKey: formerId }, select: { id: true } }
  const item = (await db.post.findUnique(query)) ?? (await db.comment.findUnique(query))
  return item?.id ?? null
}
