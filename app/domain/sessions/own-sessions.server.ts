import { db } from '~/database/db.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import { isId } from '../validation/validation.server'
import type { Member } from '../members/member'
import { endSessionOf, endSessions } from './sessions.server'

/** The times are whole days. */
export type OwnSession = {
  id: string
  device: string | null
  createdAt: Date
  lastSeenAt: Date
}

const max = 100

/** The member's open sessions, latest sign-in first, at most 100. */
export function listOwnSessions(actor: Member): Promise<OwnSession[]> {
  return db.session.findMany({
    where: { userId: actor.id, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: max,
    select: { id: true, device: true, createdAt: true, lastSeenAt: true },
  })
}

/** Ends one of the member's sessions, also when it has ended already; `not-found` for anybody else's. */
export async function endOwnSession(actor: Member, sessionId: string): Promise<Result<null>> {
  const own = { id: sessionId, userId: actor.id }
  if (!isId(sessionId) || !(await db.session.count({ where: own }))) return fail('not-found')
  await endSessionOf(actor.id, sessionId)
  logSecurityEvent('sessions-ended', { outcome: 'ok', account: actor.id })
  return ok(null)
}

/** Ends all of the member's sessions except the current one. */
export async function endOtherSessions(actor: Member, currentId: string): Promise<void> {
  await endSessions(actor.id, undefined, currentId)
  logSecurityEvent('sessions-ended', { outcome: 'ok', account: actor.id })
}
