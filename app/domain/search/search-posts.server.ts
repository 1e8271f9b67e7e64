import {
  blockOf,
  blockSize,
  findWholeBlocks,
  startOfBlock,
  toBlocks,
  type Found,
  type Hit,
  type Part,
  type SearchField,
  type Wanted,
  searchFields,
} from './search-index'
import { searchIndex } from './configured-search-index.server'
import { z } from 'zod'
import { allOf } from '~/database/db.server'
import { log } from '~/runtime/log.server'
import { countHiddenAuthors, hiddenBy, isNotHidden } from '../members/hidden-content.server'
import type { Actor } from '../members/member'
import {
  cursorField,
  queryField,
  writeCursor,
  pageLimit,
  checkedString,
  stringField,
  validate,
} from '../validation/validation.server'
import { consume } from '../limits/limit.server'
import type { ProblemKey } from '../problems'
import { ok, type Result } from '../result'
import { blockedBy } from '../authorship/authorship.server'
import { indexAllPending, describeError, readPending } from './index-pending.server'
import { findHiddenComments, loadFoundPosts, type FoundPost } from './load-found-posts.server'
import { wantedWords } from './search-marks'
import { indexEpisodes } from './search-episodes.server'
import { parseQuery } from './search-query'
import { noteFruitlessSearch } from './searched-words.server'
import {
  checkEpisode,
  filterConditions,
  listPosts,
  listPostsSchema,
  readableBy,
  type ListedPost,
  type PostPage,
} from '../posts/read-posts.server'

type SearchStart = {
  from: SearchField
  before: number
  /** for comments: the newest match when the first page was made; later ones are ignored */
  newest?: number
  /** the sort key of the last result, in the block below `before` */
  after?: string
  beginning: boolean
}

const highest = 2_147_483_647

const firstPage: SearchStart = { from: 'title', before: highest, beginning: false }

const startPattern = /^[wb](?:[tw][0-9a-z]{1,6}|c[0-9a-z]{1,6}-[0-9a-z]{1,6})(?:~[0-9a-f-]{36})?$/

const letters = { title: 't', whole: 'w', comment: 'c' } as const

/** Returns the place where the results after a hit begin: in its block, because only whole blocks are sorted. */
function startAfter(hit: Hit): Pick<SearchStart, 'before' | 'after'> {
  const before = Math.min(startOfBlock(blockOf(hit.number) + 1), highest)
  return { before, after: hit.sortKey }
}

/** True when an earlier page had the hit. */
function wasShown(hit: Hit, { before, after }: Pick<SearchStart, 'before' | 'after'>) {
  return after !== undefined && blockOf(hit.number) === blockOf(before - 1) && hit.sortKey >= after
}

function writeStart({ from, before, newest, after, beginning }: SearchStart): string {
  const end = from === 'comment' ? `-${(newest ?? highest).toString(36)}` : ''
  const place = after === undefined ? '' : `~${after}`
  return (beginning ? 'b' : 'w') + letters[from] + before.toString(36) + end + place
}

/** Parses text that matches `startPattern`. */
function readStart(text: string): SearchStart {
  const from = text[1] === 't' ? 'title' : text[1] === 'w' ? 'whole' : 'comment'
  const [numbers = '', after] = text.slice(2).split('~')
  const [before = highest, newest] = numbers.split('-').map(readNumber)
  return { from, before, newest, after, beginning: text.startsWith('b') }
}

function readNumber(text: string) {
  return Math.min(parseInt(text, 36), highest)
}

// More than a URL can hold, so that no search text is an error.
const searchedText = stringField(20_000, 'wrongType', 'wrongType')

const filters = listPostsSchema.pick({
  type: true,
  episodeId: true,
  topic: true,
  language: true,
  answered: true,
})

// Results have their own order.
const sortProblem = ({ input }: { input?: unknown }): ProblemKey =>
  input === 'active' ? 'sortNotSearched' : 'sortUnknown'

const searchPostsSchema = z.object({
  q: searchedText,
  ...filters.shape,
  sort: queryField(z.enum(['newest', 'unanswered'], { error: sortProblem }).optional()),
  cursor: cursorField('search')
    .pipe(checkedString().regex(startPattern, { error: 'wrongType' }))
    .transform(readStart)
    .optional(),
  limit: pageLimit,
})

export type SearchPage = { posts: FoundPost[]; nextCursor: string | null }

type Search = Pick<Wanted, 'query' | 'filter' | 'viewer'> & {
  limit: number
  /** a number above the last entry */
  end: number
}
type Asked = { ip?: string; isUnseen?: boolean }

type Findings = { hits: Found[]; newest: number | undefined; beginning: boolean }

/**
 * Returns a page of posts that contain every word: first in the title, then in title and content, then in one
 * comment, newest first in each. If there is none, the last word counts as a prefix. Quotes keep words together, a
 * minus excludes.
 * @param input `q`, optional filters as for `listPosts`, `cursor` (the last page's `nextCursor`) and `limit` (default
 *   50)
 * @param asked the client's IP address, for the rate limit; and `isUnseen` when nobody sees the response, for example
 *   to HEAD or a prefetch, so that its words are not counted
 * @param hidden the posts to leave out, as for `listPosts`
 * @returns the page; `invalid` for a wrong type, cursor or limit and an unknown episode, or `too-many`
 */
export async function searchPosts(
  viewer: Actor,
  input: unknown,
  asked: Asked = {},
  hidden = hiddenBy(viewer),
): Promise<Result<SearchPage>> {
  const checked = validate(searchPostsSchema, input)
  if (!checked.ok) return checked
  const { q, cursor, limit, ...filter } = checked.value
  const episode = await checkEpisode(filter)
  if (!episode.ok) return episode
  const query = parseQuery(q)
  if (!query.wanted.length) return ok({ posts: [], nextCursor: null })
  const allowed = await consume('search', { ip: asked.ip })
  if (!allowed.ok) return allowed
  const end = await indexLatest()
  const conditions = allOf([
    ...readableBy(viewer),
    ...filterConditions(viewer, filter),
    isNotHidden(hidden),
  ])
  const search: Search = { query, filter: conditions, limit: limit + 1, viewer, end }
  const { hits, newest, beginning } = await findFrom(cursor ?? firstPage, search, !cursor)
  const hidesAuthors = viewer !== null && countHiddenAuthors(viewer.sealedHidden) > 0
  const isOfAll = !Object.values(filter).some(Boolean) && !isNotHidden(hidden) && !hidesAuthors
  if (!asked.isUnseen && !hits.length && !cursor && isOfAll && !(await blockedBy(viewer)).length)
    noteFruitlessSearch(q)
  const shown = hits.slice(0, limit)
  const isWanted = wantedWords({ ...query, beginning })
  return ok({
    posts: await loadFoundPosts(viewer, shown, isWanted),
    nextCursor: hits.length > limit ? cursorAfter(shown.at(-1), newest, beginning) : null,
  })
}

const maxIndexed = 500
const maxEpisodes = 10

/**
 * Indexes recent posts and comments, and new episodes. If the database is too busy, a search uses the index as it is.
 * @returns a number above the last entry's number
 */
export async function indexLatest(): Promise<number> {
  const { last, isPending, hasEpisodes } = await readPending()
  if (hasEpisodes) await indexEpisodes(maxEpisodes)
  if (!isPending) return last + 1
  try {
    await indexAllPending(undefined, maxIndexed)
  } catch (error) {
    log.warn(
      { reason: describeError(error) },
      'a search could not index the latest posts; its results lack them',
    )
  }
  return last + 1
}

/** @param orBeginning true to count the last word as a prefix when nothing else is found */
async function findFrom(
  start: SearchStart,
  search: Search,
  orBeginning: boolean,
): Promise<Findings> {
  const query = { ...search.query, beginning: start.beginning }
  const fields = searchFields.slice(searchFields.indexOf(start.from))
  const parts = fields.map((field) => {
    const before = Math.min(field === start.from ? start.before : highest, search.end)
    const limit = toRead(field, search.limit)
    // The last page had hits of the first block.
    const shown = field === start.from && start.after !== undefined ? blockSize : 0
    return { field, before, limit: limit + shown }
  })
  const enough = parts[0]?.limit ?? 0
  const found = await findWholeBlocks(searchIndex, { ...search, query, parts, enough, orBeginning })
  const beginning = found[0]?.beginning ?? start.beginning
  const hits: Found[] = []
  let newest = start.newest
  for (const part of parts) {
    const before = part.field === start.from ? start.before : highest
    const limit = search.limit - hits.length
    if (limit <= 0) break
    const after = part.field === start.from ? start.after : undefined
    const ofField = found.filter(({ field }) => field === part.field)
    if (part.field === 'comment') {
      const wanted = { ...search, query: { ...query, beginning }, before, limit, read: part.limit }
      const comments = await findByComment(ofField, wanted, { newest, after })
      newest = comments.newest
      hits.push(...comments.hits)
    } else {
      const blocks = toBlocks(ofField, part.limit)
      const fresh = blocks.hits.filter((hit) => !wasShown(hit, { before, after }))
      hits.push(...fresh.slice(0, limit))
    }
  }
  return { hits, newest, beginning }
}

const fewest = 50

// Several comments may find the same post.
function toRead(field: SearchField, limit: number) {
  return field === 'comment' ? Math.max(limit * 2, fewest) : limit
}

type OfComments = Search & { before: number; read: number }
type CommentHits = { hits: Found[]; newest: number }
type Shown = Pick<SearchStart, 'newest' | 'after'>

/**
 * Finds posts by a comment, each by its first match in the order of results.
 * @param found the first hits of comments; `wanted.read` of them are read at a time
 * @param shown the end of the last page
 */
async function findByComment(
  found: Found[],
  wanted: OfComments,
  { newest, after }: Shown,
): Promise<CommentHits> {
  const hits: Found[] = []
  const seen = new Set<string>()
  let blocks = toBlocks(found, wanted.read)
  let top = newest
  for (;;) {
    if (blocks.hits.length) top ??= Math.max(...blocks.hits.map(({ number }) => number))
    const postIds = blocks.hits.map(({ postId }) => postId)
    const hidden = new Set<string | null>(await findHiddenComments(wanted.viewer, postIds))
    const known = blocks.hits.filter(
      ({ number, commentId }) => number <= (top ?? number) && !hidden.has(commentId),
    )
    for (const hit of known)
      if (wasShown(hit, { before: wanted.before, after })) seen.add(hit.postId)
    const fresh = known.filter(({ postId }) => !seen.has(postId) && seen.add(postId))
    hits.push(...(newest === undefined ? fresh : await notShownYet(fresh, wanted, newest)))
    if (blocks.isLast || hits.length >= wanted.limit) break
    const parts: Part[] = [{ field: 'comment', before: blocks.next, limit: wanted.read }]
    const more = { ...wanted, parts, enough: wanted.read, orBeginning: false }
    blocks = toBlocks(await findWholeBlocks(searchIndex, more), wanted.read)
  }
  return { hits: hits.slice(0, wanted.limit), newest: top ?? wanted.before }
}

// Earlier pages had the posts with a match between the start of this page and the newest comment.
async function notShownYet(hits: Found[], { query, before, viewer }: OfComments, newest: number) {
  if (!hits.length) return []
  const postIds = hits.map(({ postId }) => postId)
  const hidden = await findHiddenComments(viewer, postIds)
  const shown = new Set(
    await searchIndex.matchingBetween(query, postIds, before, newest, viewer, hidden),
  )
  return hits.filter(({ postId }) => !shown.has(postId))
}

function cursorAfter(last: Found | undefined, newest: number | undefined, beginning: boolean) {
  if (!last) return null
  const position = writeStart({ ...startAfter(last), from: last.field, newest, beginning })
  return writeCursor('search', position)
}

export const findPostsSchema = listPostsSchema.extend({ q: searchPostsSchema.shape.q.optional() })

export type PostsFound = { posts: (ListedPost & Partial<FoundPost>)[]; nextCursor: string | null }

/** Returns search results with `q` (`searchPosts`), otherwise all posts (`listPosts`); `asked` as in `searchPosts`. */
export async function findPosts(
  viewer: Actor,
  input: Record<string, unknown>,
  asked?: Asked,
  hidden = hiddenBy(viewer),
): Promise<Result<PostsFound>> {
  const isSearch = typeof input.q === 'string' && input.q.trim() !== ''
  return isSearch ? searchPosts(viewer, input, asked, hidden) : listPosts(viewer, input, hidden)
}

/** Removes the places where the posts were found, for callers that only list posts. */
export function withoutFindings({ posts, nextCursor }: PostsFound): PostPage {
  return { posts: posts.map(({ found: _, ...post }) => post), nextCursor }
}
