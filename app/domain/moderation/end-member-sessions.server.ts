import { z } from 'zod'
import { db } from '~/database/db.server'
import { type Member, requireRole } from '../members/member'
import { endSessions } from '../sessions/sessions.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import { isId, validate } from '../validation/validation.server'
import { writeLog } from './audit-log.server'
import { sessionReasons } from './reasons'

const schema = z.object({
  action: z.literal('endSessions', { error: 'wrongType' }),
  reason: z.enum(sessionReasons.endSessions, { error: 'required' }),
})

/** For admins; `not-allowed`, `not-found`, `invalid` with fields, or `conflict` when no session is open. */
export async function endMemberSessions(
  actor: Member,
  memberId: string,
  input: unknown,
): Promise<Result<null>> {
  const allowed = requireRole(actor, 'admin')
  if (!allowed.ok) return allowed
  if (!isId(memberId) || !(await db.user.count({ where: { id: memberId } })))
    return fail('not-found')
  if (memberId === actor.id) return fail('not-allowed')
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  const ended = await db.$transaction(async (tx) => {
    const isOpen = { userId: memberId, expiresAt: { gt: new Date() } }
    if (!(await tx.session.count({ where: isOpen }))) return fail('conflict')
    await endSessions(memberId, tx)
    const target = { targetKind: 'member', targetId: memberId } as const
    await writeLog({ actorId: actor.id, ...checked.value, ...target }, tx)
    return ok(null)
  })
  if (ended.ok) logSecurityEvent('sessions-ended', { outcome: 'ok', account: memberId })
  return ended
}
