import { db } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { paginate } from '../paginate.server'
import { requireRole, type RoleHolder } from '../members/require-role'
import { ok, type Result } from '../result'
import { readFilter, whereOf } from './list-messages.server'
import { leaveListsToken } from './subscribe.server'

/** What a cell may hold. */
export type Cell = string | boolean | Date | null

/** A table that is too long to be held: its head, and its rows in the order in which they are read. */
export type Table = { columns: string[]; rows: AsyncIterable<Cell[]> }

const batchSize = 500

type Written = { id: string }

const messageColumns = [
  'referenceId',
  'createdAt',
  'source',
  'intent',
  'floor',
  'name',
  'organization',
  'email',
  'phone',
  'message',
  'links',
  'deckOverview',
  'voiceCall',
  'confidentialNda',
  'language',
  'answeredAt',
] as const

/**
 * All messages that a filter leaves, newest first, for administrators.
 * @param input as `listMessages` takes it; a cursor is ignored
 * @returns `not-authenticated`, `not-allowed`, `invalid`
 */
export function exportMessages(viewer: RoleHolder | null, input: unknown): Result<Table> {
  const allowed = requireRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  const filter = readFilter(input)
  if (!filter.ok) return filter
  const pages = paginate(batchSize, (last?: Written) =>
    db.message.findMany({
      where: { ...whereOf(filter.value), id: last && { lt: last.id } },
      orderBy: { id: 'desc' },
      take: batchSize,
    }),
  )
  return ok({
    columns: [...messageColumns],
    rows: mapped(pages, (row) => messageColumns.map((column) => row[column])),
  })
}

/**
 * All confirmed addresses, newest first, for administrators; each with the link by which it leaves, to be put into
 * whatever is mailed to it.
 * @returns `not-authenticated`, `not-allowed`
 */
export function exportSubscribers(viewer: RoleHolder | null): Result<Table> {
  const allowed = requireRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  const pages = paginate(batchSize, (last?: Written) =>
    db.subscriber.findMany({
      where: { id: last && { lt: last.id } },
      orderBy: { id: 'desc' },
      take: batchSize,
    }),
  )
  return ok({
    columns: ['email', 'list', 'language', 'createdAt', 'leave'],
    rows: mapped(pages, ({ email, list, language, createdAt }) => {
      const query = new URLSearchParams({ token: leaveListsToken(email) })
      return [email, list, language, createdAt, `${env.SITE_URL}/contact/waitlist/leave?${query}`]
    }),
  })
}

async function* mapped<Row>(pages: AsyncIterable<Row[]>, cellsOf: (row: Row) => Cell[]) {
  for await (const page of pages) yield* page.map(cellsOf)
}
