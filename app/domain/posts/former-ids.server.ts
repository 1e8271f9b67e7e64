import { db } from '~/database/db.server'

/** The id of the post or comment that had this id before ids became random; null when none had. */
export async function findByFormerId(formerId: string): Promise<string | null> {
  const query = { where: { sortKey: formerId }, select: { id: true } }
  const item = (await db.post.findUnique(query)) ?? (await db.comment.findUnique(query))
  return item?.id ?? null
}
