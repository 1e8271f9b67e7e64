import { z } from 'zod'
import { db, isUniqueViolation, type Transaction } from '~/database/db.server'
import type { AppealAnswer, AppealState } from '../appeals/answers'
import { appealStateOf, openAppeal, sealAppeal } from '../appeals/stored-appeals.server'
import { authorIdOf, isWrittenBy, type ByOthers } from '../authorship/authorship.server'
import { startOfHour } from '../authorship/anonymity'
import { startOfDay } from '../day'
import { consume } from '../limits/limit.server'
import { queueNotifications } from '../mail/notifications.server'
import { isOnTeam, type Member } from '../members/member'
import { withAnyPostLock } from '../posts/counters.server'
import { heldReason } from '../held'
import { fail, ok, type Result } from '../result'
import { lengths } from '../validation/lengths'
import { textField, validate } from '../validation/validation.server'
import { aboutOthersItems, findItem, reportsOn, type FoundItem, type Item } from './item.server'

export const appealSchema = z.object({
  message: textField(1, lengths.appealMax, 'appealLength', undefined, 'appealMissing'),
})

/**
 * Reads the state of the appeal about the viewer's own item, and the id of its post. `not-found` for other members'
 * items and for items that no moderator removed.
 */
async function readState(
  viewer: Member,
  item: Item,
): Promise<Result<{ state: AppealState; postId: string }>> {
  const found = await findItem(item)
  if (!found || !isWrittenBy(found, viewer.id)) return fail('not-found')
  const row = await db.appeal.findFirst({ where: reportsOn(item), select: { answer: true } })
  if (!row && !isRemoved(found)) return fail('not-found')
  return ok({ state: row ? appealStateOf(row) : 'possible', postId: found.postId })
}

function isRemoved(item: Pick<FoundItem, 'removedAt' | 'removedReason' | 'hiddenAt'>) {
  return item.removedAt !== null && item.hiddenAt === null && item.removedReason !== heldReason
}

/**
 * Appeals against the removal of the actor's own item, once per item. Suspended members may appeal too. While the appeal
 * is open, the same message sent again is accepted and not stored.
 * @param input `message`
 * @returns `not-found` if the item is not removed or not the actor's, `invalid` with fields, `conflict` for another
 *   message, or `too-many`
 */
export async function appeal(actor: Member, item: Item, input: unknown): Promise<Result<null>> {
  const own = await readState(actor, item)
  if (!own.ok) return own
  const { state, postId } = own.value
  const checked = validate(appealSchema, input)
  if (!checked.ok) return checked
  const { message } = checked.value
  if (state !== 'possible') return answerRepeat(item, message)
  const allowed = await consume('appeal', { account: actor.id })
  if (!allowed.ok) return allowed
  const sealed = sealAppeal(message)
  try {
    return await withAnyPostLock(postId, async (tx) => {
      // A moderator may have shown it again meanwhile.
      const found = await findItem(item, tx)
      if (!found || !isRemoved(found)) return fail('not-found')
      await tx.appeal.create({ data: { ...reportsOn(item), sealed, day: startOfDay(new Date()) } })
      return ok(null)
    })
  } catch (error) {
    if (isUniqueViolation(error)) return answerRepeat(item, message)
    throw error
  }
}

async function answerRepeat(item: Item, message: string): Promise<Result<null>> {
  const open = await db.appeal.findFirst({ where: { ...reportsOn(item), answer: null } })
  const isSame = open && openAppeal(open.sealed).message === message
  return isSame ? ok(null) : fail('conflict', { message: 'appealedAlready' })
}

export type WaitingAppeal = {
  postId: string | null
  commentId: string | null
  message: string
  askedAt: Date
}

const maxWaiting = 500

/** Lists the open appeals that a moderator may answer, at most 500. They are about other members' items. */
export async function listWaitingAppeals(
  viewer: Member,
  byOthers: ByOthers,
): Promise<WaitingAppeal[]> {
  const rows = await db.appeal.findMany({
    where: { answer: null, ...aboutOthersItems(byOthers) },
    orderBy: [{ day: 'asc' }, { id: 'asc' }],
    take: maxWaiting,
  })
  const ids = rows.map(({ postId, commentId }) => commentId ?? postId ?? '')
  const rights = await rightsToAnswer(viewer, ids, db)
  return rows
    .filter(({ postId, commentId }) => rights.get(commentId ?? postId ?? '') !== 'no')
    .map(({ postId, commentId, sealed, day }) => {
      const { message, askedAt } = openAppeal(sealed)
      return { postId, commentId, message, askedAt: askedAt ?? day }
    })
}

/** The right to decide about an appeal. `alone`: the moderator removed the item herself and nobody else can decide. */
type RightToAnswer = 'yes' | 'alone' | 'no'

/**
 * A moderator who removed an item last does not decide about its appeal, unless everybody on duty removed it. Then
 * administrators decide, and without an administrator every moderator. The item's author does not affect the right:
 * otherwise a moderator could infer the author from her own right.
 */
async function rightsToAnswer(
  viewer: Member,
  ids: string[],
  tx: Transaction,
): Promise<Map<string, RightToAnswer>> {
  const removers = await lastRemovers(ids, tx)
  const isRemover = [...removers.values()].some((actors) => actors.has(viewer.id))
  const colleagues = isRemover ? await colleaguesOnDuty(viewer, tx) : []
  return new Map(ids.map((id) => [id, rightOf(viewer, removers.get(id) ?? new Set(), colleagues)]))
}

function rightOf(
  viewer: Member,
  removers: Set<string>,
  colleagues: Awaited<ReturnType<typeof colleaguesOnDuty>>,
): RightToAnswer {
  if (!removers.has(viewer.id)) return 'yes'
  if (colleagues.some(({ id }) => !removers.has(id))) return 'no'
  if (isOnTeam(viewer, 'admin')) return 'alone'
  return colleagues.some((colleague) => isOnTeam(colleague, 'admin')) ? 'no' : 'alone'
}

// The log has no times, so everybody who removed an item on the latest day of a removal counts as the last.
async function lastRemovers(ids: string[], tx: Transaction) {
  const removers = new Map<string, Set<string>>()
  if (!ids.length) return removers
  const days = new Map<string, number>()
  const rows = await tx.auditEntry.findMany({
    where: { action: 'remove', targetKind: { in: ['post', 'comment'] }, targetId: { in: ids } },
    orderBy: { day: 'desc' },
    select: { targetId: true, actorId: true, day: true },
  })
  for (const { targetId, actorId, day } of rows) {
    const id = targetId ?? ''
    const last = days.get(id) ?? day.getTime()
    if (last !== day.getTime()) continue
    days.set(id, last)
    removers.set(id, (removers.get(id) ?? new Set<string>()).add(actorId))
  }
  return removers
}

/** Finds the other members of the team who can decide now: with two-factor authentication, and not suspended. */
export function colleaguesOnDuty({ id }: Member, tx: Transaction) {
  return tx.user.findMany({
    where: {
      id: { not: id },
      role: { not: 'member' },
      secondStep: { isNot: null },
      OR: [{ suspendedUntil: null }, { suspendedUntil: { lte: new Date() } }],
    },
    select: { id: true, role: true, suspendedUntil: true },
  })
}

/** An open appeal about an item for a moderator. `isAlone`: she removed the item herself and nobody else can answer. */
export type OpenAppeal = {
  message: string
  askedAt: Date | null
  mayAnswer: boolean
  isAlone: boolean
}

/** Reads the open appeal about an item; null when there is none. Callers check for a moderator. */
export async function readOpenAppeal(viewer: Member, item: Item): Promise<OpenAppeal | null> {
  const row = await db.appeal.findFirst({ where: { ...reportsOn(item), answer: null } })
  if (!row) return null
  const right = await rightToAnswer(viewer, item, db)
  return { ...openAppeal(row.sealed), mayAnswer: right !== 'no', isAlone: right === 'alone' }
}

/** Returns a moderator's right to answer an appeal about an item. Call it in the transaction of the decision. */
export async function rightToAnswer(
  actor: Member,
  { id }: Item,
  tx: Transaction,
): Promise<RightToAnswer> {
  return (await rightsToAnswer(actor, [id], tx)).get(id) ?? 'no'
}

/** True when the author of an item waits for the answer to an appeal. */
export async function isAppealed(item: Item, tx: Transaction): Promise<boolean> {
  return (await tx.appeal.count({ where: { ...reportsOn(item), answer: null } })) > 0
}

/** True when an appeal reversed a removal, and the author has not changed the text since the hour of the appeal. */
export async function isReversed(item: FoundItem, tx: Transaction): Promise<boolean> {
  const where = { ...reportsOn(item), answer: 'restore' }
  const answered = await tx.appeal.findFirst({ where, select: { sealed: true, day: true } })
  if (!answered) return false
  // Nobody can edit a removed item, and anonymous items store only the hour of an edit.
  const askedAt = openAppeal(answered.sealed).askedAt ?? answered.day
  return !item.editedAt || startOfHour(item.editedAt) <= askedAt
}

/**
 * Stores the answer to an open appeal and notifies its author as of a new comment; false when no appeal is open. Call
 * it in the transaction of the decision.
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
  const subscribers = { author: authorIdOf(item), thread: null, replyTo: null }
  await queueNotifications({ id: '', postId: item.postId }, subscribers, tx)
  return true
}
