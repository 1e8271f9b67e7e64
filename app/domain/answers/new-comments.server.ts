import { databaseKind, db, sql } from '~/database/db.server'
import type { Sql } from '~/database/columns.server'
import { env } from '~/runtime/env.server'
import { isByBlockedSql } from '../authorship/authorship.server'
import type { Member } from '../members/member'
import type { ThreadState } from '../threads/thread-states.server'

/** A thread with comments of others that the member has not seen. */
export type NewInThread = { postId: string; newCount: number; latestAt: Date }

type Row = { postId: string; newCount: number | bigint; latestAt: unknown }

/** Those of the threads that have comments of others since the member's last visit, as the member may see them. */
export async function findNew(viewer: Member, states: ThreadState[]): Promise<NewInThread[]> {
  if (!states.length) return []
  const rows = await db.$queryRaw<Row[]>`
    SELECT m."postId", COUNT(*) AS "newCount", MAX(c."createdAt") AS "latestAt"
    FROM ${marks(states)} m CROSS JOIN ${comments} WHERE ${areNew(viewer)}
    GROUP BY m."postId"`
  return rows.map(({ postId, newCount, latestAt }) => ({
    postId,
    newCount: Number(newCount),
    latestAt: new Date(latestAt as string),
  }))
}

/** How many of the threads have something new. */
export async function countNew(viewer: Member, states: ThreadState[]): Promise<number> {
  if (!states.length) return 0
  const [row] = await db.$queryRaw<{ count: number | bigint }[]>`
    SELECT COUNT(*) AS "count" FROM ${marks(states)} m
    WHERE EXISTS (SELECT 1 FROM ${comments} WHERE ${areNew(viewer)})`
  return Number(row?.count ?? 0)
}

const mostNew = 1_000

/** The ids of the new comments of a thread in the order in which readers see them, which is not that of writing. */
export async function listNew(
  viewer: Member,
  { postId, readUpTo }: ThreadState,
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string; sortKey: string }[]>`
    SELECT c."id", c."sortKey" FROM ${comments} WHERE ${areNew(viewer, sql`${postId}`, sql`${readUpTo}`)}
    ORDER BY s."number" LIMIT ${mostNew}`
  rows.sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
  return rows.map(({ id }) => id)
}

// As one value: a thousand threads would be two thousand parameters.
function marks(states: ThreadState[]): Sql {
  const json = JSON.stringify(states.map(({ postId, readUpTo }) => [postId, readUpTo]))
  return databaseKind(env.DATABASE_URL) === 'sqlite'
    ? sql`(SELECT "value" ->> 0 AS "postId", "value" ->> 1 AS "mark" FROM json_each(${json}))`
    : sql`(SELECT "value" ->> 0 AS "postId", ("value" ->> 1)::int AS "mark" FROM jsonb_array_elements(${json}::jsonb))`
}

// `SearchEntry` numbers what was written in the order of writing, whatever time is shown for it.
const comments = sql`"Post" p
    JOIN "SearchEntry" s ON s."postId" = p."id"
    JOIN "Comment" c ON c."id" = s."commentId"`

/** Whether they are new in a thread, that of `m` unless told, and of others. What the member wrote herself is never beyond her mark. */
function areNew(viewer: Member, postId = sql`m."postId"`, mark = sql`m."mark"`): Sql {
  return sql`p."id" = ${postId} AND p."removedAt" IS NULL AND NOT ${isByBlockedSql(viewer, 'p')}
      AND s."number" > ${mark}
      AND c."deletedAt" IS NULL AND c."removedAt" IS NULL AND c."hiddenAt" IS NULL
      AND (c."authorId" IS NULL OR c."authorId" <> ${viewer.id}) AND NOT ${isByBlockedSql(viewer, 'c')}`
}
