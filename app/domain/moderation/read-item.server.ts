import { db } from '~/database/db.server'
import { bytesOnPage } from '../rich-text/rich-text.server'
import { takeWithinBudget } from '../comments/list-comments.server'
import {
  timestampCursor,
  timestampQuery,
  cutPage,
  validate,
  isId,
} from '../validation/validation.server'
import { ok, type Result, fail } from '../result'
import { reportsOn, type Item, type ItemKind, textVersion } from './item.server'
import { type Member, checkRole } from '../members/member'
import { authorColumns, publicAuthor, type PublicAuthor, publicTime } from '../authorship/anonymity'
import { authorshipColumns, isWrittenBy } from '../authorship/authorship.server'
import { readOpenAppeal, type OpenAppeal } from './appeals.server'
import { heldReason } from '../held'
import { writeLimitColumns, writeLimitOf } from '../posts/post-view'
import { logOf } from './audit-log.server'
import type { LogLine } from './log-line.server'
import type { ItemAction } from './reasons'

const max = 100
const aroundReport = 400

type OpenReport = { id: string; reason: string; note: string; createdAt: Date }

const openReportsSchema = timestampQuery('open-reports')

/** Returns a page of an item's open reports, oldest first, of at most `bytes`. Callers check for a moderator. */
async function listOpenReports(
  item: Item,
  input: unknown,
  bytes: number,
): Promise<Result<{ reports: OpenReport[]; nextCursor: string | null }>> {
  const checked = validate(openReportsSchema, input)
  if (!checked.ok) return checked
  const { cursor } = checked.value
  const rows = await db.report.findMany({
    where: {
      ...reportsOn(item),
      state: 'open',
      reason: { not: heldReason },
      OR: cursor && after(cursor),
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: max + 1,
    select: { id: true, reason: true, note: true, createdAt: true },
  })
  const { fitting } = takeWithinBudget(rows.slice(0, max), bytes, bytesOf)
  const { page, nextCursor } = cutPage('open-reports', rows, fitting.length, timestampCursor)
  return ok({ reports: page, nextCursor })
}

function after({ createdAt, id }: { createdAt: Date; id: string }) {
  return [{ createdAt: { gt: createdAt } }, { createdAt, id: { gt: id } }]
}

function bytesOf({ note }: OpenReport) {
  return aroundReport + bytesOnPage(note)
}

// The bytes for the texts on a page of 400,000 bytes. Both texts together can be longer.
const textsBytes = 260_000
const reportsBytes = 60_000

/** The text before masking (docs/safety.md); null when nothing was masked. */
type Original = { title: string | null; content: string | null }

/** A post or comment for moderators, with masked and original text, but never the author of an anonymous item. */
export type ModeratedItem = {
  kind: ItemKind
  id: string
  postId: string
  title: string
  content: string
  original: Original | null
  /** The text that is left out when both do not fit on the page. */
  leftOut: 'original' | 'content' | null
  isAnonymous: boolean
  user: PublicAuthor | null
  /** The named author's id. */
  memberId: string | null
  createdAt: Date
  state: ItemState
  removedReason: string | null
  isLocked: boolean
  /** The label of a post; null for comments. */
  label: { topic: string; contentNote: string } | null
  isSlow: boolean
  reports: OpenReport[]
  /** The cursor of further reports; null when there are none. */
  reportsCursor: string | null
  history: LogLine[]
  /** A digest of both texts, which the form of a decision sends back. */
  version: string
  /** The author's open appeal; null when none waits for an answer. */
  appeal: OpenAppeal | null
  actions: ItemAction[]
}

/** The state of an item. `held`: it waits for a moderator because its author's account is new. */
export type ItemState = 'shown' | 'hidden' | 'held' | 'removed' | 'deleted'

const columns = {
  id: true,
  content: true,
  originalContent: true,
  isAnonymous: true,
  ...authorshipColumns,
  author: { select: authorColumns },
  createdAt: true,
  removedAt: true,
  removedReason: true,
  hiddenAt: true,
} as const

/**
 * Reads an item for a moderator; `not-allowed` for members and for the viewer's own item, `not-found`, or `invalid`.
 */
export async function readModeratedItem(
  viewer: Member,
  item: Item,
  input: { cursor?: string; text?: string } = {},
): Promise<Result<ModeratedItem>> {
  const allowed = checkRole(viewer, 'moderator')
  if (!allowed.ok) return allowed
  const row = isId(item.id) ? await readRow(item) : null
  if (!row) return fail('not-found')
  if (isWrittenBy(row, viewer.id)) return fail('not-allowed')
  const { id, postId, title, content, isAnonymous, removedReason } = row
  const createdAt = publicTime(row.createdAt, isAnonymous)
  const [listed, history, appeal] = await Promise.all([
    listOpenReports(item, { cursor: input.cursor }, reportsBytes),
    logOf(item, viewer),
    readOpenAppeal(viewer, item),
  ])
  if (!listed.ok) return listed
  const { reports, nextCursor: reportsCursor } = listed.value
  const leftOut = leftOutOf(row, input.text)
  // Leaves out the quiet state, because no moderator decides it.
  const limit = row.limits && writeLimitOf({ ...row.limits, activityKey: '' })
  const moderated = {
    id,
    postId,
    title,
    isAnonymous,
    createdAt,
    removedReason,
    leftOut,
    history,
    appeal,
    reports,
    reportsCursor,
    content: leftOut === 'content' ? '' : content,
    kind: item.kind,
    original: leftOut === 'original' ? null : originalOf(row),
    user: publicAuthor(row),
    memberId: row.authorId,
    state: stateOf(row),
    isLocked: limit?.state === 'locked',
    isSlow: limit?.state === 'slow',
    label: row.label,
    version: textVersion(item.kind === 'post' ? row : { ...row, title: undefined }),
  }
  return ok({ ...moderated, actions: actionsOn(moderated) })
}

async function readRow({ kind, id }: Item) {
  if (kind === 'post') {
    const label = { topic: true, contentNote: true }
    const select = { ...columns, ...writeLimitColumns, ...label, title: true, originalTitle: true }
    const post = await db.post.findUnique({ where: { id }, select })
    if (!post) return null
    const { topic, contentNote, ...row } = post
    return { ...row, limits: row, postId: id, deletedAt: null, label: { topic, contentNote } }
  }
  const post = { select: { title: true } }
  const select = { ...columns, postId: true, deletedAt: true, post }
  const comment = await db.comment.findUnique({ where: { id }, select })
  const none = { originalTitle: null, limits: null, label: null }
  return comment && { ...comment, title: comment.post.title, ...none }
}

type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>

function originalOf({ originalTitle: title, originalContent: content }: Row): Original | null {
  return title === null && content === null ? null : { title, content }
}

function leftOutOf(
  { content, originalContent }: Row,
  text: string | undefined,
): ModeratedItem['leftOut'] {
  if (originalContent === null) return null
  if (bytesOnPage(content) + bytesOnPage(originalContent) <= textsBytes) return null
  return text === 'original' ? 'content' : 'original'
}

function stateOf(row: Row): ItemState {
  if (row.deletedAt) return 'deleted'
  if (row.hiddenAt) return 'hidden'
  if (row.removedReason === heldReason) return 'held'
  return row.removedAt ? 'removed' : 'shown'
}

type Shown = Pick<
  ModeratedItem,
  'kind' | 'state' | 'isLocked' | 'isSlow' | 'isAnonymous' | 'memberId' | 'reports' | 'appeal'
>

// The actions on an anonymous item are the same whether or not its author still has an account. Otherwise a missing
// action would reveal who left.
function actionsOn({
  kind,
  state,
  isLocked,
  isSlow,
  isAnonymous,
  memberId,
  reports,
  appeal,
}: Shown): ItemAction[] {
  if (state === 'deleted') return []
  const hasOrHidesAuthor = isAnonymous || memberId !== null
  const possible: [ItemAction, boolean][] = [
    ['release', state === 'held'],
    ['remove', state !== 'removed'],
    ['dismiss', state === 'hidden' || reports.length > 0],
    ['answerAppeal', appeal?.mayAnswer ?? false],
    ['restore', state === 'removed' && !appeal && hasOrHidesAuthor],
    ['lock', kind === 'post' && !isLocked && state !== 'held'],
    ['unlock', kind === 'post' && isLocked],
    ['label', kind === 'post'],
    ['slow', kind === 'post' && !isLocked && !isSlow && state !== 'held'],
    ['unslow', kind === 'post' && isSlow],
    ['reveal', isAnonymous],
  ]
  return possible.filter(([, isPossible]) => isPossible).map(([action]) => action)
}
