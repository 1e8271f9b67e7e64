import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { listLog } from '~/domain/moderation/audit-log.server'
import { changeRole } from '~/domain/moderation/members.server'
import { makeMember, makeModerator, memberAgain, unwrap } from '../../support/forum/factories'

test('a role that is given stands in the log, named to admins alone, and no member is said to have given it', async () => {
  const member = await makeMember('Asha_K')
  const { id: targetId } = member
  expect(await changeRole('asha_k', 'moderator')).toMatchObject({ username: 'Asha_K' })
  expect((await memberAgain(member)).role).toBe('moderator')
  const line = { action: 'makeModerator', reason: 'command', by: null, agent: 'operator' }
  const seenBy = async (role: 'moderator' | 'admin') =>
    unwrap(await listLog(await makeModerator(role), {})).lines
  expect(await seenBy('admin')).toMatchObject([{ ...line, targetKind: 'member', targetId }])
  expect(await seenBy('moderator')).toMatchObject([{ ...line, targetId: null, reason: null }])
})

test('a role that the member already has, and an unknown username, leave no audit line', async () => {
  await makeMember('asha')
  expect(await changeRole('asha', 'member')).toEqual({ username: 'asha', secondStepDue: null })
  expect(await changeRole('nobody_here', 'admin')).toBeNull()
  await Promise.all([1, 2, 3].map(() => changeRole('asha', 'admin')))
  expect(await db.auditEntry.count()).toBe(1)
})
