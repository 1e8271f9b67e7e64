import { z } from 'zod'
import { db } from '~/db.server'
import { ok, type Result } from '../result'
import { idField, validate } from '../validation.server'

/** Posts `after` one id up to another; the last part is open. */
export type Part = { after?: string; to?: string }

const postsInPart = 10_000
// A part grows when posts come in with ids of an earlier time; sitemaps may have 50,000 addresses.
const mostInPart = 50_000

const schema = z.object({
  after: idField('wrongType').optional(),
  to: idField('wrongType').optional(),
})

// Ids go with time, so where a part once ended it ends for ever: each request looks on from the last end only.
const ends: string[] = []

/**
 * Parts all posts for sitemaps by their ids.
 * @returns the parts, oldest first; the last one may be empty
 */
export async function partsOfPosts(size = postsInPart, known = ends): Promise<Part[]> {
  let last = known.at(-1)
  for (let next = await endAfter(last, size); next; next = await endAfter(last, size)) {
    // Another request may have found the same end meanwhile.
    if (known.at(-1) === last) known.push(next)
    last = known.at(-1)
  }
  return [...known, undefined].map((to, index) => ({ after: known[index - 1], to }))
}

async function endAfter(id: string | undefined, size: number) {
  const [row] = await db.post.findMany({
    where: { id: id ? { gt: id } : undefined },
    orderBy: { id: 'asc' },
    skip: size - 1,
    take: 1,
    select: { id: true },
  })
  return row?.id
}

/**
 * The posts of one part.
 * @param input `after` and `to`, as `partsOfPosts` gave them
 * @returns ids with the time of the last change, oldest first; `invalid` for ids that are none
 */
export async function postsOfPart(
  input: unknown,
): Promise<Result<{ id: string; changedAt: Date }[]>> {
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  const { after, to } = checked.value
  const rows = await db.post.findMany({
    where: { removedAt: null, id: { gt: after, lte: to } },
    orderBy: { id: 'asc' },
    take: mostInPart,
    select: { id: true, createdAt: true, editedAt: true },
  })
  return ok(rows.map(({ id, createdAt, editedAt }) => ({ id, changedAt: editedAt ?? createdAt })))
}
