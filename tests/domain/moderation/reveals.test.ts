import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { tagAt } from '~/domain/authorship/authorship.server'
import { toIsoDay } from '~/domain/day'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { listRevealNotices } from '~/domain/moderation/reveal-notices.server'
import { fail, ok } from '~/domain/result'
import { encrypt } from '~/runtime/encryption.server'
import { lock, reveal, wholeLog } from '../../support/forum/moderation-actions'
import {
  makeMember,
  makeModerator,
  makePost,
  memberAgain,
  signUpMember,
  unwrap,
} from '../../support/forum/factories'
import { beginSessionsAt } from '../../support/forum/session-start'
import { freshSession } from '../../support/forum/fresh-session'
import { post } from '../../support/forum/items'

test('the author of what is anonymous is told to the moderator who gives a reason, with a line in the log', async () => {
  const author = await makeMember('hidden_asha')
  const moderator = await makeModerator()
  const { id } = await makePost(author, { isAnonymous: true })
  const seen = await readModeratedItem(moderator, post(id))
  const secrets = [author.id, author.username, author.displayName ?? '', author.email]
  for (const secret of secrets) expect(JSON.stringify(seen)).not.toContain(secret)
  expect(await moderateItem(moderator, post(id), reveal, await freshSession(moderator))).toEqual(
    ok({ id: author.id, username: 'hidden_asha', displayName: author.displayName }),
  )
  expect(await wholeLog()).toMatchObject([
    { actorId: moderator.id, ...reveal, targetKind: 'post', targetId: id },
  ])
  const rows = JSON.stringify(await db.auditEntry.findMany())
  for (const secret of [author.id, id, reveal.reason]) expect(rows).not.toContain(secret)
  const again = JSON.stringify(await readModeratedItem(moderator, post(id)))
  for (const secret of secrets) expect(again).not.toContain(secret)
})

describe('a reveal', () => {
  async function prepare() {
    const { id: moderatorId } = await signUpMember('with_password', 'correct horse staple')
    await db.user.update({ where: { id: moderatorId }, data: { role: 'moderator' } })
    const author = await makeMember()
    const { id } = await makePost(author, { isAnonymous: true })
    return {
      moderator: await memberAgain({ ...author, id: moderatorId, secondStepAt: new Date() }),
      author,
      id,
    }
  }

  test('asks for the password again, and does nothing without it', async () => {
    const { moderator, author, id } = await prepare()
    // For members with a password, even a new session is not enough.
    const press = async (password?: string, change = {}) => {
      const input = { ...reveal, password, ...change }
      return moderateItem(moderator, post(id), input, await freshSession(moderator))
    }
    const noReason = fail('invalid', { reason: 'required' })
    const neither = fail('invalid', { reason: 'required', password: 'required' })
    expect(await press('correct horse staple', { reason: '' })).toEqual(noReason)
    expect(await press(undefined, { reason: '' })).toEqual(neither)
    expect(await press()).toEqual(fail('invalid', { password: 'required' }))
    expect(await press('')).toEqual(fail('invalid', { password: 'required' }))
    expect(await press('wrong horse')).toEqual(fail('invalid', { password: 'passwordWrong' }))
    expect([await wholeLog(), await db.revealNotice.count()]).toEqual([[], 0])
    expect(unwrap(await press('correct horse staple'))).toMatchObject({ id: author.id })
    expect(await db.revealNotice.count()).toBe(1)
    expect(await moderateItem(moderator, post(id), lock)).toEqual(ok(null))
  })

  test('pressed twice, also at once, has the same answer, one line in the log and one notice', async () => {
    const { moderator, author, id } = await prepare()
    const password = 'correct horse staple'
    const press = async (change = {}) =>
      moderateItem(
        moderator,
        post(id),
        { ...reveal, password, idempotencyKey: 'key-1', ...change },
        await freshSession(moderator),
      )
    for (const answer of [...(await Promise.all([press(), press()])), await press()])
      expect(unwrap(answer)).toMatchObject({ id: author.id })
    expect([await wholeLog(), await db.revealNotice.count()]).toMatchObject([[reveal], 1])
    for (const change of [{ reason: 'law' }, { idempotencyKey: 'key-2' }])
      unwrap(await press(change))
    expect([(await wholeLog()).length, await db.revealNotice.count()]).toEqual([3, 3])
  })

  test('asks who has no password for a sign-in of the last ten minutes', async () => {
    const moderator = await makeModerator()
    const { id } = await makePost(await makeMember(), { isAnonymous: true })
    const sessionId = await freshSession(moderator)
    const createdAt = new Date(Date.now() - 11 * 60_000)
    await beginSessionsAt(createdAt, sessionId)
    const refused = fail('invalid', { '': 'signInAgain' })
    for (const session of [null, sessionId])
      expect(await moderateItem(moderator, post(id), reveal, session)).toEqual(refused)
    expect([await wholeLog(), await db.revealNotice.count()]).toEqual([[], 0])
  })

  test('is found by its author, on which day and for which reason, and says no more', async () => {
    const [author, moderator] = [await makeMember(), await makeModerator()]
    const { id } = await makePost(author, { isAnonymous: true })
    expect(await listRevealNotices(author)).toEqual([])
    unwrap(await moderateItem(moderator, post(id), reveal, await freshSession(moderator)))
    const told = [{ day: toIsoDay(new Date()), reason: 'risk' }]
    expect(await listRevealNotices(author)).toEqual(told)
    expect(await listRevealNotices(moderator)).toEqual([])
    const row = await db.revealNotice.findFirstOrThrow()
    for (const secret of [author.id, id, moderator.id, 'risk', toIsoDay(new Date())])
      expect(JSON.stringify(row)).not.toContain(secret)
  })

  test('is listed a hundred times at most', async () => {
    const [author, moderator] = [await makeMember(), await makeModerator()]
    const { id } = await makePost(author, { isAnonymous: true })
    unwrap(await moderateItem(moderator, post(id), reveal, await freshSession(moderator)))
    const today = toIsoDay(new Date())
    const older = { memberId: author.id, reason: 'risk', day: '2026-01-01' }
    const sealed = encrypt('reveal-notice', JSON.stringify(older))
    const tags = Array.from({ length: 100 }, (_, index) =>
      tagAt('reveal-notice', author.id, index + 1),
    )
    await db.claimedTag.createMany({ data: tags.map((tag) => ({ tag })) })
    const data = tags.map((memberTag) => ({ sealed, memberTag }))
    await db.revealNotice.createMany({ data })
    const listed = await listRevealNotices(author)
    expect(listed).toHaveLength(100)
    expect(listed[0]).toEqual({ day: today, reason: 'risk' })
  })
})
