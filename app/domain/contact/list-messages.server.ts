import { z } from 'zod'
import { db } from '~/database/db.server'
import { cursorField, cutPage, stringField, validate } from '../validation/validation.server'
import { checkRole, type RoleHolder } from '../members/member'
import { ok, type Result } from '../result'
import { floors, intents } from './choices'
import type { WholeMessage } from './read-message.server'
import { sources } from './sources'

const columns = {
  id: true,
  referenceId: true,
  source: true,
  intent: true,
  floor: true,
  name: true,
  message: true,
  createdAt: true,
  answeredAt: true,
} as const

export type MessageSummary = Pick<WholeMessage, keyof typeof columns>

const pageSize = 20
const topics = [...new Set([...intents, ...floors])] as [string, ...string[]]
const optionalFilter = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => value || undefined, field.optional())

const filterSchema = z.object({
  source: optionalFilter(z.enum(sources)),
  about: optionalFilter(z.enum(topics)),
  answered: optionalFilter(z.enum(['yes', 'no'])),
  q: optionalFilter(stringField(200, 'tooLong').trim().toUpperCase()),
})

const querySchema = filterSchema.extend({ cursor: optionalFilter(cursorField('messages')) })

export type MessageFilter = z.output<typeof filterSchema>

export type MessagePage = { messages: MessageSummary[]; nextCursor: string | null }

/**
 * Returns a page of messages, newest first, for admins; `q` is the start of a reference. `not-allowed` or `invalid`.
 */
export async function listMessages(
  viewer: RoleHolder,
  input: unknown,
): Promise<Result<MessagePage>> {
  const allowed = checkRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  const checked = validate(querySchema, input)
  if (!checked.ok) return checked
  const { cursor, ...filter } = checked.value
  const rows = await db.message.findMany({
    where: { ...whereOf(filter), id: cursor ? { lt: cursor } : undefined },
    orderBy: { id: 'desc' },
    take: pageSize + 1,
    select: columns,
  })
  const { page, nextCursor } = cutPage('messages', rows, pageSize, ({ id }) => id)
  return ok({ messages: page, nextCursor })
}

/** The number of open grievances, of questions without an episode, and of failed mails. */
export type OtherOpenCounts = { grievances: number; questions: number; mails: number }

/** Counts the waiting items other than messages, for admins; otherwise `not-allowed`. */
export async function countOtherOpen(viewer: RoleHolder): Promise<Result<OtherOpenCounts>> {
  const allowed = checkRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  const [grievances, questions, mails] = await Promise.all([
    db.grievance.count({ where: { decidedAt: null } }),
    db.guestQuestion.count({ where: { episodeId: null } }),
    db.outgoingMail.count({ where: { state: 'failed' } }),
  ])
  return ok({ grievances, questions, mails })
}

/** Parses the filter of a query; or `invalid`. */
export function readFilter(input: unknown): Result<MessageFilter> {
  return validate(filterSchema, input)
}

/** Returns the condition for a filter. */
export function whereOf({ source, about, answered, q }: MessageFilter) {
  return {
    source,
    OR: about ? [{ intent: about }, { floor: about }] : undefined,
    answeredAt: answered && (answered === 'yes' ? { not: null } : null),
    // References contain only these characters; some other characters are wildcards.
    referenceId: q && (/^[A-Z0-9]+$/.test(q) ? { startsWith: q } : { in: [] }),
  }
}
