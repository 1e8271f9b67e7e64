import { db } from '~/database/db.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import { isId } from '../validation/validation.server'
import type { Actor } from '../members/member'
import { endSessionOf, endSessions } from './sessions.server'

/** A session in its member's own list; `lastSeenAt` is true to the day. */
export type OwnSession = {
  id: string
  device: string | null
  createdAt: Date
  lastSeenAt: Date
}

const max = 100

/** The member's open sessions, the latest sign-in first. */
export async function listOwnSessions(actor: Actor): Promise<Result<OwnSession[]>> {
  if (!actor) return fail('not-authenticated')
  const sessions = await db.session.findMany({
    where: { userId: actor.id, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: 'desc' },
    take: max,
    select: { id: true, device: true, createdAt: true, lastSeenAt: true },
  })
  return ok(sessions)
}

/**
 * Ends one of the member's sessions; one that has ended already stays so.
 * @returns nothing; `not-authenticated`, and `not-found` for anybody else's
 */
export async function endOwnSession(actor: Actor, sessionId: string): Promise<Result<null>> {
  if (!actor) return fail('not-authenticated')
  const own = { id: sessionId, userId: actor.id }
  if (!isId(sessionId) || !(await db.session.count({ where: own }))) return fail('not-found')
  await endSessionOf(actor.id, sessionId)
  logSecurityEvent('sessions-ended', { outcome: 'ok', account: actor.id })
  return ok(null)
}

/** Ends all of the member's sessions but the one she asks with. */
export async function endOtherSessions(actor: Actor, present: string): Promise<Result<null>> {
  if (!actor) return fail('not-authenticated')
  await endSessions(actor.id, undefined, present)
  logSecurityEvent('sessions-ended', { outcome: 'ok', account: actor.id })
  return ok(null)
}
