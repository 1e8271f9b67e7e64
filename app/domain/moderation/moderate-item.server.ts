import { z } from 'zod'
import type { Transaction } from '~/database/db.server'
import type { AppealAnswer } from '../appeals/answers'
import { endOfDay } from '../day'
import { day } from '../durations'
import type { Member } from '../members/member'
import { blurredNow } from '../authorship/authorship.server'
import { addMissingPassword, reauthenticateAmongForms } from '../accounts/reauthenticate.server'
import { withAnyPostLock } from '../posts/counters.server'
import { idempotencyDigest } from '../limits/idempotency.server'
import { fail, ok, type Result } from '../result'
import {
  anyPasswordField,
  codeField,
  idempotencyKeyField,
  validate,
} from '../validation/validation.server'
import { loggedActionOf, writeLog } from './audit-log.server'
import {
  findOthersItem,
  readTextVersion,
  reportsOn,
  setVisibility,
  visibleColumns,
  type FoundItem,
  type Item,
} from './item.server'
import { lookUpAuthor, type LookUpAnswer } from './look-up.server'
import { isAppealed, isReversed, rightToAnswer, settleAppeal } from './appeals.server'
import { heldReason } from '../held'
import { unqueueHeld } from '../new-accounts/hold.server'
import { contentNoteField, topicField } from '../posts/own-post.server'
import { announceShown, release } from './release.server'
import { writeLimitDays, itemReasons, type ItemAction } from './reasons'
import { outdateVisitorsPages } from '../visible-changes'

const actions = Object.keys(itemReasons) as [ItemAction, ...ItemAction[]]

export const moderateItemSchema = z
  .object({
    action: z.enum(actions, { error: 'wrongType' }),
    reason: codeField('required').min(1, { error: 'required' }),
    /** The topic of a post, for `label`. Absent fields stay unchanged. */
    topic: topicField(),
    contentNote: contentNoteField(),
    /** The number of days for which a thread is slow or closed. Without it a closed thread stays closed. */
    days: z
      .preprocess((value) => value || undefined, z.coerce.number({ error: 'wrongType' }).optional())
      .refine((days) => days === undefined || writeLimitDays.some((allowed) => allowed === days), {
        error: 'required',
      }),
    /** The digest of the text that the moderator read; without it the current text counts as read. */
    version: codeField('wrongType').optional(),
    password: anyPasswordField().optional(),
    idempotencyKey: idempotencyKeyField(),
  })
  .refine(({ action, days }) => action !== 'slow' || days !== undefined, {
    path: ['days'],
    error: 'required',
  })
  .refine(({ action, reason }) => (itemReasons[action] as readonly string[]).includes(reason), {
    path: ['reason'],
    error: 'required',
  })

/**
 * Moderates another member's item and logs it in the same transaction. A reveal needs reauthentication and notifies
 * the author; it may need a second moderator first. The same form sent twice gets the first answer and is logged
 * once.
 * @param input `action`, one of its `reason`s, `idempotencyKey`, `days` for a slow or closed thread, for `label`
 *   `topic` and `contentNote`, and for reveals `password` if the moderator has one
 * @param sessionId the moderator's session, which must be recent when there is no password
 * @param isFromQueue true to remove the item only while it has an open report: another moderator may have decided
 * @returns the answer of a reveal, otherwise null. `not-allowed` for members, for the actor's own item, for an appeal
 *   about the actor's own removal, and for removing again what an appeal restored. `not-found`, `invalid` with
 *   fields, or `too-many`. `conflict` when there is nothing left to do, and with `editedSince` when the author edited
 *   the item after the moderator read it
 */
export async function moderateItem(
  actor: Member,
  item: Item,
  input: unknown,
  sessionId: string | null = null,
  isFromQueue = false,
): Promise<Result<LookUpAnswer | null>> {
  const other = await findOthersItem(actor, item)
  if (!other.ok) return other
  const found = other.value
  const checked = validate(moderateItemSchema, input)
  if (!checked.ok)
    return isReveal(input) ? addMissingPassword(checked, actor, input, sessionId) : checked
  const { action, password } = checked.value
  if (action !== 'reveal') {
    const done = await withAnyPostLock(found.postId, (tx) =>
      applyAction(actor, found, { ...checked.value, action, isFromQueue }, tx),
    )
    outdateVisitorsPages()
    return done
  }
  if (!found.isAnonymous) return fail('conflict')
  const confirmed = await reauthenticateAmongForms(actor, password, sessionId)
  return confirmed.ok ? lookUpAuthor(actor, found, checked.value) : confirmed
}

function isReveal(input: unknown) {
  return z.object({ action: z.literal('reveal') }).safeParse(input).success
}

type Form = z.output<typeof moderateItemSchema> & {
  action: Exclude<ItemAction, 'reveal'>
  isFromQueue: boolean
}

async function applyAction(
  actor: Member,
  item: FoundItem,
  { action, reason, days, idempotencyKey, topic, contentNote, version, isFromQueue }: Form,
  tx: Transaction,
): Promise<Result<null>> {
  const actorId = actor.id
  const decision = { actorId, action, reason, targetKind: item.kind, targetId: item.id }
  const label = action === 'label' && { topic, contentNote }
  const submitted = { ...decision, ...label, days }
  const entry = {
    ...decision,
    idempotencyKey: idempotencyDigest(actorId, idempotencyKey, submitted),
  }
  if (await loggedActionOf(entry.idempotencyKey, tx)) return ok(null)
  if (action === 'remove') {
    // After an appeal against this moderator's own removal, another moderator decides about removing it again.
    if ((await isReversed(item, tx)) && (await rightToAnswer(actor, item, tx)) === 'no')
      return fail('not-allowed', { '': 'reversedRemoval' })
    const reported = { ...reportsOn(item), state: 'open' } as const
    if (isFromQueue && !(await tx.report.count({ where: reported }))) return fail('conflict')
  }
  // While the author waits for an answer to an appeal, restoring the item is the answer.
  const isAnswer =
    action === 'answerAppeal' || (action === 'restore' && (await isAppealed(item, tx)))
  const right = isAnswer ? await rightToAnswer(actor, item, tx) : null
  if (right === 'no') return fail('not-allowed', { '': 'ownRemoval' })
  if (version !== undefined && judgements.has(action)) {
    if ((await readTextVersion(item, tx)) !== version)
      return fail('conflict', { '': 'editedSince' })
  }
  const isDone = label
    ? await setLabel(item, label, tx)
    : await changes[action as PlainAction](item, reason, tx, days)
  if (!isDone) return fail('conflict')
  const answered = right && {
    action: right === 'alone' ? ('answerAlone' as const) : ('answerAppeal' as const),
    reason: action === 'restore' ? 'restore' : reason,
  }
  await writeLog({ ...entry, ...answered }, tx)
  return ok(null)
}

// With these actions a moderator judges the text: others may read it, or may not.
const judgements: ReadonlySet<ItemAction> = new Set([
  'release',
  'remove',
  'dismiss',
  'restore',
  'answerAppeal',
])

/** The actions that need only a reason, and some of them a number of days. */
type PlainAction = Exclude<ItemAction, 'reveal' | 'label'>

type Change = (item: FoundItem, reason: string, tx: Transaction, days?: number) => Promise<boolean>

/** Each function returns true when it changed something. All of them require the post's lock. */
const changes: Record<PlainAction, Change> = {
  async remove(item, reason, tx) {
    const removed = { removedAt: blurredNow(), removedReason: reason, hiddenAt: null }
    const isDone =
      (await setVisibility(item, 'shown', removed, tx)) ||
      (await setVisibility(item, 'held', removed, tx)) ||
      (await setVisibility(item, 'hidden', removed, tx))
    if (isDone) await unqueueHeld(reportsOn(item), tx)
    if (isDone) await settle(item, 'upheld', tx)
    return isDone
  },
  release: (item, _, tx) => release(item, tx),
  async restore(item, _, tx) {
    const isDone = await showRemoved(item, tx)
    if (isDone) await settleAppeal(item, 'restore', tx)
    return isDone
  },
  async answerAppeal(item, reason, tx) {
    if (!(await isAppealed(item, tx))) return false
    if (reason === 'restore' && !(await showRemoved(item, tx))) return false
    return settleAppeal(item, reason as AppealAnswer, tx)
  },
  async dismiss(item, _, tx) {
    const wasHidden = await setVisibility(item, 'hidden', visibleColumns, tx)
    if (wasHidden) await announceShown(item, tx)
    return (await settle(item, 'dismissed', tx)) || wasHidden
  },
  lock(item, reason, tx, days) {
    const now = new Date()
    const lockedUntil = days ? endOfDayIn(days) : null
    const lock = { lockedAt: blurredNow(), lockedReason: reason, lockedUntil }
    return setWriteLimit(
      item,
      { OR: [{ lockedAt: null }, { lockedUntil: { lte: now } }] },
      lock,
      tx,
    )
  },
  unlock: (item, _, tx) =>
    setWriteLimit(item, { lockedAt: { not: null } }, { lockedAt: null, ...noLock }, tx),
  slow(item, reason, tx, days = 1) {
    const isNotSlow = { OR: [{ slowUntil: null }, { slowUntil: { lte: new Date() } }] }
    return setWriteLimit(item, isNotSlow, { slowUntil: endOfDayIn(days), slowReason: reason }, tx)
  },
  unslow: (item, _, tx) =>
    setWriteLimit(
      item,
      { slowUntil: { gt: new Date() } },
      { slowUntil: null, slowReason: null },
      tx,
    ),
}

const noLock = { lockedUntil: null, lockedReason: null }

function endOfDayIn(days: number) {
  return endOfDay(new Date(Date.now() + days * day))
}

// An exact moment beside the log's line about the item would say when its moderator was here. An approval counts only
// after the last edit.
function settledNow({ editedAt }: FoundItem) {
  return blurredNow(editedAt?.getTime())
}

async function settle(item: FoundItem, state: 'upheld' | 'dismissed', tx: Transaction) {
  const { count } = await tx.report.updateMany({
    // A held item stays in the queue until it is published or removed.
    where: { ...reportsOn(item), state: 'open', reason: { not: heldReason } },
    data: { state, settledAt: settledNow(item) },
  })
  return count > 0
}

async function showRemoved(item: FoundItem, tx: Transaction) {
  if (!(await setVisibility(item, 'removed', visibleColumns, tx))) return false
  await announceShown(item, tx)
  // A moderator has now approved the text, so further reports do not hide it.
  await tx.report.updateMany({
    where: { ...reportsOn(item), state: 'upheld', reason: { not: heldReason } },
    data: { state: 'dismissed', settledAt: settledNow(item) },
  })
  return true
}

async function setWriteLimit({ kind, id }: Item, from: object, data: object, tx: Transaction) {
  if (kind === 'comment') return false
  const { count } = await tx.post.updateMany({ where: { id, ...from }, data })
  return count > 0
}

type Label = Pick<Form, 'topic' | 'contentNote'>

async function setLabel({ kind, id }: FoundItem, { topic, contentNote }: Label, tx: Transaction) {
  if (kind === 'comment') return false
  const columns = { topic: true, contentNote: true }
  const current = await tx.post.findUnique({ where: { id }, select: columns })
  const next = {
    ...current,
    ...(topic && { topic }),
    ...(contentNote !== undefined && { contentNote }),
  }
  if (next.topic === current?.topic && next.contentNote === current?.contentNote) return false
  const { count } = await tx.post.updateMany({ where: { id }, data: { ...next, isLabelled: true } })
  return count > 0
}
