import { z } from 'zod'
import { allOf, isAmong, sql, type Sql } from '~/database/db.server'
import { defaultTopic, type Topic } from '~/content/topics'
import { anonymousTags } from '../authorship/authorship.server'
import { consume } from '../limits/limit.server'
import { hiddenBy, isNotHidden, type Hidden } from '../members/hidden-content.server'
import type { Actor } from '../members/member'
import { readShownOrHeldPost } from '../posts/own-post.server'
import type { PostView } from '../posts/post-view'
import { readableBy, readRankedPosts } from '../posts/read-posts.server'
import { ok, type Result } from '../result'
import { stringField, validate } from '../validation/validation.server'
import { searchIndex } from './configured-search-index.server'
import { commonWords, tokenize } from './search-words'
import { indexLatest } from './search-posts.server'

const maxRelated = 3
const maxSimilar = 5
const maxWords = 8
const minWordLength = 3
// The topic of a post may rank the post itself and two that its title has found.
const candidates = maxSimilar + 1

/** Returns the words of a title that indicate its subject: the longest, because they are the rarest. */
export function subjectWords(title: string): string[] {
  const words = new Set(tokenize(title).filter((word) => [...word].length >= minWordLength))
  for (const word of commonWords) words.delete(word)
  return [...words].sort((a, b) => b.length - a.length).slice(0, maxWords)
}

/**
 * Returns three posts whose titles share words with a post's title, otherwise posts of its topic. Leaves out posts
 * that the viewer hides or blocks. Also leaves out her own anonymous posts, because anybody who sees her screen would
 * learn that they are hers.
 * @param hidden the posts to leave out; a visitor's choice is in a cookie
 * @param tags the tags of the viewer's anonymous items (`anonymousTags`), when they are known
 */
export async function relatedPosts(
  viewer: Actor,
  { id, title, topic }: Pick<PostView, 'id' | 'title' | 'topic'>,
  hidden = hiddenBy(viewer),
  tags?: string[],
): Promise<PostView[]> {
  const conditions = await shownTo(viewer, hidden, tags)
  const rankings = [...rankByTitle(conditions, title, id), ...rankByTopic(conditions, topic)]
  const found = await readRanked(viewer, rankings)
  return found.filter((post) => post.id !== id).slice(0, maxRelated)
}

/** Like `relatedPosts`, by the post's id; `not-found`. */
export async function readRelated(
  viewer: Actor,
  postId: string,
  hidden = hiddenBy(viewer),
): Promise<Result<PostView[]>> {
  const post = await readShownOrHeldPost(viewer, postId)
  return post.ok ? ok(await relatedPosts(viewer, post.value, hidden)) : post
}

export const similarSchema = z.object({ title: stringField(20_000, 'wrongType', 'wrongType') })

/**
 * Returns up to five posts whose titles share words with a title that is being written; otherwise like
 * `relatedPosts`.
 * @param ip the client's IP address, for the rate limit
 * @returns the posts; `invalid` or `too-many`
 */
export async function similarPosts(
  viewer: Actor,
  input: unknown,
  ip?: string,
  hidden = hiddenBy(viewer),
): Promise<Result<PostView[]>> {
  const checked = validate(similarSchema, input)
  if (!checked.ok) return checked
  const allowed = await consume('search', { ip })
  if (!allowed.ok) return allowed
  await indexLatest()
  const rankings = rankByTitle(await shownTo(viewer, hidden), checked.value.title)
  const found = await readRanked(viewer, rankings)
  return ok(found.slice(0, maxSimilar))
}

/**
 * Returns the SQL condition that the viewer may read the post, whose alias is `p`, does not hide it, and did not write
 * it anonymously: her screen would reveal that.
 */
async function shownTo(viewer: Actor, hidden: Hidden, tags?: string[]): Promise<Sql> {
  const own = viewer ? (tags ?? (await anonymousTags(viewer.id))) : []
  const isByOthers = own.length
    ? sql`(p."authorTag" IS NULL OR NOT (${isAmong(sql`p."authorTag"`, own)}))`
    : null
  return allOf([...readableBy(viewer), isNotHidden(hidden), isByOthers])
}

/** Reads the posts of rankings, each once. */
async function readRanked(viewer: Actor, rankings: Sql[]): Promise<PostView[]> {
  const [first, ...others] = rankings
  if (!first) return []
  const ranking = others.reduce((all, each) => sql`${all} UNION ALL ${each}`, first)
  const most = candidates * rankings.length
  const posts = await readRankedPosts(viewer, ranking, most)
  return [...new Map(posts.map((post) => [post.id, post])).values()]
}

/** Ranks the posts with most of a title's words. A word that occurs in few titles counts more. */
function rankByTitle(conditions: Sql, title: string, except = ''): Sql[] {
  const words = subjectWords(title)
  if (!words.length) return []
  // Posts that the viewer cannot read would take places, and the gaps would reveal them.
  return [
    sql`SELECT * FROM (
      SELECT weighed."postId", SUM(weighed."weight") AS "score" FROM (
        SELECT hit."postId", 1.0 + 1.0 / COUNT(*) OVER (PARTITION BY hit."word") AS "weight"
        FROM (${searchIndex.selectTitles(words, conditions)}) hit WHERE hit."postId" <> ${except}
      ) weighed
      GROUP BY weighed."postId" ORDER BY "score" DESC, weighed."postId" LIMIT ${candidates}
    ) alike`,
  ]
}

/** Ranks the newest posts of a topic, below all others. */
function rankByTopic(conditions: Sql, topic: Topic): Sql[] {
  if (topic === defaultTopic) return []
  return [
    sql`SELECT * FROM (
      SELECT p."id" AS "postId", 0 AS "score" FROM "Post" p WHERE ${conditions} AND p."topic" = ${topic}
      ORDER BY p."sortKey" DESC LIMIT ${candidates}
    ) neighbours`,
  ]
}
