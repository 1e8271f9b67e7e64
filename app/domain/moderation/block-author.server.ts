import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { publicAuthor, authorColumns, type PublicAuthor } from '../authorship/anonymity'
import { fail, ok, type Result } from '../result'
import { momentOf, momentQuerySchema } from '../validation/moment-cursor.server'
import { cutPage } from '../validation/page-query.server'
import { isId, validate } from '../validation/validation.server'
import type { Item } from './item.server'

const maxBlocks = 500
const blocksOnPage = 100

type Named = Pick<PublicAuthor, 'username' | 'displayName'>

type NamedAuthor = { id: string; author: PublicAuthor; postId: string }

/**
 * Whether the member has blocked the author who is named at an item.
 * @returns `not-authenticated`; `not-found` for what is anonymous, one's own, without an author or not there
 */
export async function readBlock(
  actor: Actor,
  item: Item,
): Promise<Result<{ author: PublicAuthor; postId: string; isBlocked: boolean }>> {
  const found = await findAuthor(actor, item)
  if (!actor || !found.ok) return found.ok ? fail('not-authenticated') : found
  const { id: blockedId, author, postId } = found.value
  const where = { blockerId: actor.id, blockedId }
  return ok({ author, postId, isBlocked: (await db.block.count({ where })) > 0 })
}

/**
 * Keeps from the member what this item's author writes under her name, or shows it again; repeating it changes nothing.
 * @returns as `readBlock`; `conflict` when her list is full
 */
export async function setBlock(
  actor: Actor,
  item: Item,
  isBlocked: boolean,
): Promise<Result<{ postId: string }>> {
  const found = await findAuthor(actor, item)
  if (!actor || !found.ok) return found.ok ? fail('not-authenticated') : found
  const { id: blockedId, postId } = found.value
  const block = { blockerId: actor.id, blockedId }
  if (!isBlocked) await db.block.deleteMany({ where: block })
  else {
    if ((await db.block.count({ where: { blockerId: actor.id } })) >= maxBlocks)
      return fail('conflict')
    await db.block.upsert({ where: { blockerId_blockedId: block }, create: block, update: {} })
  }
  return ok({ postId })
}

async function findAuthor(actor: Actor, { kind, id }: Item): Promise<Result<NamedAuthor>> {
  if (!actor) return fail('not-authenticated')
  if (!isId(id)) return fail('not-found')
  const select = { authorId: true, isAnonymous: true, author: { select: authorColumns } }
  const where = { id, removedAt: null }
  const item =
    kind === 'post'
      ? await db.post.findFirst({ where, select: { ...select, id: true } })
      : await db.comment.findFirst({ where, select: { ...select, postId: true } })
  const author = item && publicAuthor(item)
  if (!author || !item.authorId || item.authorId === actor.id) return fail('not-found')
  return ok({ id: item.authorId, author, postId: 'postId' in item ? item.postId : item.id })
}

/**
 * A page of those whom the member has blocked, the latest first.
 * @param input optional `cursor`, the `nextCursor` of the page before
 * @returns up to 100 of them; `not-authenticated` for visitors, `invalid` for a cursor that is none
 */
export async function listBlocks(
  actor: Actor,
  input: unknown = {},
): Promise<Result<{ blocks: Named[]; nextCursor: string | null }>> {
  if (!actor) return fail('not-authenticated')
  const checked = validate(momentQuerySchema, input)
  if (!checked.ok) return checked
  const { cursor } = checked.value
  const rows = await db.block.findMany({
    where: { blockerId: actor.id, OR: cursor && before(cursor) },
    orderBy: [{ createdAt: 'desc' }, { blockedId: 'asc' }],
    take: blocksOnPage + 1,
    select: {
      ...{ createdAt: true, blockedId: true },
      blocked: { select: { username: true, displayName: true } },
    },
  })
  const { page, nextCursor } = cutPage(rows, blocksOnPage, ({ createdAt, blockedId }) =>
    momentOf({ createdAt, id: blockedId }),
  )
  return ok({ blocks: page.map(({ blocked }) => blocked), nextCursor })
}

function before({ createdAt, id }: { createdAt: Date; id: string }) {
  return [{ createdAt: { lt: createdAt } }, { createdAt, blockedId: { gt: id } }]
}

/** Takes somebody off the member's list. @returns `not-authenticated`, `not-found` when she is not on it */
export async function unblock(actor: Actor, username: string): Promise<Result<null>> {
  if (!actor) return fail('not-authenticated')
  const { count } = await db.block.deleteMany({
    where: { blockerId: actor.id, blocked: { username } },
  })
  return count ? ok(null) : fail('not-found')
}
