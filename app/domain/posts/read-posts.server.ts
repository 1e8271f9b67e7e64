import {
  aliased,
  allOf,
  isOneOf,
  selectColumns,
  joined,
  withoutJoined,
  type Sql,
  db,
  sql,
} from '~/database/db.server'
import { isByBlockedSql, authorSelect, withAuthor } from '../authorship/authorship.server'
import type { EpisodeView } from '../episodes/episodes.server'
import type { Actor, Member } from '../members/member'
import {
  episodeColumns,
  postColumns,
  isUnansweredSql,
  toPostView,
  type PostRow,
  type PostView,
  forEveryone,
  visibleTo,
  visibleToSql,
} from './post-view'
import { hiddenBy, isNotHidden } from '../members/hidden-content.server'
import { isExpertSql } from '../experts/is-expert-sql.server'
import { fail, ok, type Result } from '../result'
import {
  isId,
  idField,
  validate,
  cutPage,
  pageQuery,
  queryField,
  positionIn,
} from '../validation/validation.server'
import { z } from 'zod'
import { publicDay } from '../authorship/anonymity'
import { topicKeys, type Topic } from '~/content/topics'
import { textLanguages } from '../validation/text'

const { author: _author, episode: _episode, ...own } = postColumns
const columns = sql`${selectColumns('p', Object.keys(own))},
  ${authorSelect},
  ${selectColumns('e', Object.keys(episodeColumns), 'episode_')}`

/** The rows to read and their order. `place` is the value for the cursor, `extra` a further column to read. */
type Order = { from: Sql; place: Sql; direction: Sql; extra?: Sql }

const newestFirst = {
  from: sql`"Post" p`,
  place: sql`p."sortKey"`,
  direction: sql`p."sortKey" DESC`,
} satisfies Order

const lastAnsweredFirst = {
  from: sql`"Post" p`,
  place: sql`p."activityKey"`,
  direction: sql`p."activityKey" DESC`,
} satisfies Order

type Row = Omit<PostRow, 'author' | 'episode'> & {
  place: string
  extra: string
  liked: number | boolean
  hiddenComments: number | bigint
  byExpert: number | boolean
}

/**
 * Returns the conditions for posts that the viewer may read, without removed posts and blocked authors. The alias is
 * `p`.
 */
export function readableBy(viewer: Actor): (Sql | null)[] {
  return [
    sql`p."removedAt" IS NULL`,
    sql`NOT ${isByBlockedSql(viewer, 'p')}`,
    visibleToSql(viewer, 'p'),
  ]
}

/** Returns the columns of a post that depend on the viewer. The alias is `p`. */
function viewerColumns(viewer: Actor): Sql {
  const liked = viewer
    ? sql`EXISTS (SELECT 1 FROM "Like" l WHERE l."postId" = p."id" AND l."userId" = ${viewer.id})`
    : sql`1 = 0`
  // Comments that are not shown to the viewer are not counted either. Most members block nobody.
  const hiddenComments = viewer
    ? sql`CASE WHEN EXISTS (SELECT 1 FROM "Block" b WHERE b."blockerId" = ${viewer.id}) THEN (
        SELECT COUNT(*) FROM "Comment" c
        WHERE c."postId" = p."id" AND c."deletedAt" IS NULL AND c."removedAt" IS NULL
          AND c."hiddenAt" IS NULL AND ${isByBlockedSql(viewer, 'c')}
      ) ELSE 0 END`
    : sql`0`
  return sql`${liked} AS "liked", ${hiddenComments} AS "hiddenComments"`
}

/**
 * Reads posts with their authors, episodes and the viewer's likes in one query. Only readable posts are returned.
 * @param conditions conditions on the post, whose alias is `p`; null means no condition
 * @param byExpert the condition for posts that are marked as answered by an expert; by default none is
 */
async function readPosts(
  viewer: Actor,
  conditions: (Sql | null)[],
  limit: number,
  { from, place, direction, extra = sql`''` }: Order = newestFirst,
  byExpert = sql`1 = 0`,
): Promise<ReadRow[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT ${columns}, ${place} AS "place", ${extra} AS "extra", ${viewerColumns(viewer)},
      ${byExpert} AS "byExpert"
    FROM ${from}
    LEFT JOIN "User" a ON a."id" = p."authorId"
    LEFT JOIN "Episode" e ON e."id" = p."episodeId"
    WHERE ${allOf([...readableBy(viewer), ...conditions])}
    ORDER BY ${direction}
    LIMIT ${limit}`
  return rows.map((row) => toListedPost(row, viewer?.id))
}

type ReadRow = { place: string; extra: string; view: ListedPost }

function toListedPost(
  { place, extra, liked, hiddenComments, byExpert, ...row }: Row,
  viewerId: string | undefined,
): ReadRow {
  const episode = joined<EpisodeView>(row, 'episode_', 'id')
  const post: PostRow = { ...withoutJoined(withAuthor(row), 'episode_'), episode }
  const view = toPostView(post, viewerId, Boolean(liked))
  const commentCount = view.commentCount - Number(hiddenComments)
  return {
    place,
    extra,
    view: { ...view, commentCount, ...(byExpert && { hasExpertAnswer: true }) },
  }
}

/**
 * Reads a post. `not-found` also for an invalid id, for posts by blocked authors, and for visitors when the post is
 * for members.
 */
export async function readPost(viewer: Actor, postId: string): Promise<Result<PostView>> {
  if (!isId(postId)) return fail('not-found')
  const [post] = await readPosts(viewer, [sql`p."id" = ${postId}`], 1)
  return post ? ok(post.view) : fail('not-found')
}

/**
 * A post with the text of the matching comment. The text is empty when no comment matched, or when it was deleted
 * since.
 */
export type ReadFound = { post: ListedPost; comment: string }

/** Reads the readable posts by id, each with the matching comment. */
export async function readFound(
  viewer: Actor,
  hits: { postId: string; commentId: string | null }[],
): Promise<Map<string, ReadFound>> {
  if (!hits.length) return new Map()
  const ids = hits.map(({ postId }) => postId)
  const comments = hits.flatMap(({ commentId }) => commentId ?? [])
  // Finds the comment by its id, because a post may have thousands of comments.
  const found = sql`found."postId" || '' = p."id" AND ${isOneOf(sql`found."id"`, comments)}
    AND found."deletedAt" IS NULL AND found."removedAt" IS NULL`
  const order = {
    from: comments.length ? sql`"Post" p LEFT JOIN "Comment" found ON ${found}` : sql`"Post" p`,
    place: newestFirst.place,
    direction: sql`p."id"`,
    extra: comments.length ? sql`COALESCE(found."content", '')` : sql`''`,
  }
  const marked = isAnsweredByExpert(viewer)
  const rows = await readPosts(viewer, [isOneOf(sql`p."id"`, ids)], ids.length, order, marked)
  return new Map(rows.map(({ extra, view }) => [view.id, { post: view, comment: extra }]))
}

/** Returns a page of the given posts that the viewer may read, newest first. `list` is the name in the cursor. */
export async function pageOfPosts(
  list: string,
  viewer: Actor,
  ids: string[],
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<PostPage> {
  const conditions = [
    isOneOf(sql`p."id"`, ids),
    cursor ? sql`${newestFirst.place} < ${cursor}` : null,
  ]
  // The expression avoids the index: SQLite would walk through all posts to find these.
  const direction = sql`p."sortKey" || '' DESC`
  const rows = await readPosts(viewer, conditions, limit + 1, { ...newestFirst, direction })
  const { page, nextCursor } = cutPage(list, rows, limit, ({ place }) => place)
  return { posts: page.map(({ view }) => view), nextCursor }
}

/**
 * Reads readable posts by an SQL query for `postId` and `score`: the highest score first, and the newest first among
 * equal scores.
 */
export async function readRankedPosts(
  viewer: Actor,
  ranking: Sql,
  limit: number,
): Promise<PostView[]> {
  const rows = await readPosts(viewer, [sql`p."id" = ranked."postId"`], limit, {
    from: sql`(${ranking}) ranked CROSS JOIN "Post" p`,
    place: sql`ranked."score"`,
    direction: sql`ranked."score" DESC, p."sortKey" DESC`,
  })
  return rows.map(({ view }) => view)
}

const list = 'posts'

export const listPostsSchema = pageQuery(list).extend({
  type: queryField(z.enum(['general', 'episode'], { error: 'typeUnknown' }).optional()),
  episodeId: queryField(idField('episodeUnknown').optional()),
  topic: queryField(z.enum(topicKeys, { error: 'topicUnknown' }).optional()),
  language: queryField(z.enum(textLanguages, { error: 'languageUnknown' }).optional()),
  sort: queryField(z.enum(['newest', 'active', 'unanswered'], { error: 'sortUnknown' }).optional()),
  answered: queryField(z.enum(['expert'], { error: 'answeredUnknown' }).optional()),
})

/** Checks that the episode of a filter exists; `invalid` otherwise. */
export async function checkEpisode({ episodeId }: Filter): Promise<Result<null>> {
  const isUnknown = episodeId && !(await db.episode.count({ where: { id: episodeId } }))
  return isUnknown ? fail('invalid', { episodeId: 'episodeUnknown' }) : ok(null)
}

type Filter = Partial<Omit<z.output<typeof listPostsSchema>, 'cursor' | 'limit'>>

/** Returns the conditions of a filter on a post, whose alias is `p`; null means no condition. */
export function filterConditions(
  viewer: Actor,
  { type, episodeId, topic, language, sort, answered }: Filter,
): (Sql | null)[] {
  return [
    type ? sql`p."type" = ${type}` : null,
    episodeId ? sql`p."episodeId" = ${episodeId}` : null,
    topic ? sql`p."topic" = ${topic}` : null,
    language ? sql`p."language" = ${language}` : null,
    sort === 'unanswered' ? isUnansweredSql('p') : null,
    answered === 'expert' ? isAmongAnsweredByExperts(viewer) : null,
  ]
}

// Matches by the names that readers see. So an anonymous answer has no author here. A comment by the asker does not
// count as an answer. The alias of the post is `asked`.
function isExpertAnswerSql(viewer: Actor, asked: string): Sql {
  const post = aliased(asked)
  return sql`answer."deletedAt" IS NULL AND answer."removedAt" IS NULL AND answer."hiddenAt" IS NULL
    AND (${post}."authorId" IS NULL OR ${post}."authorId" <> answer."authorId")
    AND NOT ${isByBlockedSql(viewer, 'answer')}`
}

// Begins with the experts, because few of all posts have such an answer.
function isAmongAnsweredByExperts(viewer: Actor): Sql {
  return sql`p."id" IN (
    SELECT answer."postId" FROM "User" expert
    JOIN "Comment" answer ON answer."authorId" = expert."id"
    JOIN "Post" asked ON asked."id" = answer."postId"
    WHERE ${isExpertSql('expert')} AND ${isExpertAnswerSql(viewer, 'asked')}
  )`
}

// Begins with the comments, because the posts are already chosen.
function isAnsweredByExpert(viewer: Actor): Sql {
  return sql`CASE WHEN p."commentCount" > 0 AND EXISTS (
    SELECT 1 FROM "Comment" answer
    WHERE answer."postId" = p."id"
      AND answer."authorId" IN (SELECT expert."id" FROM "User" expert WHERE ${isExpertSql('expert')})
      AND ${isExpertAnswerSql(viewer, 'p')}
  ) THEN 1 ELSE 0 END`
}

/** A post in a list of the forum. `hasExpertAnswer`: the viewer may read an answer that an expert wrote by name. */
export type ListedPost = PostView & { hasExpertAnswer?: boolean }

export type PostPage = { posts: ListedPost[]; nextCursor: string | null }

/**
 * Returns a page of posts, newest first, without blocked authors, by `cursor` and `limit` (default 50); or `invalid`.
 * @param hidden the posts to leave out; a visitor's choice is in a cookie
 * @param input `sort: 'active'` puts the post with the last comment first; `unanswered` leaves out posts that have a
 *   comment, and posts that take none
 */
export async function listPosts(
  viewer: Actor,
  input: unknown,
  hidden = hiddenBy(viewer),
): Promise<Result<PostPage>> {
  const checked = validate(listPostsSchema, input)
  if (!checked.ok) return checked
  const { cursor, limit, ...filter } = checked.value
  const episode = await checkEpisode(filter)
  if (!episode.ok) return episode
  const isByAnswer = filter.sort === 'active'
  const order = isByAnswer ? lastAnsweredFirst : newestFirst
  const part = isByAnswer ? 'active' : 'newest'
  const position = positionIn(part, cursor)
  if (!position.ok) return position
  const conditions = [...filterConditions(viewer, filter), isNotHidden(hidden)]
  const page = { cursor: position.value, limit }
  return readPostPage(`${list} ${part}`, viewer, conditions, page, order)
}

/** Returns a page of readable posts that meet `conditions`, in descending `order`. `list` is the name in the cursor. */
export async function readPostPage(
  list: string,
  viewer: Actor,
  conditions: (Sql | null)[],
  { cursor, limit }: { cursor?: string; limit: number },
  order: Order = newestFirst,
): Promise<Result<PostPage>> {
  const later = cursor ? sql`${order.place} < ${cursor}` : null
  const marked = isAnsweredByExpert(viewer)
  const rows = await readPosts(viewer, [...conditions, later], limit + 1, order, marked)
  const { page, nextCursor } = cutPage(list, rows, limit, ({ place }) => place)
  return ok({ posts: page.map(({ view }) => view), nextCursor })
}

/** Counts the posts about an episode that the viewer may read, including posts by blocked authors. */
export function countPostsAbout(viewer: Actor, episodeId: string): Promise<number> {
  return db.post.count({ where: { episodeId, removedAt: null, ...visibleTo(viewer) } })
}

/** Returns a function that makes the viewer's `PostView`s of the given posts from rows of `postColumns`. */
export async function viewsOf(
  viewer: Member,
  posts: { id: string }[],
): Promise<(row: PostRow) => PostView> {
  const ids = posts.map(({ id }) => id)
  const found = ids.length
    ? await db.$queryRaw<Pick<Row, 'id' | 'liked' | 'hiddenComments'>[]>`
        SELECT p."id", ${viewerColumns(viewer)} FROM "Post" p WHERE ${isOneOf(sql`p."id"`, ids)}`
    : []
  const own = new Map(found.map((each) => [each.id, each]))
  return (row) => {
    const { liked = false, hiddenComments = 0 } = own.get(row.id) ?? {}
    const view = toPostView(row, viewer.id, Boolean(liked))
    return { ...view, commentCount: view.commentCount - Number(hiddenComments) }
  }
}

const count = 50

/**
 * Returns the fifty newest posts as visitors see them, with the time of the last change. Times of anonymous posts are
 * exact only to the day.
 * @param topic the topic of the posts; undefined for every topic
 */
export async function newestPosts(topic?: Topic): Promise<(PostView & { changedAt: Date })[]> {
  const rows = await db.post.findMany({
    where: { removedAt: null, topic, ...forEveryone },
    orderBy: { sortKey: 'desc' },
    take: count,
    select: postColumns,
  })
  return rows.map((row) => ({
    ...toPostView(row, undefined),
    createdAt: publicDay(row.createdAt, row.isAnonymous),
    changedAt: publicDay(row.editedAt ?? row.createdAt, row.isAnonymous),
  }))
}
