import { z } from 'zod'
import { db } from '~/database/db.server'
import { cursorField, writeCursor, validate } from '../validation/validation.server'
import { ok, type Result } from '../result'
import { forEveryone } from './post-view'
import { publicDay } from '../authorship/anonymity'

/** The posts between two cursors. The last part has no end. */
export type Part = { after?: string; to?: string }

const postsInPart = 10_000
// The maximum number of URLs in a sitemap. A part grows when authors open older posts to everybody.
const mostInPart = 50_000

const cursor = cursorField('sitemap').optional()

const schema = z.object({ after: cursor, to: cursor })

// New posts come last, so the ends of full parts never change and are cached.
const ends: string[] = []

/** Splits all posts for everybody into parts for sitemaps, oldest first. The last part may be empty. */
export async function partsOfPosts(size = postsInPart, known = ends): Promise<Part[]> {
  let last = known.at(-1)
  for (let next = await endAfter(last, size); next; next = await endAfter(last, size)) {
    if (known.at(-1) === last) known.push(next)
    last = known.at(-1)
  }
  const cursors = known.map((end) => writeCursor('sitemap', end))
  return [...cursors, undefined].map((to, index) => ({ after: cursors[index - 1], to }))
}

async function endAfter(sortKey: string | undefined, size: number) {
  const [row] = await db.post.findMany({
    where: { sortKey: sortKey ? { gt: sortKey } : undefined, ...forEveryone },
    orderBy: { sortKey: 'asc' },
    skip: size - 1,
    take: 1,
    select: { sortKey: true },
  })
  return row?.sortKey
}

/**
 * Returns the posts of a sitemap part with the time of the last change (for anonymous posts, the day); or `invalid`.
 */
export async function postsOfPart(
  input: unknown,
  size = mostInPart,
): Promise<Result<{ id: string; changedAt: Date }[]>> {
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  const { after, to } = checked.value
  const rows = await db.post.findMany({
    where: { removedAt: null, sortKey: { gt: after, lte: to }, ...forEveryone },
    orderBy: { sortKey: 'asc' },
    take: size,
    select: { id: true, isAnonymous: true, createdAt: true, editedAt: true },
  })
  return ok(
    rows.map(({ id, isAnonymous, createdAt, editedAt }) => ({
      id,
      changedAt: publicDay(editedAt ?? createdAt, isAnonymous),
    })),
  )
}
