import { z } from 'zod'
import { db, isUniqueViolation, type Transaction } from '~/database/db.server'
import type { AppealAnswer, AppealState } from '../appeals/answers'
import { appealStateOf, openAppeal, sealAppeal } from '../appeals/stored-appeals.server'
import { authorIdOf, isWrittenBy, type authoredByOthers } from '../authorship/authorship.server'
import { startOfDay } from '../day'
import { consume } from '../limits/limit.server'
import { queueNotifications } from '../mail/notifications.server'
import { isOnTeam, type Member } from '../members/member'
import { heldReason } from '../new-accounts/held'
import { fail, ok, type Result } from '../result'
import { lengths } from '../validation/lengths'
import { textField, validate } from '../validation/validation.server'
import { findItem, reportsOn, type FoundItem, type Item } from './item.server'

export const appealSchema = z.object({
  message: textField(1, lengths.appealMax, 'appealLength'),
})

/** A removed item for its author, or one that was shown again after she asked. */
export type AppealedItem = Item & {
  postId: string
  title: string
  content: string
  removedReason: string | null
  state: AppealState
}

/** The viewer's own item and what came of her appeal; `not-found` for others' and for what no moderator removed. */
export async function readAppeal(viewer: Member, item: Item): Promise<Result<AppealedItem>> {
  const found = await findOwnItem(viewer, item)
  if (!found) return fail('not-found')
  const row = await db.appeal.findFirst({ where: reportsOn(item), select: { answer: true } })
  if (!row && !isRemoved(found)) return fail('not-found')
  const { postId, removedReason } = found
  const texts = await readTexts(item)
  return ok({
    ...item,
    ...texts,
    postId,
    removedReason,
    state: row ? appealStateOf(row) : 'possible',
  })
}

async function readTexts({ kind, id }: Item) {
  if (kind === 'post') {
    const select = { title: true, content: true }
    return db.post.findUniqueOrThrow({ where: { id }, select })
  }
  const select = { content: true, post: { select: { title: true } } }
  const { content, post } = await db.comment.findUniqueOrThrow({ where: { id }, select })
  return { title: post.title, content }
}

async function findOwnItem(viewer: Member, item: Item) {
  const found = await findItem(item)
  return found && isWrittenBy(found, viewer.id) ? found : null
}

function isRemoved(item: Pick<FoundItem, 'removedAt' | 'removedReason' | 'hiddenAt'>) {
  return item.removedAt !== null && item.hiddenAt === null && item.removedReason !== heldReason
}

/**
 * Asks to look again at the actor's own removed item, once an item; suspended members may, too.
 * @param input `message`
 * @returns `not-found` for what is not removed or of others, `invalid` with fields, `conflict` the second time, or
 * `too-many`
 */
export async function appeal(
  actor: Member,
  item: Item,
  input: unknown,
): Promise<Result<AppealedItem>> {
  const read = await readAppeal(actor, item)
  if (!read.ok) return read
  const checked = validate(appealSchema, input)
  if (!checked.ok) return checked
  if (read.value.state !== 'possible') return fail('conflict')
  const allowed = await consume('appeal', { account: actor.id })
  if (!allowed.ok) return allowed
  const sealed = sealAppeal(checked.value.message)
  try {
    await db.appeal.create({ data: { ...reportsOn(item), sealed, day: startOfDay(new Date()) } })
  } catch (error) {
    if (isUniqueViolation(error)) return fail('conflict')
    throw error
  }
  return ok({ ...read.value, state: 'open' })
}

type ByOthers = Awaited<ReturnType<typeof authoredByOthers>>

export type WaitingAppeal = {
  postId: string | null
  commentId: string | null
  message: string
  askedAt: Date
}

const maxWaiting = 500

/** The open appeals that a moderator may answer, at most 500: about others' items that she has not removed herself. */
export async function listWaitingAppeals(
  viewer: Member,
  byOthers: ByOthers,
): Promise<WaitingAppeal[]> {
  const rows = await db.appeal.findMany({
    where: {
      answer: null,
      OR: [{ post: byOthers }, { comment: { ...byOthers, deletedAt: null } }],
    },
    orderBy: [{ day: 'asc' }, { id: 'asc' }],
    take: maxWaiting,
  })
  const removed = await removedBy(
    viewer.id,
    rows.map(({ postId, commentId }) => commentId ?? postId ?? ''),
  )
  const mayAnswerAll = !removed.size || (await isAlone(viewer))
  return rows
    .filter(({ postId, commentId }) => mayAnswerAll || !removed.has(commentId ?? postId ?? ''))
    .map(({ postId, commentId, sealed, day }) => {
      const { message, askedAt } = openAppeal(sealed)
      return { postId, commentId, message, askedAt: askedAt ?? day }
    })
}

async function removedBy(actorId: string, ids: string[], tx: Transaction = db) {
  if (!ids.length) return new Set<string | null>()
  const where = { actorId, action: 'remove', targetId: { in: ids } }
  const rows = await tx.auditEntry.findMany({ where, select: { targetId: true } })
  return new Set(rows.map(({ targetId }) => targetId))
}

// An administrator who is the only one on duty may answer about what she removed herself: nobody else could.
async function isAlone(viewer: Member, tx: Transaction = db) {
  if (!isOnTeam(viewer, 'admin')) return false
  const now = new Date()
  const others = await tx.user.count({
    where: {
      id: { not: viewer.id },
      role: { not: 'member' },
      secondStep: { isNot: null },
      OR: [{ suspendedUntil: null }, { suspendedUntil: { lte: now } }],
    },
  })
  return others === 0
}

/** An open appeal about an item for a moderator. */
export type OpenAppeal = { message: string; askedAt: Date | null; mayAnswer: boolean }

/** The open appeal about an item; null when there is none. Callers check for a moderator. */
export async function readOpenAppeal(viewer: Member, item: Item): Promise<OpenAppeal | null> {
  const row = await db.appeal.findFirst({ where: { ...reportsOn(item), answer: null } })
  if (!row) return null
  return { ...openAppeal(row.sealed), mayAnswer: await mayAnswer(viewer, item, db) }
}

/** Whether a moderator may answer an appeal: somebody else than who removed the item. */
export async function mayAnswer(actor: Member, { id }: Item, tx: Transaction): Promise<boolean> {
  const removed = await removedBy(actor.id, [id], tx)
  return !removed.size || isAlone(actor, tx)
}

/**
 * Stores the answer to an open appeal and tells its author that there is something new, as of a comment; false when
 * none is open. Call it in the transaction of the decision.
 */
export async function settleAppeal(
  item: FoundItem,
  answer: AppealAnswer,
  tx: Transaction,
): Promise<boolean> {
  const { count } = await tx.appeal.updateMany({
    where: { ...reportsOn(item), answer: null },
    data: { answer, day: startOfDay(new Date()) },
  })
  if (!count) return false
  const subscribers = { author: authorIdOf(item), thread: null, answered: null }
  await queueNotifications({ id: '', postId: item.postId }, subscribers, tx)
  return true
}
