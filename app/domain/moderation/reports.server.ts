import { z } from 'zod'
import { dueHours, dueHoursOtherwise } from '~/content/moderation'
import { db, type Transaction, exists } from '~/database/db.server'
import { startOfDay } from '../day'
import { hour } from '../durations'
import type { Member } from '../members/member'
import { isWrittenBy } from '../authorship/authorship.server'
import { withPostLock } from '../posts/counters.server'
import { lengths } from '../validation/lengths'
import { createOnce } from '../limits/idempotency.server'
import { fail, ok, type Result } from '../result'
import { excerpt, excerptLengths } from '../validation/text'
import { textField, validate } from '../validation/validation.server'
import { isReversed } from './appeals.server'
import { writeLog } from './audit-log.server'
import { setVisibility, findItem, reportsOn, type FoundItem, type Item } from './item.server'
import { queueDangerMails } from './waiting-mail.server'
import { hidingReasons, hidingReports, reportReasons } from './reasons'
import { outdateVisitorsPages } from '../visible-changes'

export const reportSchema = z.object({
  reason: z.enum(reportReasons, { error: 'required' }),
  note: textField(0, lengths.noteMax, 'noteLength'),
})

export type Reportable = {
  postId: string
  /** A post's title and the text. For a post with a content note, only the title. */
  quote: { title: string | null; excerpt: string }
  /**
   * The actor's own report, and the number of hours within which it is decided; null without one, and when the item was
   * edited after the decision.
   */
  reported: { isUrgent: boolean; hours: number } | null
}

/** Reads the item to report, as the actor sees it; fails like `reportItem`. */
export async function readReportable(actor: Member, item: Item): Promise<Result<Reportable>> {
  const found = await findReportable(actor, item)
  if (!found.ok) return found
  const [text, report] = await Promise.all([readText(item), findOwnReport(actor, found.value)])
  return ok({
    postId: found.value.postId,
    quote: {
      title: text?.title ?? null,
      excerpt: text?.contentNote ? '' : excerpt(text?.content ?? '', excerptLengths.card),
    },
    reported: report && {
      isUrgent: report.reason === 'risk' || report.reason === 'threat',
      hours: dueHours[report.reason] ?? dueHoursOtherwise,
    },
  })
}

async function readText({ kind, id }: Item) {
  const select = { content: true }
  if (kind === 'comment') {
    const comment = await db.comment.findUnique({ where: { id }, select })
    return comment && { title: null, contentNote: '', ...comment }
  }
  return db.post.findUnique({
    where: { id },
    select: { title: true, contentNote: true, ...select },
  })
}

// After a decision and a later edit the member may report again, because the text is another one. Anonymous items store
// only the hour of an edit. Counting it to the hour's end would let the same members hide an approved text again.
async function findOwnReport({ id: reporterId }: Member, item: FoundItem) {
  const report = await db.report.findFirst({
    where: { reporterId, ...reportsOn(item) },
    select: { reason: true, settledAt: true },
  })
  const { editedAt } = item
  const isOutdated = report?.settledAt && editedAt && editedAt > report.settledAt
  return isOutdated ? null : report
}

async function findReportable(actor: Member, item: Item): Promise<Result<FoundItem>> {
  const found = await findItem(item)
  if (!found || found.removedAt) return fail('not-found')
  // Nobody can read the comments of a removed post.
  const readable = { id: found.postId, removedAt: null }
  if (!(await db.post.count({ where: readable }))) return fail('not-found')
  return isWrittenBy(found, actor.id) ? fail('not-allowed') : ok(found)
}

/**
 * Reports another member's item, once per member, and again when it was edited after the decision. Three abuse reports
 * by verified members hide it until reviewed. After a moderator dismissed its reports or restored it, it is hidden again only if it was edited since.
 * @param input `reason` and optional `note`
 * @returns the post's id; `not-allowed` for the actor's own item, `not-found`, `invalid` with fields, `conflict` when
 *   reported before, or `too-many`
 */
export async function reportItem(
  actor: Member,
  item: Item,
  input: unknown,
): Promise<Result<{ postId: string }>> {
  const found = await findReportable(actor, item)
  if (!found.ok) return found
  const checked = validate(reportSchema, input)
  if (!checked.ok) return checked
  const report = { ...checked.value, createdAt: new Date() }
  const own = { ...reportsOn(item), reporterId: actor.id }
  return createOnce({
    name: `report ${actor.id} ${item.id}`,
    findExisting: async () => ((await findOwnReport(actor, found.value)) ? fail('conflict') : null),
    limit: ['report', { account: actor.id }],
    create: async () => {
      const { postId } = found.value
      let isHidden = false
      const done = await withPostLock(postId, async (tx) => {
        // A moderator or its author may have been first.
        if (item.kind === 'comment' && !(await isShown(item.id, tx))) return fail('not-found')
        await queueDangerMails(item, report.reason, tx)
        const { count } = await tx.report.updateMany({
          where: { ...own, state: { not: 'open' } },
          data: { ...report, state: 'open', settledAt: null },
        })
        if (!count) await tx.report.create({ data: { ...report, ...own } })
        isHidden = (await isEnough(found.value, tx)) && (await hide(found.value, tx))
        return ok({ postId })
      })
      if (isHidden) outdateVisitorsPages()
      return done
    },
  })
}

async function isShown(commentId: string, tx: Transaction) {
  const where = { id: commentId, removedAt: null, deletedAt: null }
  return (await tx.comment.count({ where })) > 0
}

async function isEnough(item: FoundItem, tx: Transaction) {
  const count = await tx.report.count({
    where: {
      ...reportsOn(item),
      state: 'open',
      reason: { in: hidingReasons },
      reporter: {
        emailVerifiedAt: { not: null },
        OR: [{ suspendedUntil: null }, { suspendedUntil: { lte: new Date() } }],
      },
    },
  })
  return count >= hidingReports && !(await isApproved(item, tx))
}

async function isApproved(item: FoundItem, tx: Transaction) {
  const { editedAt, isAnonymous } = item
  // Anonymous items store only the hour of an edit, so the edit may be as late as the hour's end.
  const since = editedAt ? new Date(editedAt.getTime() + (isAnonymous ? hour : 0)) : undefined
  const dismissed = { ...reportsOn(item), state: 'dismissed', settledAt: { gte: since } } as const
  if (await tx.report.count({ where: dismissed })) return true
  return (await isApprovedInLog(item, since, tx)) || (await isReversed(item, tx))
}

// Reports are deleted after a while, and an item may be removed without one. The log has only days, so an approval on the
// day of the edit does not count. It encrypts which held item was released.
async function isApprovedInLog({ kind, id }: Item, since: Date | undefined, tx: Transaction) {
  const day = since && { gt: startOfDay(since) }
  const approved = [
    { action: { in: ['dismiss', 'restore'] } },
    { action: { in: ['answerAppeal', 'answerAlone'] }, reason: 'restore' },
  ]
  const where = { targetKind: kind, targetId: id, day, OR: approved }
  return (await tx.auditEntry.count({ where })) > 0
}

// Hiding sets `removedAt`, so all code that leaves out removed items leaves it out too.
async function hide(item: FoundItem, tx: Transaction) {
  const now = new Date()
  const hidden = { removedAt: now, removedReason: null, hiddenAt: now }
  if (!(await setVisibility(item, 'shown', hidden, tx))) return false
  const target = { targetKind: item.kind, targetId: item.id }
  await writeLog({ actorId: 'site', action: 'hide', reason: 'abuse', ...target }, tx)
  return true
}

const max = 100

/** A member's own report; `postId` is set while they can read the item. */
export type OwnReport = {
  id: string
  kind: 'post' | 'comment'
  itemId: string
  postId: string | null
  /** The post's title, while they can read the post. */
  title: string | null
  reason: string
  outcome: 'open' | 'upheld' | 'dismissed' | 'gone'
  createdAt: Date
}

/** Lists the viewer's hundred latest reports, newest first. */
export async function listOwnReports(viewer: Member): Promise<OwnReport[]> {
  const rows = await db.report.findMany({
    where: { reporterId: viewer.id },
    orderBy: { createdAt: 'desc' },
    take: max,
    select: {
      id: true,
      reason: true,
      state: true,
      createdAt: true,
      postId: true,
      commentId: true,
      post: { select: { title: true, removedAt: true } },
      comment: {
        select: {
          postId: true,
          removedAt: true,
          deletedAt: true,
          post: { select: { title: true, removedAt: true } },
        },
      },
    },
  })
  return rows.map(({ id, reason, state, createdAt, postId, commentId, post, comment }) => {
    const isReadable = comment
      ? !comment.removedAt && !comment.deletedAt && exists(comment.post) && !comment.post.removedAt
      : post !== null && !post.removedAt
    return {
      id,
      reason,
      createdAt,
      kind: commentId ? 'comment' : 'post',
      itemId: commentId ?? postId ?? '',
      postId: isReadable ? (comment?.postId ?? postId) : null,
      title: isReadable ? ((comment?.post ?? post)?.title ?? null) : null,
      outcome: state === 'open' && comment?.deletedAt ? 'gone' : state,
    }
  })
}
