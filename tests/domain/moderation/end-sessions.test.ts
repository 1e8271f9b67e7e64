import { describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { findSession, startSession } from '~/domain/sessions/sessions.server'
import { endMemberSessions, suspendMember } from '~/domain/moderation/members.server'
import { fail, ok } from '~/domain/result'
import { log } from '~/runtime/log.server'
import { isTrusted, trustDevice } from '~/domain/two-factor/trusted-devices.server'
import { makeMember, makeModerator, signUpMember } from '../../support/forum/factories'
import { unknownId } from '../../support/forum/items'
import { addTwoFactor } from '../../support/forum/two-factor'

const input = { action: 'endSessions', reason: 'stolen' }

describe('ending the sessions of a member', () => {
  test('signs them out everywhere, and nobody else, which the security log tells once', async () => {
    const [admin, member] = [await makeModerator('admin'), await makeMember()]
    const theirs = [await startSession(member.id), await startSession(member.id)]
    const others = await startSession(admin.id)
    expect(await endMemberSessions(admin, member.id, input)).toEqual(ok(null))
    for (const token of theirs) expect(await findSession(token)).toBeNull()
    expect(await findSession(others)).not.toBeNull()
    expect(await endMemberSessions(admin, member.id, input)).toEqual(fail('conflict'))
    expect(await db.auditEntry.count()).toBe(1)
    await startSession(member.id)
    const info = vi.spyOn(log, 'info')
    const form = { ...input, idempotencyKey: 'key-of-the-page' }
    for (const press of [1, 2]) {
      expect(await endMemberSessions(admin, member.id, form), `press ${press}`).toEqual(ok(null))
    }
    const line = expect.objectContaining({ security: 'sessions-ended', outcome: 'ok' }) as object
    expect(info.mock.calls).toEqual([[line, 'security event']])
    info.mockRestore()
  })

  test('ends the trust in their devices too, also when no session is open', async () => {
    const [admin, member] = [await makeModerator('admin'), await signUpMember('asha')]
    await addTwoFactor(member)
    await db.session.deleteMany({ where: { userId: member.id } })
    const trusted = (await trustDevice(member, 'Firefox')) ?? ''
    expect(await endMemberSessions(admin, member.id, input)).toEqual(ok(null))
    expect(await isTrusted(member.id, [trusted])).toBe(false)
    expect(await db.auditEntry.count()).toBe(1)
    await trustDevice(member, 'Firefox')
    await db.trustedDevice.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect(await endMemberSessions(admin, member.id, input)).toEqual(fail('conflict'))
  })

  test('is for admins alone, not suspended, and not for themselves', async () => {
    const [admin, member] = [await makeModerator('admin'), await makeMember()]
    const suspended = { ...admin, suspendedUntil: new Date(Date.now() + 60_000) }
    const token = await startSession(member.id)
    for (const actor of [member, await makeModerator(), suspended])
      expect(await endMemberSessions(actor, member.id, input)).toEqual(fail('not-allowed'))
    expect(await endMemberSessions(admin, admin.id, input)).toEqual(fail('not-allowed'))
    expect(await findSession(token)).not.toBeNull()
    expect(await db.auditEntry.count()).toBe(0)
  })

  test('has a reason of its list, and a member who is there', async () => {
    const [admin, member] = [await makeModerator('admin'), await makeMember()]
    await startSession(member.id)
    for (const reason of ['', 'abuse', undefined]) {
      const answer = await endMemberSessions(admin, member.id, { ...input, reason })
      expect(answer).toEqual(fail('invalid', { reason: 'required' }))
    }
    for (const id of [unknownId, 'no id'])
      expect(await endMemberSessions(admin, id, input)).toEqual(fail('not-found'))
    // It does not suspend the member.
    const asSuspension = await suspendMember(admin, member.id, input)
    expect(asSuspension).toMatchObject({ code: 'invalid', fields: { action: 'wrongType' } })
  })
})
