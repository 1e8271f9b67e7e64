import { z } from 'zod'
import { db } from '~/database/db.server'
import { cursorField } from '../validation/cursor.server'
import { cutPage } from '../validation/page-query.server'
import { requireRole, type RoleHolder } from '../members/require-role'
import { ok, type Result } from '../result'
import { stringField } from '../validation/string-field.server'
import { validate } from '../validation/validation.server'
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

/** A message as its list shows it. */
export type MessageSummary = Pick<WholeMessage, keyof typeof columns>

const pageSize = 20
const abouts = [...new Set([...intents, ...floors])] as [string, ...string[]]
const chosen = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => value || undefined, field.optional())

const filterSchema = z.object({
  source: chosen(z.enum(sources)),
  about: chosen(z.enum(abouts)),
  answered: chosen(z.enum(['yes', 'no'])),
  q: chosen(stringField(200, 'tooLong').trim().toUpperCase()),
})

const querySchema = filterSchema.extend({ cursor: chosen(cursorField()) })

/** What narrows a list of messages down. */
export type MessageFilter = z.output<typeof filterSchema>

export type MessagePage = { messages: MessageSummary[]; nextCursor: string | null }

/**
 * A page of what visitors wrote, newest first, for administrators.
 * @param input optional `source`, `about` (an intent or a floor), `answered` (yes, no), `q` (how a reference begins),
 *   and `cursor`, the `nextCursor` of the page before
 * @returns `not-authenticated`, `not-allowed`, `invalid`
 */
export async function listMessages(
  viewer: RoleHolder | null,
  input: unknown,
): Promise<Result<MessagePage>> {
  const allowed = requireRole(viewer, 'admin')
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
  const { page, nextCursor } = cutPage(rows, pageSize, ({ id }) => id)
  return ok({ messages: page, nextCursor })
}

/** The filter that an address holds. @returns `invalid` for values that are none */
export function readFilter(input: unknown): Result<MessageFilter> {
  return validate(filterSchema, input)
}

/** The rows that a filter leaves. */
export function whereOf({ source, about, answered, q }: MessageFilter) {
  return {
    source,
    OR: about ? [{ intent: about }, { floor: about }] : undefined,
    answeredAt: answered && (answered === 'yes' ? { not: null } : null),
    // A reference has no other signs, and some of them would stand for any.
    referenceId: q && (/^[A-Z0-9]+$/.test(q) ? { startsWith: q } : { in: [] }),
  }
}
