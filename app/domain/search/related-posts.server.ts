import { z } from 'zod'
import { sql } from '~/database/db.server'
import { isOneOf } from '~/database/columns.server'
import { defaultTopic } from '~/content/topics'
import { consume as withinLimit } from '../limits/limit.server'
import { hiddenBy, isNotHidden, type Hidden } from '../members/hidden-content.server'
import type { Actor } from '../members/member'
import type { PostView } from '../posts/post-view'
import { readPost, readSomePosts } from '../posts/read-posts.server'
import { ok, type Result } from '../result'
import { stringField, validate } from '../validation/validation.server'
import { searchIndex } from './configured-search-index.server'
import { commonWords } from './common-words'
import { tokenize } from './search-words'
import { indexLatest } from './search-posts.server'

const mostRelated = 3
const mostSimilar = 5
const mostWords = 8
const shortestWord = 3
// Some are hidden, blocked or the viewer's own.
const candidates = 20

/** The words of a title that tell what it is about: the longest, because they are the rarest. */
export function tellingWords(title: string): string[] {
  const words = new Set(tokenize(title).filter((word) => [...word].length >= shortestWord))
  for (const word of commonWords) words.delete(word)
  return [...words].sort((a, b) => b.length - a.length).slice(0, mostWords)
}

/**
 * Three posts whose titles share words with a post's, otherwise of its topic: none that the viewer hides or blocks, and no
 * anonymous one of her own, which would tell whoever looks at her screen whose it is.
 * @param hidden what is left out; of visitors, their cookie knows it
 */
export async function relatedPosts(
  viewer: Actor,
  { id, title, topic }: Pick<PostView, 'id' | 'title' | 'topic'>,
  hidden = hiddenBy(viewer),
): Promise<PostView[]> {
  const found = await findSimilar(viewer, title, hidden, mostRelated, id)
  if (found.length === mostRelated || topic === defaultTopic) return found
  const known = new Set([id, ...found.map((post) => post.id)])
  const others = await readSomePosts(
    viewer,
    [sql`p."topic" = ${topic}`, isNotHidden(hidden)],
    candidates,
  )
  const fresh = others.filter((post) => !known.has(post.id) && isShown(post))
  return [...found, ...fresh].slice(0, mostRelated)
}

/** The same by the post's id; `not-found`. */
export async function readRelated(viewer: Actor, postId: string): Promise<Result<PostView[]>> {
  const post = await readPost(viewer, postId)
  return post.ok ? ok(await relatedPosts(viewer, post.value)) : post
}

export const similarSchema = z.object({ title: stringField(20_000, 'wrongType', 'wrongType') })

/**
 * Up to five posts whose titles share words with one that is being written; as `relatedPosts` otherwise.
 * @param ip the client's IP address, for the rate limit
 * @returns `invalid` or `too-many`
 */
export async function similarPosts(
  viewer: Actor,
  input: unknown,
  ip?: string,
  hidden = hiddenBy(viewer),
): Promise<Result<PostView[]>> {
  const checked = validate(similarSchema, input)
  if (!checked.ok) return checked
  const allowed = await withinLimit('search', { ip })
  if (!allowed.ok) return allowed
  await indexLatest()
  return ok(await findSimilar(viewer, checked.value.title, hidden, mostSimilar))
}

async function findSimilar(
  viewer: Actor,
  title: string,
  hidden: Hidden,
  limit: number,
  except?: string,
) {
  const words = tellingWords(title)
  if (!words.length) return []
  const hits = (await searchIndex.findTitles(words)).filter(({ postId }) => postId !== except)
  const ids = rank(hits).slice(0, candidates)
  if (!ids.length) return []
  const posts = await readSomePosts(
    viewer,
    [isOneOf(sql`p."id"`, ids), isNotHidden(hidden)],
    candidates,
  )
  const byId = new Map(posts.filter(isShown).map((post) => [post.id, post]))
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, limit)
}

function isShown({ isOwn, isAnonymous }: PostView) {
  return !(isOwn && isAnonymous)
}

/** The posts with most of the words first; a word that few titles have counts more. Equal ones are in order of their ids. */
function rank(hits: { word: string; postId: string }[]) {
  const frequency = new Map<string, number>()
  for (const { word } of hits) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const scores = new Map<string, number>()
  for (const { word, postId } of hits)
    scores.set(postId, (scores.get(postId) ?? 0) + 1 + 1 / (frequency.get(word) ?? 1))
  return [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([id]) => id)
}
