import { db } from '~/database/db.server'
import { startOfDay } from '../day'
import { checkRole, type RoleHolder } from '../members/member'
import { ok, type Result } from '../result'
import { openContents } from './outbox.server'

/** A failed mail without email address, subject or exact time, which together could identify an anonymous author. */
type FailedMail = {
  id: string
  kind: string
  reason: string
  attempts: number
  day: Date
}

/** The failed mails, and the number of them for each recipient host. */
export type FailedMails = { mails: FailedMail[]; hosts: { host: string; count: number }[] }

const max = 100

/** Lists the newest hundred failed mails, for admins; otherwise `not-allowed`. */
export async function listFailedMails(viewer: RoleHolder): Promise<Result<FailedMails>> {
  const allowed = checkRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  const rows = await db.outgoingMail.findMany({
    where: { state: 'failed' },
    orderBy: { createdAt: 'desc' },
    take: max,
    select: {
      id: true,
      kind: true,
      payload: true,
      lastError: true,
      attempts: true,
      createdAt: true,
    },
  })
  const mails = rows.map(({ id, kind, lastError, attempts, createdAt }) => {
    return { id, kind, reason: lastError ?? '', attempts, day: startOfDay(createdAt) }
  })
  return ok({ mails, hosts: countHosts(rows.map(({ payload }) => payload)) })
}

function countHosts(payloads: string[]) {
  const counts = new Map<string, number>()
  for (const payload of payloads) {
    const recipient = openContents(payload)?.recipient ?? ''
    const host = recipient.slice(recipient.lastIndexOf('@') + 1)
    if (host) counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return [...counts]
    .map(([host, count]) => ({ host, count }))
    .sort((a, b) => b.count - a.count || a.host.localeCompare(b.host))
}
