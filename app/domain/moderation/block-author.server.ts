import { db, exists } from '~/database/db.server'
import { consume } from '../limits/limit.server'
import type { Member } from '../members/member'
import { publicAuthor, authorColumns, type PublicAuthor } from '../authorship/anonymity'
import { fail, ok, type Result } from '../result'
import {
  timestampCursor,
  timestampQuery,
  cutPage,
  isId,
  validate,
} from '../validation/validation.server'
import type { Item } from './item.server'

const maxBlocks = 500
const blocksOnPage = 100

type Named = Pick<PublicAuthor, 'username' | 'displayName'>

type NamedAuthor = { id: string; author: PublicAuthor; postId: string }

/**
 * Returns an item's named author, and true in `isBlocked` when the actor blocks them; `not-found` when there is no
 * named author, or it is the actor.
 */
export async function readBlock(
  actor: Member,
  item: Item,
): Promise<Result<{ author: PublicAuthor; postId: string; isBlocked: boolean }>> {
  const found = await findAuthor(actor, item)
  if (!found.ok) return found
  const { id: blockedId, author, postId } = found.value
  const where = { blockerId: actor.id, blockedId }
  return ok({ author, postId, isBlocked: (await db.block.count({ where })) > 0 })
}

/**
 * Blocks or unblocks an item's named author; idempotent. Fails like `readBlock`, with `conflict` at 500 blocks, or
 * `too-many`.
 */
export async function setBlock(
  actor: Member,
  item: Item,
  isBlocked: boolean,
): Promise<Result<{ postId: string }>> {
  const found = await findAuthor(actor, item)
  if (!found.ok) return found
  const allowed = await consume('follow', { account: actor.id })
  if (!allowed.ok) return allowed
  const { id: blockedId, postId } = found.value
  const block = { blockerId: actor.id, blockedId }
  if (!isBlocked) await db.block.deleteMany({ where: block })
  else {
    const others = { blockerId: actor.id, blockedId: { not: blockedId } }
    if ((await db.block.count({ where: others })) >= maxBlocks)
      return fail('conflict', { '': 'blocksFull' })
    await db.block.upsert({
      where: { blockerId_blockedId: block },
      create: block,
      // With nothing to update, Prisma sends two statements, and two requests at once fail.
      update: { blockedId },
    })
  }
  return ok({ postId })
}

async function findAuthor(actor: Member, { kind, id }: Item): Promise<Result<NamedAuthor>> {
  if (!isId(id)) return fail('not-found')
  const select = { authorId: true, isAnonymous: true, author: { select: authorColumns } }
  const where = { id, removedAt: null }
  const item =
    kind === 'post'
      ? await db.post.findFirst({ where, select: { ...select, id: true } })
      : await db.comment.findFirst({
          where: { ...where, post: { removedAt: null } },
          select: { ...select, postId: true },
        })
  const author = item && publicAuthor(item)
  if (!author || !item.authorId || item.authorId === actor.id) return fail('not-found')
  return ok({ id: item.authorId, author, postId: 'postId' in item ? item.postId : item.id })
}

const listBlocksSchema = timestampQuery('blocks')

/** Returns a page of at most 100 members whom the actor blocks, latest first; or `invalid`. */
export async function listBlocks(
  actor: Member,
  input: unknown = {},
): Promise<Result<{ blocks: Named[]; nextCursor: string | null }>> {
  const checked = validate(listBlocksSchema, input)
  if (!checked.ok) return checked
  const { cursor } = checked.value
  const rows = await db.block.findMany({
    where: { blockerId: actor.id, OR: cursor && before(cursor) },
    orderBy: [{ createdAt: 'desc' }, { blockedId: 'asc' }],
    take: blocksOnPage + 1,
    select: {
      createdAt: true,
      blockedId: true,
      blocked: { select: { username: true, displayName: true } },
    },
  })
  const { page, nextCursor } = cutPage('blocks', rows, blocksOnPage, ({ createdAt, blockedId }) =>
    timestampCursor({ createdAt, id: blockedId }),
  )
  return ok({ blocks: page.map(({ blocked }) => blocked).filter(exists), nextCursor })
}

function before({ createdAt, id }: { createdAt: Date; id: string }) {
  return [{ createdAt: { lt: createdAt } }, { createdAt, blockedId: { gt: id } }]
}

/** Unblocks a member; `not-found` when they are not blocked. */
export async function unblock(actor: Member, username: string): Promise<Result<null>> {
  const { count } = await db.block.deleteMany({
    where: { blockerId: actor.id, blocked: { username } },
  })
  return count ? ok(null) : fail('not-found')
}
