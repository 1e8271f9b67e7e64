import { db } from '~/database/db.server'
import { bytesOnPage } from '../rich-text/bytes-on-page.server'
import { fitItems } from '../comments/fit'
import { momentOf, momentQuerySchema } from '../validation/moment-cursor.server'
import { cutPage } from '../validation/page-query.server'
import { ok, type Result } from '../result'
import { validate } from '../validation/validation.server'
import { reportsOn, type Item } from './item.server'

const max = 100
const aroundReport = 400

export type OpenReport = { id: string; reason: string; note: string; createdAt: Date }

/** A page of an item's open reports, oldest first, of at most `bytes`. Callers check for a moderator. */
export async function listOpenReports(
  item: Item,
  input: unknown,
  bytes: number,
): Promise<Result<{ reports: OpenReport[]; nextCursor: string | null }>> {
  const checked = validate(momentQuerySchema, input)
  if (!checked.ok) return checked
  const { cursor } = checked.value
  const rows = await db.report.findMany({
    where: { ...reportsOn(item), state: 'open', OR: cursor && after(cursor) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: max + 1,
    select: { id: true, reason: true, note: true, createdAt: true },
  })
  const { fitting } = fitItems(rows.slice(0, max), bytes, bytesOf)
  const { page, nextCursor } = cutPage(rows, fitting.length, momentOf)
  return ok({ reports: page, nextCursor })
}

function after({ createdAt, id }: { createdAt: Date; id: string }) {
  return [{ createdAt: { gt: createdAt } }, { createdAt, id: { gt: id } }]
}

function bytesOf({ note }: OpenReport) {
  return aroundReport + bytesOnPage(note)
}
