import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { startOfDay } from '~/domain/day'
import { exportMessages, exportSubscribers } from '~/domain/contact/export.server'
import { listMessages } from '~/domain/contact/list-messages.server'
import { markAnswered, readMessage } from '~/domain/contact/read-message.server'
import { day } from '~/domain/durations'
import { listFailedMails } from '~/domain/mail/list-failed-mails.server'
import type { Member } from '~/domain/members/member'
import { listLog } from '~/domain/moderation/audit-log.server'
import {
  changeRole,
  endMemberSessions,
  readModeratedMember,
  suspendMember,
} from '~/domain/moderation/members.server'
import { countReveals } from '~/domain/moderation/count-reveals.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { countQueue, nextInQueue, readQueue } from '~/domain/moderation/queue.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { purge } from '~/domain/retention/purge.server'
import { removeTwoFactor } from '~/domain/two-factor/change-two-factor.server'
import { resetTwoFactorByOperator } from '~/domain/two-factor/reset.server'
import { findSession, startSession } from '~/domain/sessions/sessions.server'
import { generateCode } from '../../support/codes'
import {
  makeMember,
  makeModerator,
  makePost,
  memberAgain,
  signUpMember,
  unwrap,
} from '../../support/forum/factories'
import { makeMessage } from '../../support/forum/messages'
import { addTwoFactor } from '../../support/forum/two-factor'

// No time step may begin in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const later = (days: number) => vi.setSystemTime(Date.now() + days * day)
const openSession = async (id: string) => {
  const session = await findSession(await startSession(id))
  if (!session) throw new Error('no session')
  return session.member
}

test('without a second step in this session nothing opens that is for the team', async () => {
  const author = await makeMember()
  const item = { kind: 'post', id: (await makePost(author, { isAnonymous: true })).id } as const
  const referenceId = await makeMessage()
  for (const role of ['moderator', 'admin'] as const) {
    const actor = { ...(await makeModerator(role)), secondStepAt: null }
    const suspension = { action: 'suspend', reason: 'abuse', days: '1' }
    const refused = await Promise.all([
      readQueue(actor),
      readModeratedItem(actor, item),
      moderateItem(actor, item, { action: 'remove', reason: 'spam' }),
      moderateItem(actor, item, { action: 'reveal', reason: 'law' }),
      listLog(actor, {}),
      countReveals(actor),
      readModeratedMember(actor, author.id),
      suspendMember(actor, author.id, suspension),
      endMemberSessions(actor, author.id, { action: 'endSessions', reason: 'stolen' }),
      listMessages(actor, {}),
      readMessage(actor, referenceId),
      markAnswered(actor, referenceId, true),
      listFailedMails(actor),
    ])
    const exported = [exportMessages(actor, {}), exportSubscribers(actor)]
    for (const answer of [...refused, ...exported])
      expect(answer).toMatchObject({ ok: false, code: 'not-allowed' })
    expect([await countQueue(actor), await nextInQueue(actor, item)]).toEqual([null, null])
  }
  expect(await db.auditEntry.count()).toBe(0)
})

describe('who has just got a role', () => {
  test('has a week, unless she has a second step already, and what it shows opens in the session that set one up', async () => {
    const asha = await signUpMember('asha')
    const due = (await changeRole('asha', 'moderator'))?.secondStepDue
    expect(due).toEqual(new Date(Date.now() + 7 * day))
    later(6.9)
    expect(await openSession(asha.id)).toMatchObject({ role: 'moderator', secondStepAt: null })
    const { sessionId } = await addTwoFactor(asha)
    const session = await db.session.findUnique({ where: { id: sessionId } })
    expect(session?.secondStepAt).toEqual(startOfDay(new Date()))
    later(30)
    await purge()
    expect(await memberAgain(asha)).toMatchObject({ role: 'moderator', secondStepDue: null })
    expect(await openSession(asha.id)).toMatchObject({ secondStepAt: null })
    expect(await changeRole('asha', 'admin')).toEqual({ username: 'asha', secondStepDue: null })
  })
})

describe('a role without a second step after a week', () => {
  test('is none, which the log tells, and a second step does not bring it back, but the command does', async () => {
    const asha = await signUpMember('asha')
    await changeRole('asha', 'admin')
    later(7)
    expect(await openSession(asha.id)).toMatchObject({ role: 'member' })
    await addTwoFactor(asha)
    expect(await memberAgain(asha)).toMatchObject({ role: 'member' })
    expect(await purge()).toMatchObject({ lapsedRoles: 1 })
    expect(await purge()).toMatchObject({ lapsedRoles: 0 })
    expect(await rowOf(asha)).toMatchObject({ role: 'member', secondStepDue: null })
    const { lines } = unwrap(await listLog(await makeModerator('admin'), {}))
    expect(lines[0]).toMatchObject({ action: 'makeMember', agent: 'site', targetId: asha.id })
    expect(lines[0]).toMatchObject({ reason: 'noSecondStep' })
    expect(await changeRole('asha', 'admin')).toMatchObject({ secondStepDue: null })
    expect(await memberAgain(asha)).toMatchObject({ role: 'admin' })
  })

  test('stays lost when a second step that came too late is removed', async () => {
    const asha = await signUpMember('asha')
    await changeRole('asha', 'admin')
    later(7)
    const { key, sessionId } = await addTwoFactor(asha)
    later(1)
    unwrap(await removeTwoFactor(asha, { code: generateCode(key) }, sessionId))
    expect(await memberAgain(asha)).toMatchObject({ role: 'member' })
  })

  test('can be given again before it has been taken', async () => {
    const asha = await signUpMember('asha')
    await changeRole('asha', 'admin')
    later(8)
    const again = await changeRole('asha', 'admin')
    expect(again?.secondStepDue).toEqual(new Date(Date.now() + 7 * day))
    expect(await memberAgain(asha)).toMatchObject({ role: 'admin' })
  })
})

describe('who loses the second step', () => {
  test.each([
    [
      'removed',
      (member: Member, code: string, id: string) => removeTwoFactor(member, { code }, id),
    ],
    ['taken away', ({ username }: Member) => resetTwoFactorByOperator(username)],
  ])('because it was %s has a week for another, and closed doors', async (_, lose) => {
    const asha = await signUpMember('asha')
    await changeRole('asha', 'moderator')
    const { key, sessionId } = await addTwoFactor(asha)
    later(60)
    await lose(asha, generateCode(key), sessionId)
    const session = await db.session.findUnique({ where: { id: sessionId } })
    expect(session?.secondStepAt).toBeNull()
    const due = new Date(Date.now() + 7 * day)
    expect(await rowOf(asha)).toMatchObject({ role: 'moderator', secondStepDue: due })
  })

  test('has nothing to be in time for without a role', async () => {
    const asha = await signUpMember('asha')
    await addTwoFactor(asha)
    await resetTwoFactorByOperator('asha')
    expect(await rowOf(asha)).toMatchObject({ secondStepDue: null })
  })
})

function rowOf({ id }: Member) {
  return db.user.findUnique({ where: { id } })
}
