import { db } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { paginate } from '../paginate.server'
import { checkRole, type RoleHolder } from '../members/member'
import { ok, type Result } from '../result'
import { readFilter, whereOf } from './list-messages.server'
import { unsubscribeListsToken } from './subscribe.server'

export type Cell = string | boolean | Date | null

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

/** Exports all messages that match a filter (`listMessages`), newest first, for admins; `not-allowed` or `invalid`. */
export function exportMessages(viewer: RoleHolder, input: unknown): Result<Table> {
  const allowed = checkRole(viewer, 'admin')
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
    rows: toRows(pages, (row) => messageColumns.map((column) => row[column])),
  })
}

/**
 * Exports all confirmed email addresses, newest first, for admins, each with its unsubscribe link; or `not-allowed`.
 */
export function exportSubscribers(viewer: RoleHolder): Result<Table> {
  const allowed = checkRole(viewer, 'admin')
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
    rows: toRows(pages, ({ email, list, language, createdAt }) => {
      const query = new URLSearchParams({ token: unsubscribeListsToken(email) })
      return [email, list, language, createdAt, `${env.SITE_URL}/contact/waitlist/leave?${query}`]
    }),
  })
}

async function* toRows<Row>(pages: AsyncIterable<Row[]>, cellsOf: (row: Row) => Cell[]) {
  for await (const page of pages) yield* page.map(cellsOf)
}
