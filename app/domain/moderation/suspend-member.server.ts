import { z } from 'zod'
import { db } from '~/database/db.server'
import { day } from '../durations'
import type { Member } from '../members/member'
import { toIsoDay, endOfDay } from '../day'
import { fail, ok, type Result } from '../result'
import { codeField, validate } from '../validation/validation.server'
import { writeLog } from './audit-log.server'
import { findModeratedMember } from './read-member.server'
import { memberReasons, suspensionDays, type MemberAction } from './reasons'

const actions = Object.keys(memberReasons) as [MemberAction, ...MemberAction[]]

export const suspendSchema = z
  .object({
    action: z.enum(actions, { error: 'wrongType' }),
    reason: codeField('required').min(1, { error: 'required' }),
    days: z.coerce.number({ error: 'wrongType' }).optional(),
  })
  .refine(({ action, reason }) => (memberReasons[action] as readonly string[]).includes(reason), {
    path: ['reason'],
    error: 'required',
  })
  .refine(
    ({ action, days }) =>
      action === 'unsuspend' || suspensionDays.some((allowed) => allowed === days),
    { path: ['days'], error: 'required' },
  )

/** Suspends to the end of a day, or unsuspends; `not-allowed`, `not-found`, `invalid`, or `conflict`. */
export async function suspendMember(
  actor: Member,
  memberId: string,
  input: unknown,
): Promise<Result<Date | null>> {
  const found = await findModeratedMember(actor, memberId)
  if (!found.ok) return found
  if (!found.value.mayAct) return fail('not-allowed')
  const checked = validate(suspendSchema, input)
  if (!checked.ok) return checked
  const { action, reason, days = 0 } = checked.value
  const now = new Date()
  // A whole day, because an exact time could be matched with a line of the log.
  const until = action === 'suspend' ? endOfDay(new Date(now.getTime() + days * day)) : null
  const isFree = { OR: [{ suspendedUntil: null }, { suspendedUntil: { lte: now } }] }
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: memberId, ...(until ? isFree : { suspendedUntil: { gt: now } }) },
      data: { suspendedUntil: until },
    })
    if (!count) return fail('conflict')
    const target = { targetKind: 'member', targetId: memberId } as const
    const lastDay = until ? toIsoDay(until) : undefined
    await writeLog({ actorId: actor.id, action, reason, until: lastDay, ...target }, tx)
    return ok(until)
  })
}
