import { searchIndex } from './configured-search-index.server'
import type { Hit, Wanted } from './search-index'

const fewest = 50

export type CommentHits = { hits: Hit[]; newest: number }

/** Posts found by a comment, each by its newest match; `newest` is that of the previous page. */
export async function findByComment(wanted: Wanted, newest?: number): Promise<CommentHits> {
  const hits: Hit[] = []
  const seen = new Set<string>()
  const limit = Math.max(wanted.limit * 2, fewest)
  let before = wanted.before
  let top = newest
  for (let isLast = false; !isLast && hits.length < wanted.limit;) {
    const found = await searchIndex.find({ ...wanted, before, limit })
    isLast = found.length < limit
    before = found.at(-1)?.number ?? before
    top ??= found[0]?.number
    const fresh = found.filter(({ postId }) => !seen.has(postId) && seen.add(postId))
    hits.push(...(newest === undefined ? fresh : await notShownYet(fresh, wanted, newest)))
  }
  return { hits: hits.slice(0, wanted.limit), newest: top ?? wanted.before }
}

// Earlier pages had the posts with a match between the start of this page and the newest comment.
async function notShownYet(hits: Hit[], { query, before, blocked }: Wanted, newest: number) {
  const postIds = hits.map(({ postId }) => postId)
  const shown = new Set(await searchIndex.matchingBetween(query, postIds, before, newest, blocked))
  return hits.filter(({ postId }) => !shown.has(postId))
}
