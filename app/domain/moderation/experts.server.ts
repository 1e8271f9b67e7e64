import { z } from 'zod'
import { topicKeys } from '~/content/topics'
import { clearDeleted, db, type Transaction } from '~/database/db.server'
import { endOfDay, toIsoDay } from '../day'
import { day } from '../durations'
import { textLanguages } from '../validation/text'
import { checkRole, type Member, type RoleHolder } from '../members/member'
import { writeLog } from './audit-log.server'
import { expertReasons } from './reasons'
import { fail, ok, type Result } from '../result'
import { lengths } from '../validation/lengths'
import {
  cutPage,
  isId,
  stringField,
  textField,
  timestampCursor,
  timestampQuery,
  validate,
} from '../validation/validation.server'
import {
  absenceOf,
  detailsOf,
  expertColumns,
  noExpert,
  professions,
  storedDetails,
  type Absence,
  type ExpertColumns,
  type ExpertDetails,
} from '../experts/expert'

const pageSize = 30

/** A mark counts as ending soon in this last part of its term. */
const soon = 30 * day

/** `until` is the last day of the mark; `absence` is the reason why it does not show now. */
export type NamedExpert = ExpertDetails & {
  id: string
  username: string
  until: string
  endsSoon: boolean
  absence: Absence | null
}

const columns = { id: true, username: true, ...expertColumns } as const

export type ExpertPage = { experts: NamedExpert[]; nextCursor: string | null }

const listExpertsSchema = timestampQuery('experts')

/**
 * Returns a page of all named experts for admins; the mark that ends first is at the top.
 * @returns `not-allowed`, or `invalid` for a wrong cursor
 */
export async function listExperts(viewer: RoleHolder, input: unknown): Promise<Result<ExpertPage>> {
  const allowed = checkRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  const checked = validate(listExpertsSchema, input)
  if (!checked.ok) return checked
  const { cursor } = checked.value
  const later = cursor && [
    { expertUntil: { gt: cursor.createdAt } },
    { expertUntil: cursor.createdAt, id: { gt: cursor.id } },
  ]
  const rows = await db.user.findMany({
    where: { expert: { not: null }, expertUntil: { not: null }, OR: later },
    orderBy: [{ expertUntil: 'asc' }, { id: 'asc' }],
    take: pageSize + 1,
    select: columns,
  })
  const { page, nextCursor } = cutPage('experts', rows, pageSize, ({ expertUntil, id }) =>
    timestampCursor({ createdAt: expertUntil ?? new Date(0), id }),
  )
  return ok({ experts: page.flatMap((row) => toNamedExpert(row) ?? []), nextCursor })
}

/** Reads a named expert, for admins; `not-allowed` or `not-found`. */
export async function readExpert(viewer: RoleHolder, id: string): Promise<Result<NamedExpert>> {
  const allowed = checkRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  const row = isId(id) ? await db.user.findUnique({ where: { id }, select: columns }) : null
  const expert = row && toNamedExpert(row)
  return expert ? ok(expert) : fail('not-found')
}

type Row = ExpertColumns & { id: string; username: string }

function toNamedExpert(row: Row): NamedExpert | null {
  const details = detailsOf(row)
  if (!details || !row.expertUntil) return null
  const { id, username, expertUntil } = row
  const endsSoon = expertUntil.getTime() - Date.now() <= soon
  return {
    id,
    username,
    ...details,
    endsSoon,
    until: toIsoDay(expertUntil),
    absence: absenceOf(row),
  }
}

const mostYears = 5

const untilField = stringField(lengths.shortMax, 'untilFuture')
  .trim()
  .refine((text) => text !== '', { error: 'required', abort: true })
  .transform((text, context) => {
    const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T12:00:00Z`) : null
    const last = start && !Number.isNaN(start.getTime()) ? endOfDay(start) : null
    const now = Date.now()
    if (last && toIsoDay(last) === text && last.getTime() > now && isWithin(last, now)) return last
    context.addIssue({ code: 'custom', message: 'untilFuture' })
    return z.NEVER
  })

function isWithin(last: Date, now: number) {
  return last.getTime() < now + mostYears * 366 * day
}

const detailFields = {
  // The default message "Enter your name" would mean the administrator's name.
  name: textField(2, lengths.displayNameMax, 'expertNameLength', undefined, 'expertNameLength'),
  profession: z.enum(professions, { error: 'professionUnknown' }),
  register: textField(1, lengths.shortMax, 'tooLong'),
  number: textField(1, lengths.shortMax, 'tooLong'),
  languages: z.array(z.enum(textLanguages)).min(1, { error: 'languagesNone' }),
  topics: z.array(z.enum(topicKeys)).min(1, { error: 'topicsNone' }),
  until: untilField,
}

export const nameExpertSchema = z.object({
  username: stringField(lengths.shortMax, 'memberUnknown')
    .trim()
    .refine((text) => text !== '', { error: 'required' }),
  ...detailFields,
})

/**
 * Names a member an expert, and logs it. The same form sent twice names them once.
 * @returns their id; `not-allowed`, or `invalid` with fields, also for an unknown member, for a member who is already
 *   an expert, and for a member without two-factor authentication
 */
export async function nameExpert(actor: Member, input: unknown): Promise<Result<{ id: string }>> {
  const allowed = checkRole(actor, 'admin')
  if (!allowed.ok) return allowed
  const checked = validate(nameExpertSchema, input)
  if (!checked.ok) return checked
  const { username, until, ...details } = checked.value
  const data = { expert: storedDetails(details), expertUntil: until }
  return db.$transaction(async (tx) => {
    const found = await tx.user.findUnique({
      where: { usernameKey: username.replace(/^@/, '').toLowerCase() },
      select: { id: true, expert: true, expertUntil: true, secondStep: { select: { id: true } } },
    })
    if (!found) return fail('invalid', { username: 'memberUnknown' })
    const { id } = found
    if (found.expert !== null) {
      const isSame = found.expert === data.expert && found.expertUntil?.getTime() === +until
      return isSame ? ok({ id }) : fail('invalid', { username: 'expertAlready' })
    }
    if (!found.secondStep) return fail('invalid', { username: 'expertNoSecondStep' })
    const { count } = await tx.user.updateMany({ where: { id, expert: null }, data })
    if (!count) return fail('invalid', { username: 'expertAlready' })
    await logExpert(actor, 'nameExpert', 'registered', { id, until }, tx)
    return ok({ id })
  })
}

const steps = ['renew', 'remove'] as const

export const changeExpertSchema = z.object({
  step: z.enum(steps, { error: 'wrongType' }),
  ...detailFields,
  reason: z.enum(expertReasons.removeExpert, { error: 'required' }),
})

const renewSchema = changeExpertSchema.omit({ step: true, reason: true })
const stepSchema = changeExpertSchema.pick({ step: true })
const removeSchema = changeExpertSchema.pick({ reason: true })

/**
 * Renews an expert's mark with changed details, or removes it with all reviews. Both are logged.
 * @returns `not-allowed`, `not-found`, or `invalid` with fields
 */
export async function changeExpert(
  actor: Member,
  id: string,
  input: unknown,
): Promise<Result<null>> {
  const found = await readExpert(actor, id)
  if (!found.ok) return found
  const step = validate(stepSchema, input)
  if (!step.ok) return step
  return step.value.step === 'renew' ? renew(actor, id, input) : remove(actor, id, input)
}

async function renew(actor: Member, id: string, input: unknown): Promise<Result<null>> {
  const checked = validate(renewSchema, input)
  if (!checked.ok) return checked
  const { until, ...details } = checked.value
  return db.$transaction(async (tx) => {
    const where = { id, expert: { not: null } }
    const before = await tx.user.findFirst({ where, select: { expert: true, expertUntil: true } })
    if (!before) return fail('not-found')
    const data = { expert: storedDetails(details), expertUntil: until }
    if (data.expert === before.expert && before.expertUntil?.getTime() === +until) return ok(null)
    const { count } = await tx.user.updateMany({ where, data })
    if (!count) return fail('not-found')
    await logExpert(actor, 'renewExpert', 'registered', { id, until }, tx)
    return ok(null)
  })
}

async function remove(actor: Member, id: string, input: unknown): Promise<Result<null>> {
  const checked = validate(removeSchema, input)
  if (!checked.ok) return checked
  const removed = await db.$transaction(async (tx) => {
    const where = { id, expert: { not: null } }
    const { count } = await tx.user.updateMany({ where, data: noExpert })
    if (!count) return fail('not-found')
    // Two-factor authentication is mandatory for the whole team. Of other members only experts need it.
    await tx.user.updateMany({ where: { id, role: 'member' }, data: { secondStepDue: null } })
    await tx.commentReview.deleteMany({ where: { expertId: id } })
    await logExpert(actor, 'removeExpert', checked.value.reason, { id }, tx)
    return ok(null)
  })
  await clearDeleted()
  return removed
}

async function logExpert(
  actor: Member,
  action: keyof typeof expertReasons,
  reason: string,
  { id, until }: { id: string; until?: Date },
  tx: Transaction,
) {
  const target = { targetKind: 'member', targetId: id } as const
  const line = { actorId: actor.id, action, reason, until: until && toIsoDay(until) }
  await writeLog({ ...line, ...target }, tx)
}
