import { aliased } from '~/database/columns.server'
import { db, sql } from '~/database/db.server'
import type { Actor } from '../members/member'

/** The ids of the members whom the viewer has blocked; none for visitors. */
export async function blockedBy(viewer: Actor): Promise<string[]> {
  if (!viewer) return []
  const where = { blockerId: viewer.id }
  const rows = await db.block.findMany({ where, select: { blockedId: true } })
  return rows.map(({ blockedId }) => blockedId)
}

/** Leaves out blocked members' named items. Anonymous ones stay, because hiding them would reveal the author. */
export function notByBlocked(blocked: string[]) {
  if (!blocked.length) return {}
  return { OR: [{ authorId: null }, { authorId: { notIn: blocked } }] }
}

/** The same as a condition in SQL: whether the viewer blocked the named author of a row; false for visitors. */
export function isByBlockedSql(viewer: Actor, alias: string) {
  if (!viewer) return sql`1 = 0`
  return sql`EXISTS (
    SELECT 1 FROM "Block" b WHERE b."blockerId" = ${viewer.id} AND b."blockedId" = ${aliased(alias)}."authorId"
  )`
}

/** Whether `notByBlocked` leaves out an item. */
export function isByBlocked({ authorId }: { authorId: string | null }, blocked: string[]): boolean {
  return authorId !== null && blocked.includes(authorId)
}
