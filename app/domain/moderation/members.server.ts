import { db } from '~/database/db.server'
import { type Member, checkRole, hasRole, isSuspended, twoFactorDeadline } from '../members/member'
import { toIsoDay, startOfDay, endOfDay } from '../day'
import { fail, ok, type Result } from '../result'
import { idempotencyDigest } from '../limits/idempotency.server'
import { isId, codeField, idempotencyKeyField, validate } from '../validation/validation.server'
import { loggedActionOf, writeLog } from './audit-log.server'
import { openDetails } from './log-line.server'
import { z } from 'zod'
import { day } from '../durations'
import {
  memberReasons,
  suspensionDays,
  type MemberAction,
  sessionReasons,
  roleActions,
} from './reasons'
import { heldReason } from '../held'
import { noExpert } from '../experts/expert'
import { endSessions } from '../sessions/sessions.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'

/** `suspendedUntil` is the last day. `mayAct` is true when this moderator may suspend the member. */
export type ModeratedMember = {
  id: string
  username: string
  displayName: string | null
  role: Member['role']
  suspendedUntil: string | null
  /** The month of the sign-up, such as '2026-11'. */
  since: string
  /**
   * Counts of items under the member's name. Anonymous items are not counted, because a change of the count would
   * reveal their author.
   */
  underName: { posts: number; removed: number }
  /** The newest posts that show the member's name. */
  newest: { id: string; title: string }[]
  mayAct: boolean
}

/** Reads a member for moderators, and logs it once a day per moderator; `not-allowed` for members, or `not-found`. */
export async function readModeratedMember(
  viewer: Member,
  memberId: string,
): Promise<Result<ModeratedMember>> {
  const found = await findModeratedMember(viewer, memberId)
  if (!found.ok) return found
  await logView(viewer.id, memberId)
  const { suspendedUntil, createdAt, ...member } = found.value
  const until = suspendedUntil && isSuspended({ suspendedUntil }) ? toIsoDay(suspendedUntil) : null
  const since = toIsoDay(createdAt).slice(0, 7)
  const [underName, newest] = await Promise.all([countNamed(memberId), newestNamed(memberId)])
  return ok({ ...member, since, suspendedUntil: until, underName, newest })
}

function newestNamed(authorId: string) {
  return db.post.findMany({
    where: { authorId, isAnonymous: false, removedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 5,
    select: { id: true, title: true },
  })
}

async function countNamed(authorId: string) {
  const isNamed = { authorId, isAnonymous: false }
  const isRemoved = {
    ...isNamed,
    removedAt: { not: null },
    hiddenAt: null,
    removedReason: { not: heldReason },
  }
  const [posts, removedPosts, removedComments] = await Promise.all([
    db.post.count({ where: { ...isNamed, removedAt: null } }),
    db.post.count({ where: isRemoved }),
    db.comment.count({ where: { ...isRemoved, deletedAt: null } }),
  ])
  return { posts, removed: removedPosts + removedComments }
}

/**
 * Reads the member's columns for rules, without a line in the log, and `mayAct`: true when this moderator may suspend
 * them.
 */
export async function findModeratedMember(viewer: Member, memberId: string) {
  const allowed = checkRole(viewer, 'moderator')
  if (!allowed.ok) return allowed
  if (!isId(memberId)) return fail('not-found')
  const select = {
    username: true,
    displayName: true,
    role: true,
    suspendedUntil: true,
    createdAt: true,
  }
  const member = await db.user.findUnique({
    where: { id: memberId },
    select: { id: true, ...select },
  })
  if (!member) return fail('not-found')
  return ok({ ...member, mayAct: mayAct(viewer, member) })
}

// Members cannot suspend themselves. Only admins suspend moderators and admins.
function mayAct(moderator: Member, member: Pick<Member, 'id' | 'role'>) {
  return member.id !== moderator.id && (member.role === 'member' || hasRole(moderator, 'admin'))
}

const maxViews = 5_000

async function logView(actorId: string, targetId: string) {
  const line = { actorId, action: 'readMember' } as const
  await db.$transaction(async (tx) => {
    const where = { ...line, day: startOfDay(new Date()) }
    const views = await tx.auditEntry.findMany({ where, take: maxViews })
    if (views.some((view) => openDetails(view).targetId === targetId)) return
    await writeLog({ ...line, targetKind: 'member', targetId, reason: 'page' }, tx)
  })
}

const actions = Object.keys(memberReasons) as [MemberAction, ...MemberAction[]]

export const suspendSchema = z
  .object({
    action: z.enum(actions, { error: 'wrongType' }),
    reason: codeField('required').min(1, { error: 'required' }),
    days: z.coerce.number({ error: 'wrongType' }).optional(),
    idempotencyKey: idempotencyKeyField(),
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

/**
 * Suspends a member to the end of a day, or unsuspends them. The same form sent twice does so once.
 * @returns `not-allowed`, `not-found`, `invalid`, or `conflict`
 */
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
  const { action, reason, days = 0, idempotencyKey: key } = checked.value
  const asked = { memberId, action, reason, days }
  const idempotencyKey = idempotencyDigest(actor.id, key, asked)
  const now = new Date()
  // Uses a whole day, because an exact time could be matched with a line of the log.
  const until = action === 'suspend' ? endOfDay(new Date(now.getTime() + days * day)) : null
  const isFree = { OR: [{ suspendedUntil: null }, { suspendedUntil: { lte: now } }] }
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: memberId, ...(until ? isFree : { suspendedUntil: { gt: now } }) },
      data: { suspendedUntil: until },
    })
    if (!count) return (await loggedActionOf(idempotencyKey, tx)) ? ok(until) : fail('conflict')
    const target = { targetKind: 'member', targetId: memberId } as const
    const lastDay = until ? toIsoDay(until) : undefined
    const line = { actorId: actor.id, action, reason, until: lastDay, idempotencyKey }
    await writeLog({ ...line, ...target }, tx)
    return ok(until)
  })
}

const schema = z.object({
  action: z.literal('endSessions', { error: 'wrongType' }),
  reason: z.enum(sessionReasons.endSessions, { error: 'required' }),
  idempotencyKey: idempotencyKeyField(),
})

/**
 * Ends all sessions of a member and the trust in their devices, for admins; `not-allowed`, `not-found`, `invalid` with
 * fields, or `conflict` when no session is open and no device is trusted.
 */
export async function endMemberSessions(
  actor: Member,
  memberId: string,
  input: unknown,
): Promise<Result<null>> {
  const allowed = checkRole(actor, 'admin')
  if (!allowed.ok) return allowed
  if (!isId(memberId) || !(await db.user.count({ where: { id: memberId } })))
    return fail('not-found')
  if (memberId === actor.id) return fail('not-allowed')
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  let isFirst = false
  const ended = await db.$transaction(async (tx) => {
    const expiresAt = { gt: new Date() }
    const isSignedIn =
      (await tx.session.count({ where: { userId: memberId, expiresAt } })) > 0 ||
      (await tx.trustedDevice.count({
        where: { secondStep: { userId: memberId }, expiresAt },
      })) > 0
    const { idempotencyKey: key, ...line } = checked.value
    const idempotencyKey = idempotencyDigest(actor.id, key, { memberId, ...line })
    if (!isSignedIn) return (await loggedActionOf(idempotencyKey, tx)) ? ok(null) : fail('conflict')
    isFirst = true
    await endSessions(memberId, tx)
    const target = { targetKind: 'member', targetId: memberId } as const
    await writeLog({ actorId: actor.id, idempotencyKey, ...line, ...target }, tx)
    return ok(null)
  })
  if (ended.ok && isFirst) logSecurityEvent('sessions-ended', { outcome: 'ok', account: memberId })
  return ended
}

/** `secondStepDue` is the deadline to set up two-factor authentication and keep the role; null if there is none. */
export type ChangedRole = { username: string; secondStepDue: Date | null }

/**
 * Changes and logs a role, for the operator's command. Restores a role that has lapsed. Null when the username is
 * unknown.
 */
export async function changeRole(
  username: string,
  role: Member['role'],
): Promise<ChangedRole | null> {
  const member = await db.$transaction(async (tx) => {
    const where = { usernameKey: username.toLowerCase() }
    const select = {
      id: true,
      username: true,
      secondStepDue: true,
      secondStep: true,
      expert: true,
    }
    const member = await tx.user.findUnique({ where, select })
    if (!member) return null
    const { id: targetId } = member
    const isPlain = role === 'member' && member.expert === null
    const due = isPlain || member.secondStep ? null : twoFactorDeadline()
    const isOther = { OR: [{ role: { not: role } }, { secondStepDue: { lte: new Date() } }] }
    const { count } = await tx.user.updateMany({
      where: { id: targetId, ...isOther },
      data: { role, secondStepDue: due },
    })
    if (!count) return { ...member, isChanged: false }
    const target = { targetKind: 'member', targetId } as const
    const line = { actorId: 'operator', action: roleActions[role], reason: 'command' }
    await writeLog({ ...line, ...target }, tx)
    return { ...member, secondStepDue: due, isChanged: true }
  })
  if (!member) return null
  if (member.isChanged)
    logSecurityEvent('role-changed', { outcome: 'ok', account: member.id, role })
  return { username: member.username, secondStepDue: member.secondStepDue }
}

/**
 * Removes the roles and experts' marks of members who did not set up two-factor authentication in time, and logs it.
 * Returns the number of members.
 */
export async function lapseRoles(now: Date): Promise<number> {
  const late = { secondStepDue: { lte: now } }
  const isRole = { role: { not: 'member' as const } }
  const holders = await db.user.findMany({
    where: { ...late, OR: [isRole, { expert: { not: null } }] },
    select: { id: true },
  })
  const lapsed = await Promise.all(holders.map(({ id }) => lapseRole({ ...late, id })))
  return lapsed.filter(Boolean).length
}

async function lapseRole({ id, ...late }: { id: string; secondStepDue: { lte: Date } }) {
  const lapsed = await db.$transaction(async (tx) => {
    const select = { role: true, expert: true }
    const member = await tx.user.findFirst({ where: { id, ...late }, select })
    if (!member) return null
    const { count } = await tx.user.updateMany({
      where: { id, ...late },
      data: { role: 'member', secondStepDue: null, ...noExpert },
    })
    if (!count) return null
    const target = { targetKind: 'member', targetId: id } as const
    const line = { actorId: 'site', reason: 'noSecondStep', ...target } as const
    if (member.role !== 'member') await writeLog({ ...line, action: 'makeMember' }, tx)
    if (member.expert !== null) {
      await tx.commentReview.deleteMany({ where: { expertId: id } })
      await writeLog({ ...line, action: 'removeExpert' }, tx)
    }
    return member
  })
  if (lapsed && lapsed.role !== 'member')
    logSecurityEvent('role-changed', { outcome: 'ok', account: id, role: 'member' })
  return lapsed !== null
}
