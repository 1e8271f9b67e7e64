import { z } from 'zod'
import { db } from '~/db.server'
import type { Actor, Member } from '../accounts/member'
import { hasRole } from '../accounts/member-role'
import { fail, ok, type Result } from '../result'
import { codeField, isId, validate } from '../validation.server'
import { writeLog } from './audit-log.server'
import { requireModerator } from './moderator'
import { memberReasons, suspensionDays, type MemberAction } from './reasons'

const day = 24 * 60 * 60_000
const actions = Object.keys(memberReasons) as [MemberAction, ...MemberAction[]]

const schema = z
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

/** The names of the fields that suspending reads. */
export const suspendFields = ['action', 'reason', 'days']

/** A member as moderators see her. `mayAct` says whether this moderator may suspend her. */
export type ModeratedMember = {
  id: string
  username: string
  displayName: string | null
  role: Member['role']
  suspendedUntil: Date | null
  mayAct: boolean
}

/** A member, for moderators. @returns `not-authenticated`, `not-allowed` for members, `not-found` */
export async function readModeratedMember(
  actor: Actor,
  memberId: string,
): Promise<Result<ModeratedMember>> {
  const moderator = requireModerator(actor)
  if (!moderator.ok) return moderator
  if (!isId(memberId)) return fail('not-found')
  const select = { id: true, username: true, displayName: true, role: true, suspendedUntil: true }
  const member = await db.user.findUnique({ where: { id: memberId }, select })
  if (!member) return fail('not-found')
  const { suspendedUntil } = member
  const isOver = suspendedUntil !== null && suspendedUntil <= new Date()
  return ok({
    ...member,
    suspendedUntil: isOver ? null : suspendedUntil,
    mayAct: mayAct(moderator.value, member),
  })
}

// Nobody suspends herself, and only admins suspend moderators and each other.
function mayAct(moderator: Member, member: Pick<Member, 'id' | 'role'>) {
  return member.id !== moderator.id && (member.role === 'member' || hasRole(moderator, 'admin'))
}

/**
 * Suspends a member for some days, or ends that: until then she reads, signs in and leaves, and writes nothing.
 * @param input `action` (suspend, unsuspend), one of its `reason`s, and `days`
 * @returns until when, null after unsuspending; `not-authenticated`, `not-allowed` for members, for oneself, and for
 *   a moderator unless an admin asks, `not-found`, `invalid` with fields, `conflict` when it stands so already
 */
export async function suspendMember(
  actor: Actor,
  memberId: string,
  input: unknown,
): Promise<Result<Date | null>> {
  const member = await readModeratedMember(actor, memberId)
  if (!actor || !member.ok) return member.ok ? fail('not-authenticated') : member
  if (!member.value.mayAct) return fail('not-allowed')
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  const { action, reason, days = 0 } = checked.value
  const now = new Date()
  const until = action === 'suspend' ? new Date(now.getTime() + days * day) : null
  const isFree = { OR: [{ suspendedUntil: null }, { suspendedUntil: { lte: now } }] }
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: memberId, ...(until ? isFree : { suspendedUntil: { gt: now } }) },
      data: { suspendedUntil: until },
    })
    if (!count) return fail('conflict')
    const target = { targetKind: 'member', targetId: memberId } as const
    await writeLog({ actorId: actor.id, action, reason, until: until ?? undefined, ...target }, tx)
    return ok(until)
  })
}
