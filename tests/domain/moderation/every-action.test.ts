import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { db, databaseKind } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { startSession } from '~/domain/sessions/sessions.server'
import { handleGrievance } from '~/domain/moderation/grievances.server'
import { sendGrievance } from '~/domain/grievances/send-grievance.server'
import { appeal } from '~/domain/moderation/appeals.server'
import { listLog } from '~/domain/moderation/audit-log.server'
import {
  changeRole,
  endMemberSessions,
  readModeratedMember,
  suspendMember,
} from '~/domain/moderation/members.server'
import { decideLookUp } from '~/domain/moderation/look-up.server'
import { listWaitingLookUps } from '~/domain/moderation/look-up-requests.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import {
  hidingReports,
  itemReasons,
  loggedActions,
  memberReasons,
  type ItemAction,
  type LoggedAction,
  type MemberAction,
} from '~/domain/moderation/reasons'
import { reportItem } from '~/domain/moderation/reports.server'
import { resetTwoFactorByOperator } from '~/domain/two-factor/reset.server'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { toIsoDay } from '~/domain/day'
import { day } from '~/domain/durations'
import { changeExpert, nameExpert } from '~/domain/moderation/experts.server'
import { expertDetails, makeExpert } from '../../support/forum/experts'
import { env } from '~/runtime/env.server'
import { addTwoFactor, openLine } from '../../support/forum/moderation-actions'
import { freshSession } from '../../support/forum/fresh-session'
import { dumpDatabase } from '../../support/database/dump-database'

type Line = { actorId: string; targetKind: string; targetId: string; reason: string }
/** An action that is ready to run, and the audit line that it should leave. */
type Ready = { work: () => Promise<unknown>; line: Line }

/** Each action. A new one fails the type check and the tests until it is added. */
const actions: Record<LoggedAction, () => Promise<Ready>> = {
  remove: () => onItem('remove'),
  release: onHeld,
  restore: () => onItem('restore', 'remove'),
  lock: () => onItem('lock'),
  unlock: () => onItem('unlock', 'lock'),
  label: () => onItem('label'),
  slow: () => onItem('slow'),
  unslow: () => onItem('unslow', 'slow'),
  dismiss: () => onItem('dismiss'),
  answerAppeal: () => onAppeal(),
  answerAlone: async () => onAppeal(await makeModerator()),
  reveal: () => onItem('reveal'),
  askLookUp: onRequest,
  agreeLookUp: () => onAnswer('agree'),
  refuseLookUp: () => onAnswer('refuse'),
  suspend: () => onMember('suspend'),
  unsuspend: () => onMember('unsuspend', 'suspend'),
  endSessions: onSessions,
  makeMember: () => byCommand('member', 'moderator'),
  makeModerator: () => byCommand('moderator'),
  makeAdmin: () => byCommand('admin', 'moderator'),
  removeSecondStep: onTwoFactor,
  readMember: onReading,
  nameExpert: onNaming,
  renewExpert: () => onExpert('renew', 'registered'),
  removeExpert: () => onExpert('remove', 'misused'),
  acknowledgeGrievance: () => onGrievance({ step: 'acknowledge' }, 'received'),
  decideGrievance: () => onGrievance({ step: 'decide', outcome: 'kept' }, 'kept'),
  hide,
}

test.each(loggedActions)(
  '%s does not happen when the log takes no line, and leaves one: who, what, to what, why',
  async (action) => {
    const { work, line } = await actions[action]()
    const before = await dumpDatabase()
    const takeLinesAgain = await refuseLines()
    try {
      await expect(work()).rejects.toThrow()
    } finally {
      await takeLinesAgain()
    }
    expect(await dumpDatabase()).toBe(before)

    const known = await db.auditEntry.findMany({ select: { id: true } })
    await work()
    const id = { notIn: known.map((each) => each.id) }
    const added = await db.auditEntry.findMany({ where: { id } })
    expect(added).toHaveLength(1)
    expect(added.map(openLine)).toMatchObject([{ ...line, action }])
    expect(line.reason).not.toBe('')
    const { lines } = unwrap(await listLog(await makeModerator('admin'), {}))
    const { targetId, reason } = line
    expect(lines).toContainEqual(expect.objectContaining({ action, targetId, reason }))
  },
)

test('no other screen of moderation acts', () => {
  const folder = 'app/routes/moderation'
  const acting = readdirSync(folder).filter((file) =>
    /export (async )?(function|const) action\b/.test(readFileSync(`${folder}/${file}`, 'utf8')),
  )
  // A message or a question concerns no member. The queue uses the same rule as the page of an item.
  expect(acting.sort()).toEqual([
    'expert.tsx',
    'experts.tsx',
    'grievance.tsx',
    'item.tsx',
    'member.tsx',
    'message.tsx',
    'question.tsx',
    'queue.tsx',
  ])
})

async function onItem(action: ItemAction, before?: ItemAction): Promise<Ready> {
  const moderator = await makeModerator()
  const { id } = await makePost(await makeMember(), { isAnonymous: true })
  const item = { kind: 'post', id } as const
  unwrap(await reportItem(await makeMember(), item, { reason: 'abuse' }))
  const sessionId = await freshSession(moderator)
  const act = async (each: ItemAction) => {
    const label = each === 'label' ? { contentNote: 'loss' } : {}
    const input = { action: each, reason: itemReasons[each][0], days: '1', ...label }
    return unwrap(await moderateItem(moderator, item, input, sessionId))
  }
  if (before) await act(before)
  const target = { targetKind: 'post', targetId: id, reason: itemReasons[action][0] } as const
  return { work: () => act(action), line: { actorId: moderator.id, ...target } }
}

async function onHeld(): Promise<Ready> {
  const moderator = await makeModerator()
  const { id } = await makePost(await makeMember())
  const waits = { removedAt: new Date(), removedReason: 'newAccount' }
  await db.post.update({ where: { id }, data: waits })
  const input = { action: 'release', reason: 'fits' }
  const target = { targetKind: 'post', targetId: id, reason: 'fits' } as const
  return {
    work: async () => unwrap(await moderateItem(moderator, { kind: 'post', id }, input)),
    line: { actorId: moderator.id, ...target },
  }
}

async function onAppeal(alone?: Member): Promise<Ready> {
  const [author, moderator] = [await makeMember(), alone ?? (await makeModerator())]
  const { id } = await makePost(author, { isAnonymous: true })
  const item = { kind: 'post', id } as const
  const remover = alone ?? (await makeModerator())
  unwrap(await moderateItem(remover, item, { action: 'remove', reason: 'abuse' }))
  unwrap(await appeal(author, item, { message: 'Please look again' }))
  const line = { targetKind: 'post', targetId: id, reason: 'restore' }
  return {
    work: async () =>
      unwrap(await moderateItem(moderator, item, { action: 'answerAppeal', reason: 'restore' })),
    line: { actorId: moderator.id, ...line },
  }
}

async function askedFor() {
  const [moderator, second] = [await makeModerator(), await makeModerator()]
  await addTwoFactor(moderator, second)
  const { id } = await makePost(await makeMember(), { isAnonymous: true })
  const item = { kind: 'post', id } as const
  const sessionId = await freshSession(moderator)
  const ask = () => moderateItem(moderator, item, { action: 'reveal', reason: 'law' }, sessionId)
  return { ask, moderator, second, item }
}

async function onRequest(): Promise<Ready> {
  const { ask, moderator, item } = await askedFor()
  const line = { targetKind: 'post', targetId: item.id, reason: 'law' }
  return { work: ask, line: { actorId: moderator.id, ...line } }
}

async function onAnswer(action: 'agree' | 'refuse'): Promise<Ready> {
  const { ask, second, item } = await askedFor()
  unwrap(await ask())
  const [request] = unwrap(await listWaitingLookUps(second))
  const input = { action, requestId: request?.requestId }
  const sessionId = await freshSession(second)
  const line = { targetKind: 'post', targetId: item.id, reason: 'law' }
  return {
    work: () => decideLookUp(second, item, input, sessionId),
    line: { actorId: second.id, ...line },
  }
}

async function onMember(action: MemberAction, before?: MemberAction): Promise<Ready> {
  const [moderator, { id }] = [await makeModerator(), await makeMember()]
  const act = async (each: MemberAction) => {
    const input = { action: each, reason: memberReasons[each][0], days: '3' }
    unwrap(await suspendMember(moderator, id, input))
  }
  if (before) await act(before)
  const target = { targetKind: 'member', targetId: id, reason: memberReasons[action][0] } as const
  return { work: () => act(action), line: { actorId: moderator.id, ...target } }
}

async function onSessions(): Promise<Ready> {
  const [admin, { id }] = [await makeModerator('admin'), await makeMember()]
  await startSession(id)
  const input = { action: 'endSessions', reason: 'stolen' }
  const target = { targetKind: 'member', targetId: id, reason: 'stolen' } as const
  return {
    work: async () => unwrap(await endMemberSessions(admin, id, input)),
    line: { actorId: admin.id, ...target },
  }
}

async function onReading(): Promise<Ready> {
  const [moderator, { id }] = [await makeModerator(), await makeMember()]
  const line = {
    actorId: moderator.id,
    targetKind: 'member',
    targetId: id,
    reason: 'page',
  } as const
  return { work: () => readModeratedMember(moderator, id), line }
}

const mark = { ...expertDetails, until: toIsoDay(new Date(Date.now() + 30 * day)) }

async function onNaming(): Promise<Ready> {
  const admin = await makeModerator('admin')
  const { id, username } = await makeMember()
  await db.secondStep.create({ data: { userId: id, encryptedKey: 'x', recoverySalt: 'x' } })
  const target = { targetKind: 'member', targetId: id, reason: 'registered' } as const
  return {
    work: async () => unwrap(await nameExpert(admin, { ...mark, username })),
    line: { actorId: admin.id, ...target },
  }
}

async function onExpert(step: 'renew' | 'remove', reason: string): Promise<Ready> {
  const [admin, { id }] = [await makeModerator('admin'), await makeExpert()]
  const target = { targetKind: 'member', targetId: id, reason } as const
  return {
    work: async () => unwrap(await changeExpert(admin, id, { ...mark, step, reason })),
    line: { actorId: admin.id, ...target },
  }
}

async function onGrievance(input: object, reason: string): Promise<Ready> {
  const admin = await makeModerator('admin')
  const sent = { name: 'Asha', email: 'asha@example.com', address: '/', message: 'About me.' }
  const targetId = unwrap(await sendGrievance(sent, { ip: '192.0.2.1', language: 'en' }))
  return {
    work: async () => unwrap(await handleGrievance(admin, targetId, input)),
    line: { actorId: admin.id, targetKind: 'grievance', targetId, reason },
  }
}

async function byCommand(role: Member['role'], before?: Member['role']): Promise<Ready> {
  const { id, username } = await makeMember()
  if (before) await changeRole(username, before)
  const target = { targetKind: 'member', targetId: id, reason: 'command' } as const
  return { work: () => changeRole(username, role), line: { actorId: 'operator', ...target } }
}

async function onTwoFactor(): Promise<Ready> {
  const { id: userId, username } = await makeMember()
  await db.secondStep.create({
    data: { userId, encryptedKey: 'x', recoverySalt: 'x' },
  })
  const target = { targetKind: 'member', targetId: userId, reason: 'command' } as const
  const line = { actorId: 'operator', ...target }
  return { work: () => resetTwoFactorByOperator(username), line }
}

async function hide(): Promise<Ready> {
  const { id } = await makePost(await makeMember())
  const { id: commentId } = await makeComment(await makeMember(), id)
  const report = async (reporter: Member) =>
    unwrap(await reportItem(reporter, { kind: 'comment', id: commentId }, { reason: 'abuse' }))
  const reporters = await Promise.all(Array.from({ length: hidingReports }, () => makeMember()))
  await db.user.updateMany({ data: { emailVerifiedAt: new Date() } })
  const last = reporters.pop() as Member
  for (const reporter of reporters) await report(reporter)
  const target = { targetKind: 'comment', targetId: commentId, reason: 'abuse' } as const
  return { work: () => report(last), line: { actorId: 'site', ...target } }
}

async function refuseLines() {
  const isPostgresql = databaseKind(env.DATABASE_URL) === 'postgresql'
  await db.$executeRawUnsafe(
    isPostgresql
      ? 'ALTER TABLE "AuditEntry" ADD CONSTRAINT "no_lines" CHECK (false) NOT VALID'
      : `CREATE TRIGGER "no_lines" BEFORE INSERT ON "AuditEntry" BEGIN SELECT RAISE(ABORT, 'no lines'); END`,
  )
  return () =>
    db.$executeRawUnsafe(
      isPostgresql
        ? 'ALTER TABLE "AuditEntry" DROP CONSTRAINT "no_lines"'
        : 'DROP TRIGGER "no_lines"',
    )
}
