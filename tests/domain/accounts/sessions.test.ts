import { expect, test } from 'vitest'
import { db } from '~/db.server'
import {
  endSession,
  findSession,
  setSessionNotice,
  startSession,
} from '~/domain/accounts/sessions.server'
import { makeMember } from '../../support/factories'

const day = 24 * 60 * 60_000

test('a token opens its session, and the database holds only its hash', async () => {
  const member = await makeMember()
  const token = await startSession(member.id, 'signed-in')
  expect(await findSession(token)).toEqual({ member, notice: 'signed-in' })
  expect(JSON.stringify(await db.session.findMany())).not.toContain(token)
})

test('an unknown, an ended and an expired token open nothing', async () => {
  const member = await makeMember()
  const [ended, expired] = [await startSession(member.id), await startSession(member.id)]
  await endSession(ended)
  await db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
  expect(await findSession(ended)).toBeNull()
  expect(await findSession(expired)).toBeNull()
  expect(await findSession('unknown')).toBeNull()
})

test('use after a day keeps a session alive for another thirty', async () => {
  const token = await startSession((await makeMember()).id)
  await db.session.updateMany({
    data: { lastSeenAt: new Date(Date.now() - 2 * day), expiresAt: new Date(Date.now() + day) },
  })
  await findSession(token)
  const { expiresAt } = await db.session.findFirstOrThrow()
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * day)
})

test('a notice waits until it is taken away', async () => {
  const token = await startSession((await makeMember()).id)
  await setSessionNotice(token, 'post-created')
  expect((await findSession(token))?.notice).toBe('post-created')
  await setSessionNotice(token, null)
  expect((await findSession(token))?.notice).toBeNull()
})
