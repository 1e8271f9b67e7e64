import { aliased, columnsOf, type Sql } from '~/database/columns.server'
import { db, sql } from '~/database/db.server'
import { authoredBySql } from '../authorship/authorship.server'
import { isByBlockedSql } from '../authorship/blocks.server'
import { authorSelect, withAuthor } from '../authorship/joined-author.server'
import type { Actor } from '../members/member'
import { commentColumns, toCommentView, type CommentRow } from './comment-view'

const { author: _, ...own } = commentColumns
const columns = sql`${columnsOf('c', [...Object.keys(own), 'postId'])},
  ${authorSelect}`

type Row = Omit<CommentRow, 'author'> & {
  sortKey: string
  postId: string
  isBlocked: number | boolean
}

/**
 * Which comments the viewer sees. Deleted, removed or blocked ones leave a placeholder while they have replies; ones
 * hidden by reports and the viewer's own removed ones always do.
 * @returns `shown`, a condition on the rows of an alias; `inThread`, the same for comments with replies; and `read`, the
 *   comments with their authors in one query, which needs the rest of the statement after WHERE
 */
export async function visibleComments(viewer: Actor) {
  const isOwn = viewer ? await authoredBySql(viewer.id) : () => sql`1 = 0`
  const shown = (alias: string) => {
    const row = aliased(alias)
    return sql`((
      ${row}."deletedAt" IS NULL AND ${row}."removedAt" IS NULL AND NOT ${isByBlockedSql(viewer, alias)}
    ) OR ${row}."hiddenAt" IS NOT NULL OR ${isOwn(alias)})`
  }
  // No comment answers itself; saying so keeps PostgreSQL from reading all replies of the forum to hash them.
  const inThread = (alias: string) => sql`(${shown(alias)} OR EXISTS (
    SELECT 1 FROM "Comment" reply
    WHERE reply."parentId" = ${aliased(alias)}."id" AND reply."id" <> ${aliased(alias)}."id"
      AND ${shown('reply')}
  ))`
  async function read(from: Sql, further: Sql = sql`0 AS "total"`) {
    const rows = await db.$queryRaw<(Row & { total: number | bigint })[]>`
      SELECT ${columns}, ${isByBlockedSql(viewer, 'c')} AS "isBlocked", ${further}
      FROM ${from}`
    return rows.map((row) => {
      const view = toCommentView(withAuthor(row), viewer?.id, Boolean(row.isBlocked))
      return { sortKey: row.sortKey, postId: row.postId, view, total: Number(row.total) }
    })
  }
  /** @param conditions what follows WHERE; the comment's alias is `c` */
  const where = (conditions: Sql) =>
    read(sql`"Comment" c LEFT JOIN "User" a ON a."id" = c."authorId" WHERE ${conditions}`)
  return { shown, inThread, read, where }
}

export type VisibleComments = Awaited<ReturnType<typeof visibleComments>>
