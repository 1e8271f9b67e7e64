import { isOneOf } from '~/database/columns.server'
import { sql } from '~/database/db.server'
import type { VisibleComments } from './visible-comments.server'

export const repliesInThread = 20

/** The first replies to each comment, oldest first, and their total, in one query. */
export async function firstReplies(threadIds: string[], { shown, read }: VisibleComments) {
  const rows = threadIds.length
    ? await read(
        sql`(
          SELECT r."id",
            ROW_NUMBER() OVER (PARTITION BY r."parentId" ORDER BY r."sortKey") AS "place",
            COUNT(*) OVER (PARTITION BY r."parentId") AS "total"
          FROM "Comment" r
          WHERE ${isOneOf(sql`r."parentId"`, threadIds)} AND ${shown('r')}
        ) first
        JOIN "Comment" c ON c."id" = first."id"
        LEFT JOIN "User" a ON a."id" = c."authorId"
        WHERE first."place" <= ${repliesInThread}`,
        sql`first."total" AS "total"`,
      )
    : []
  return (id: string) => {
    const replies = rows
      .filter(({ view }) => view.parentCommentId === id)
      .sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
    return { replies, replyCount: replies[0]?.total ?? 0 }
  }
}
