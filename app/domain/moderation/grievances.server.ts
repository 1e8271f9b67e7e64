import { z } from 'zod'
import { db, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { spellUnguessableReference } from '../contact/reference.server'
import { queueMail } from '../mail/outbox.server'
import { isWrittenBy } from '../authorship/authorship.server'
import { isOnTeam, checkRole, type Member, type RoleHolder } from '../members/member'
import { colleaguesOnDuty } from './appeals.server'
import { writeLog } from './audit-log.server'
import { findItem } from './item.server'
import type { grievanceReasons } from './reasons'
import { fail, ok, type Result } from '../result'
import { lengths } from '../validation/lengths'
import {
  cutPage,
  timestampCursor,
  timestampQuery,
  textField,
  validate,
} from '../validation/validation.server'
import { progressOf, type GrievanceState } from '../grievance-state'
import { outcomes, type Outcome } from '../grievances/outcomes'
import { openGrievance } from '../grievances/sealed-grievance.server'

const pageSize = 20

export type Grievance = NonNullable<Awaited<ReturnType<typeof findGrievance>>>

const optional = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => value || undefined, field.optional())

const listSchema = z.object({
  state: optional(z.enum(['open', 'decided'])).transform((state) => state ?? 'open'),
  cursor: optional(timestampQuery('grievances').shape.cursor),
})

export type GrievancePage = { grievances: Grievance[]; nextCursor: string | null }

/**
 * Returns a page of grievances for admins: the undecided ones, oldest first, or with `state` `decided` the decided
 * ones, newest first.
 * @returns the page; `not-allowed` or `invalid`
 */
export async function listGrievances(
  viewer: RoleHolder,
  input: unknown,
): Promise<Result<GrievancePage>> {
  const allowed = checkRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  const checked = validate(listSchema, input)
  if (!checked.ok) return checked
  const { state, cursor } = checked.value
  const [order, after] = state === 'open' ? (['asc', 'gt'] as const) : (['desc', 'lt'] as const)
  const rows = await db.grievance.findMany({
    where: {
      decidedAt: state === 'open' ? null : { not: null },
      ...(cursor && {
        OR: [
          { createdAt: { [after]: cursor.createdAt } },
          { createdAt: cursor.createdAt, id: { [after]: cursor.id } },
        ],
      }),
    },
    orderBy: [{ createdAt: order }, { id: order }],
    take: pageSize + 1,
    omit: { digest: true },
  })
  const { page, nextCursor } = cutPage('grievances', rows, pageSize, timestampCursor)
  return ok({ grievances: page.map(opened), nextCursor })
}

/** The number of open grievances, and the times of the grievance whose next step is due first. */
export type NextGrievance = { count: number; next: GrievanceTimes }

type GrievanceTimes = Pick<Grievance, 'createdAt' | 'acknowledgedAt' | 'decidedAt'>

const timeColumns = { createdAt: true, acknowledgedAt: true, decidedAt: true } as const

/** Finds the open grievance that is due next, for admins; null when none is open. Otherwise `not-allowed`. */
export async function nextGrievance(viewer: RoleHolder): Promise<Result<NextGrievance | null>> {
  const allowed = checkRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  const oldest = (where: { decidedAt: null; acknowledgedAt?: null }) =>
    db.grievance.findFirst({ where, orderBy: { createdAt: 'asc' }, select: timeColumns })
  const open = { decidedAt: null }
  const [count, toDecide, toAcknowledge] = await Promise.all([
    db.grievance.count({ where: open }),
    oldest(open),
    oldest({ ...open, acknowledgedAt: null }),
  ])
  if (!toDecide) return ok(null)
  const isSooner =
    toAcknowledge && progressOf(toAcknowledge).acknowledgeBy < progressOf(toDecide).decideBy
  return ok({ count, next: isSooner ? toAcknowledge : toDecide })
}

/** Reads a grievance, for admins; `not-allowed` or `not-found`. */
export async function readGrievance(
  viewer: RoleHolder,
  reference: string,
): Promise<Result<Grievance>> {
  const allowed = checkRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  const referenceId = spellUnguessableReference(reference)
  const row = referenceId ? await findGrievance(referenceId) : null
  return row ? ok(row) : fail('not-found')
}

async function findGrievance(referenceId: string) {
  const row = await db.grievance.findUnique({ where: { referenceId }, omit: { digest: true } })
  return row && opened(row)
}

function opened<Row extends { sealed: string }>({ sealed, ...row }: Row) {
  return { ...row, ...openGrievance(sealed) }
}

export const handleGrievanceSchema = z.object({
  step: z.enum(['acknowledge', 'decide'], { error: 'wrongType' }),
  outcome: optional(z.enum(outcomes, { error: 'wrongType' })),
  answer: textField(0, lengths.commentMax, 'textLength'),
})

/**
 * Acknowledges a grievance, or decides it with a fixed or a written answer. Logs it, and mails the answer to the
 * sender. Only for admins. Changes nothing when it was done already.
 * @returns `not-allowed`, `not-found`, or `invalid` with fields; `invalid` with `ownGrievance` for a decision about
 *   the actor's own text while there is another admin
 */
export async function handleGrievance(
  actor: Member,
  reference: string,
  input: unknown,
): Promise<Result<null>> {
  const found = await readGrievance(actor, reference)
  if (!found.ok) return found
  const checked = validate(handleGrievanceSchema, input)
  if (!checked.ok) return checked
  const { step, outcome, answer } = checked.value
  if (step === 'acknowledge') return acknowledge(actor, found.value)
  if (outcome === undefined) return fail('invalid', { outcome: 'required' })
  if (outcome === 'written' && !answer) return fail('invalid', { answer: 'answerMissing' })
  if (!(await mayDecide(actor, found.value))) return fail('invalid', { '': 'ownGrievance' })
  return decide(actor, found.value, { outcome, answer: answer || null })
}

async function mayDecide(actor: Member, { address }: Grievance) {
  const item = itemFromUrl(address)
  const found = item && (await findItem(item))
  if (!found || !isWrittenBy(found, actor.id)) return true
  const colleagues = await colleaguesOnDuty(actor, db)
  return !colleagues.some((colleague) => isOnTeam(colleague, 'admin'))
}

function acknowledge(actor: Member, grievance: Grievance): Promise<Result<null>> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.grievance.updateMany({
      where: { id: grievance.id, acknowledgedAt: null, decidedAt: null },
      data: { acknowledgedAt: new Date() },
    })
    if (!count) return ok(null)
    await mailState(grievance, 'acknowledged', tx)
    await logGrievance(actor, grievance, 'acknowledgeGrievance', 'received', tx)
    return ok(null)
  })
}

type Decision = { outcome: Outcome; answer: string | null }

function decide(actor: Member, grievance: Grievance, decision: Decision): Promise<Result<null>> {
  return db.$transaction(async (tx) => {
    const now = new Date()
    const { count } = await tx.grievance.updateMany({
      where: { id: grievance.id, decidedAt: null },
      data: { ...decision, decidedAt: now, acknowledgedAt: grievance.acknowledgedAt ?? now },
    })
    if (count) {
      await mailState(grievance, 'decided', tx)
      await logGrievance(actor, grievance, 'decideGrievance', decision.outcome, tx)
      return ok(null)
    }
    const { outcome, answer } = await tx.grievance.findUniqueOrThrow({
      where: { id: grievance.id },
      select: { outcome: true, answer: true },
    })
    const isSame = outcome === decision.outcome && answer === decision.answer
    return isSame ? ok(null) : fail('invalid', { '': 'alreadyDecided' })
  })
}

function logGrievance(
  { id: actorId }: Member,
  { referenceId: targetId }: Grievance,
  action: keyof typeof grievanceReasons,
  reason: string,
  tx: Transaction,
) {
  return writeLog({ actorId, action, reason, targetKind: 'grievance', targetId }, tx)
}

function mailState(
  { referenceId, email, language, createdAt }: Grievance,
  state: GrievanceState,
  tx: Transaction,
) {
  return queueMail(
    {
      cause: `grievanceState:${referenceId}:${state}`,
      kind: 'grievanceState',
      language,
      recipient: email,
      payload: { referenceId, state, receivedAt: createdAt.toISOString() },
    },
    tx,
  )
}

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const postPath = new RegExp(`/forum/post/(${id})`)
const commentIn = new RegExp(`[?&]comment=(${id})|#comment-(${id})`)

/** Returns the post or comment of a URL that somebody typed; null for any other URL. */
export function itemFromUrl(url: string): { kind: 'post' | 'comment'; id: string } | null {
  const [, postId] = postPath.exec(url) ?? []
  if (!postId) return null
  const [, byQuery, byFragment] = commentIn.exec(url) ?? []
  const commentId = byQuery ?? byFragment
  return commentId ? { kind: 'comment', id: commentId } : { kind: 'post', id: postId }
}

/** The path of a URL on this site, as somebody typed it; null for any other URL. */
export function pathOnSite(url: string): string | null {
  if (!/^(\/|https?:)/i.test(url) || !URL.canParse(url, env.SITE_URL)) return null
  const { origin, pathname, search, hash } = new URL(url, env.SITE_URL)
  // Two slashes would lead to another site.
  const isHere = origin === new URL(env.SITE_URL).origin && !pathname.startsWith('//')
  return isHere ? pathname + search + hash : null
}
