import { db } from '~/database/db.server'
import type { Actor } from '../members/member'

/** Whose named posts and comments the viewer does not want to see; nobody for visitors. */
export async function blockedBy(viewer: Actor): Promise<string[]> {
  if (!viewer) return []
  const where = { blockerId: viewer.id }
  const rows = await db.block.findMany({ where, select: { blockedId: true } })
  return rows.map(({ blockedId }) => blockedId)
}

/**
 * The condition that leaves out what blocked members wrote under their names. What is anonymous stays, whoever wrote
 * it: what vanishes would tell.
 */
export function notByBlocked(blocked: string[]) {
  if (!blocked.length) return {}
  return { OR: [{ authorId: null }, { authorId: { notIn: blocked } }] }
}

/** Whether one item is left out by that condition. */
export function isByBlocked({ authorId }: { authorId: string | null }, blocked: string[]): boolean {
  return authorId !== null && blocked.includes(authorId)
}
