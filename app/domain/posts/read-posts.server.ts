import { allOf, columnsOf, joined, withoutJoined, type Sql } from '~/database/columns.server'
import { db, sql } from '~/database/db.server'
import { isByBlockedSql } from '../authorship/blocks.server'
import { authorSelect, withAuthor } from '../authorship/joined-author.server'
import type { EpisodeView } from '../episodes/episodes.server'
import type { Actor } from '../members/member'
import { episodeColumns, postColumns, toPostView, type PostRow, type PostView } from './post-view'

const { author: _author, episode: _episode, ...own } = postColumns
const columns = sql`${columnsOf('p', Object.keys(own))},
  ${authorSelect},
  ${columnsOf('e', Object.keys(episodeColumns), 'episode_')}`

type Row = Omit<PostRow, 'author' | 'episode'> & {
  liked: number | boolean
  hiddenComments: number | bigint
}

/**
 * Posts in one query with their authors, episodes and the viewer's likes, newest first, without removed ones and blocked
 * authors.
 * @param conditions on the post, whose alias is `p`; null is none
 */
export async function readPosts(
  viewer: Actor,
  conditions: (Sql | null)[],
  limit: number,
): Promise<{ sortKey: string; view: PostView }[]> {
  const liked = viewer
    ? sql`EXISTS (SELECT 1 FROM "Like" l WHERE l."postId" = p."id" AND l."userId" = ${viewer.id})`
    : sql`1 = 0`
  // Not shown to the viewer, and not counted either. Most members block nobody.
  const hiddenComments = viewer
    ? sql`CASE WHEN EXISTS (SELECT 1 FROM "Block" b WHERE b."blockerId" = ${viewer.id}) THEN (
        SELECT COUNT(*) FROM "Comment" c
        WHERE c."postId" = p."id" AND c."deletedAt" IS NULL AND c."removedAt" IS NULL
          AND c."hiddenAt" IS NULL AND ${isByBlockedSql(viewer, 'c')}
      ) ELSE 0 END`
    : sql`0`
  const rows = await db.$queryRaw<Row[]>`
    SELECT ${columns}, ${liked} AS "liked", ${hiddenComments} AS "hiddenComments"
    FROM "Post" p
    LEFT JOIN "User" a ON a."id" = p."authorId"
    LEFT JOIN "Episode" e ON e."id" = p."episodeId"
    WHERE p."removedAt" IS NULL AND NOT ${isByBlockedSql(viewer, 'p')} AND ${allOf(conditions)}
    ORDER BY p."sortKey" DESC
    LIMIT ${limit}`
  return rows.map(({ liked: isLiked, hiddenComments: hidden, ...row }) => {
    const episode = joined<EpisodeView>(row, 'episode_', 'id')
    const post: PostRow = { ...withoutJoined(withAuthor(row), 'episode_'), episode }
    const view = toPostView(post, viewer?.id, Boolean(isLiked))
    const commentCount = view.commentCount - Number(hidden)
    return { sortKey: post.sortKey, view: { ...view, commentCount } }
  })
}
