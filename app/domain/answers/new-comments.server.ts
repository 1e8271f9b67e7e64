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

/**
 * What is new in threads and in the one that is being read.
 * @returns `threads`, how many of the threads have something new; `last`, the number of what was written last in the
 *   thread that is read, and `ids`, its new comments in the order in which readers see them, which is not that of writing
 */
export type News = { threads: number; last: number; ids: string[] }

const mostNew = 1_000

/** Reads it in one query, or without one when nothing is wanted. @param read the thread that is being read, or its id before the first visit */
export async function readNews(
  viewer: Member,
  states: ThreadState[],
  read?: ThreadState | string,
): Promise<News> {
  const parts = [
    ...(states.length ? [countSql(viewer, states)] : []),
    ...(read === undefined ? [] : [lastSql(typeof read === 'string' ? read : read.postId)]),
    ...(read === undefined || typeof read === 'string' ? [] : [newSql(viewer, read)]),
  ]
  const [first, ...others] = parts
  if (!first) return { threads: 0, last: 0, ids: [] }
  const all = others.reduce((before, part) => sql`${before} UNION ALL ${part}`, first)
  const rows = await db.$queryRaw<NewsRow[]>`${all}`
  const numberOf = (kind: NewsRow['kind']) =>
    Number(rows.find((row) => row.kind === kind)?.number ?? 0)
  const comments = rows.filter(({ kind }) => kind === 'comment')
  comments.sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
  return {
    threads: numberOf('threads'),
    last: numberOf('last'),
    ids: comments.map(({ id }) => id),
  }
}

type NewsRow = {
  kind: 'threads' | 'last' | 'comment'
  number: number | bigint | null
  id: string
  sortKey: string
}

function countSql(viewer: Member, states: ThreadState[]) {
  return sql`
    SELECT 'threads' AS "kind", COUNT(*) AS "number", '' AS "id", '' AS "sortKey" FROM ${marks(states)} m
    WHERE EXISTS (SELECT 1 FROM ${comments} WHERE ${areNew(viewer)})`
}

function lastSql(postId: string) {
  return sql`
    SELECT 'last' AS "kind", MAX("number") AS "number", '' AS "id", '' AS "sortKey"
    FROM "SearchEntry" WHERE "postId" = ${postId}`
}

function newSql(viewer: Member, { postId, readUpTo }: ThreadState) {
  return sql`
    SELECT * FROM (
      SELECT 'comment' AS "kind", s."number" AS "number", c."id" AS "id", c."sortKey" AS "sortKey"
      FROM ${comments} WHERE ${areNew(viewer, sql`${postId}`, sql`${readUpTo}`)}
      ORDER BY s."number" LIMIT ${mostNew}
    ) fresh`
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
