import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import type { Member } from '~/domain/members/member'
import { listLog } from '~/domain/moderation/audit-log.server'
import { decideLookUp } from '~/domain/moderation/look-up.server'
import { listWaitingLookUps, readItemLookUp } from '~/domain/moderation/look-up-requests.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { countQueue } from '~/domain/moderation/queue.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { listRevealNotices } from '~/domain/moderation/reveal-notices.server'
import { waitingMailResolvers } from '~/domain/moderation/waiting-mail.server'
import { purge } from '~/domain/retention/purge.server'
import { fail, ok } from '~/domain/result'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  signUpMember,
  memberAgain,
  unwrap,
} from '../../support/forum/factories'
import { freshSession } from '../../support/forum/fresh-session'
import { comment, post } from '../../support/forum/items'
import { addTwoFactor, openLine, wholeLog } from '../../support/forum/moderation-actions'
import { mailed, outbox } from '../../support/mail/mailed'

type Item = ReturnType<typeof post | typeof comment>

const hour = 60 * 60_000
const ask = { action: 'reveal', reason: 'law' }

afterEach(() => {
  vi.useRealTimers()
})

/** Creates a team of two or more, and an anonymous item by a member. */
async function forum(author?: Member) {
  const [first, second] = [await makeModerator(), await makeModerator()]
  await addTwoFactor(first, second)
  const by = author ?? (await makeMember())
  const { id } = await makePost(by, { isAnonymous: true, title: 'Nameless' })
  return { first, second, author: by, item: post(id) }
}

async function press(actor: Member, item: Item, input: object = ask) {
  return moderateItem(actor, item, input, await freshSession(actor))
}

async function decide(actor: Member, item: Item, action: string, requestId: string, change = {}) {
  const input = { action, requestId, ...change }
  return decideLookUp(actor, item, input, await freshSession(actor))
}

async function asked(author?: Member) {
  const prepared = await forum(author)
  const { first, second, item } = prepared
  expect(await press(first, item)).toEqual(ok('asked'))
  const [request] = unwrap(await listWaitingLookUps(second))
  return { ...prepared, requestId: request?.requestId ?? '' }
}

const actions = async () => (await wholeLog()).map(({ action }) => action).sort()

/** Returns the mails to administrators as they are sent. */
async function toldAdmins() {
  const mails = (await outbox()).filter(({ kind }) => kind === 'authorLookedUp')
  const resolve = waitingMailResolvers.authorLookedUp
  const contents = await Promise.all(mails.map(async ({ payload }) => resolve?.(payload)))
  return contents.flatMap((each) => each ?? [])
}

const told = ({ id, username, displayName }: Member) => ok({ id, username, displayName })

describe('a look-up by two', () => {
  test('shows nothing until a second one has agreed, then the author once, who is told then', async () => {
    const { first, second, author, item, requestId } = await asked()
    const waiting = { requestId, title: 'Nameless', by: first.username, reason: 'law' }
    expect(unwrap(await listWaitingLookUps(second))).toMatchObject([waiting])
    expect(unwrap(await listWaitingLookUps(first))).toEqual([])
    expect([await countQueue(second), await countQueue(first)]).toEqual([1, 0])
    expect(unwrap(await readItemLookUp(first, item))).toMatchObject({ own: { state: 'waiting' } })
    expect(unwrap(await readItemLookUp(second, item))).toMatchObject({ own: null, asked: waiting })
    expect(await decide(first, item, 'showAuthor', requestId)).toEqual(fail('conflict'))
    expect(await listRevealNotices(author)).toEqual([])
    expect(await decide(second, item, 'agree', requestId)).toEqual(ok(null))
    expect(unwrap(await listWaitingLookUps(second))).toEqual([])
    expect(unwrap(await readItemLookUp(first, item))).toMatchObject({ own: { state: 'agreed' } })
    expect(await listRevealNotices(author)).toEqual([])
    expect(await decide(second, item, 'showAuthor', requestId)).toEqual(fail('not-allowed'))
    expect(await decide(first, item, 'showAuthor', requestId)).toEqual(told(author))
    expect(await decide(first, item, 'showAuthor', requestId)).toEqual(fail('conflict'))
    expect(await listRevealNotices(author)).toMatchObject([{ reason: 'law' }])
    expect(await actions()).toEqual(['agreeLookUp', 'askLookUp', 'reveal'])
    for (const { targetId, reason } of await wholeLog())
      expect([targetId, reason]).toEqual([item.id, 'law'])
    expect([await db.lookUpRequest.count(), await mailed('authorLookedUp')]).toEqual([0, []])
  })

  test('that is refused shows nothing, and may be asked for again when the day is over', async () => {
    const { first, second, author, item, requestId } = await asked()
    const noSession = await decideLookUp(second, item, { action: 'refuse', requestId })
    expect(noSession).toEqual(ok(null))
    expect(unwrap(await readItemLookUp(first, item))).toMatchObject({ own: { state: 'refused' } })
    for (const [actor, action] of [
      [second, 'agree'],
      [second, 'refuse'],
      [first, 'showAuthor'],
    ] as const)
      expect(await decide(actor, item, action, requestId)).toEqual(fail('conflict'))
    expect(await press(first, item)).toEqual(fail('conflict'))
    expect(await listRevealNotices(author)).toEqual([])
    expect(await actions()).toEqual(['askLookUp', 'refuseLookUp'])
    later(26 * hour)
    expect(await press(first, item)).toEqual(ok('asked'))
  })

  test.each(['waiting', 'agreed'])('expires after a day while it is %s', async (state) => {
    const { first, second, item, requestId } = await asked()
    if (state === 'agreed') unwrap(await decide(second, item, 'agree', requestId))
    later(23.9 * hour)
    expect(unwrap(await readItemLookUp(first, item)).own).toMatchObject({ state })
    later(26 * hour)
    expect(unwrap(await readItemLookUp(first, item)).own).toBeNull()
    expect(unwrap(await listWaitingLookUps(second))).toEqual([])
    for (const [actor, action] of [
      [second, 'agree'],
      [first, 'showAuthor'],
    ] as const)
      expect(await decide(actor, item, action, requestId)).toEqual(fail('conflict'))
    expect((await purge(new Date())).lookUpRequests).toBe(1)
    expect(await db.lookUpRequest.count()).toBe(0)
  })

  test('is asked for once an item, and five times at most', async () => {
    const { first, second, item } = await asked()
    expect(await press(first, item)).toEqual(fail('conflict'))
    expect(await press(first, item, { ...ask, reason: 'illegal' })).toEqual(fail('conflict'))
    const author = await makeMember()
    for (let number = 2; number <= 6; number++) {
      const { id } = await makePost(author, { isAnonymous: true })
      const full = fail('conflict', { '': 'lookUpsOpen' })
      expect(await press(first, post(id))).toEqual(number > 5 ? full : ok('asked'))
    }
    expect(await press(second, item)).toEqual(ok('asked'))
  })

  test('by forms that are sent twice has one line each and the same answers', async () => {
    const { first, second, author, item } = await forum()
    const once = { ...ask, idempotencyKey: 'key-1' }
    const presses = await Promise.all([press(first, item, once), press(first, item, once)])
    expect(presses).toEqual([ok('asked'), ok('asked')])
    const [{ requestId } = { requestId: '' }] = unwrap(await listWaitingLookUps(second))
    for (const [actor, action, answer] of [
      [second, 'agree', ok(null)],
      [first, 'showAuthor', told(author)],
    ] as const) {
      const again = () => decide(actor, item, action, requestId, { idempotencyKey: `k-${action}` })
      for (const each of [...(await Promise.all([again(), again()])), await again()])
        expect(each).toEqual(answer)
    }
    expect(await actions()).toEqual(['agreeLookUp', 'askLookUp', 'reveal'])
    expect(await db.revealNotice.count()).toBe(1)
    later(26 * hour)
    const stale = { idempotencyKey: 'k-showAuthor' }
    expect(await decide(first, item, 'showAuthor', requestId, stale)).toEqual(fail('conflict'))
  })

  test('is answered once, also by two at once, and about its own item', async () => {
    const { item, second, requestId } = await asked()
    const { id } = await makePost(await makeMember(), { isAnonymous: true })
    expect(await decide(second, post(id), 'agree', requestId)).toEqual(fail('conflict'))
    const third = await makeModerator()
    const answers = await Promise.all([
      decide(second, item, 'agree', requestId),
      decide(third, item, 'refuse', requestId),
    ])
    expect(answers.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
    expect(await wholeLog()).toHaveLength(2)
  })

  test('also of a comment, which is gone from the list when its author deletes it', async () => {
    const { first, second } = await forum()
    const { id } = await makeComment(await makeMember(), (await makePost(first)).id, {
      isAnonymous: true,
    })
    expect(await press(first, comment(id))).toEqual(ok('asked'))
    expect(unwrap(await listWaitingLookUps(second))).toMatchObject([
      { kind: 'comment', itemId: id },
    ])
    await db.comment.update({ where: { id }, data: { deletedAt: new Date() } })
    expect(unwrap(await listWaitingLookUps(second))).toEqual([])
  })
})

describe('who answers', () => {
  test('is another of the team, after a second step, and with the own password to agree', async () => {
    const { first, second, item, requestId } = await asked()
    const agree = (actor: Member) => decide(actor, item, 'agree', requestId)
    expect(await agree(first)).toEqual(fail('not-allowed'))
    expect(await decide(first, item, 'refuse', requestId)).toEqual(fail('not-allowed'))
    expect(await agree(await makeMember())).toEqual(fail('not-allowed'))
    expect(await agree({ ...second, secondStepAt: null })).toEqual(fail('not-allowed'))
    const suspendedUntil = new Date(Date.now() + hour)
    expect(await agree({ ...second, suspendedUntil })).toEqual(fail('not-allowed'))
    const stale = await decideLookUp(second, item, { action: 'agree', requestId }, null)
    expect(stale).toEqual(fail('invalid', { '': 'signInAgain' }))
    const { id } = await signUpMember('with_password', 'correct horse staple')
    await db.user.update({ where: { id }, data: { role: 'admin' } })
    const third = await memberAgain({ ...second, id })
    expect(await agree(third)).toEqual(fail('invalid', { password: 'required' }))
    expect(await decide(third, item, 'agree', '', {})).toEqual(
      fail('invalid', { requestId: 'required', password: 'required' }),
    )
    const wrong = { password: 'wrong horse' }
    expect(await decide(third, item, 'agree', requestId, wrong)).toEqual(
      fail('invalid', { password: 'passwordWrong' }),
    )
    expect(await actions()).toEqual(['askLookUp'])
    const right = { password: 'correct horse staple' }
    expect(await decide(third, item, 'agree', requestId, right)).toEqual(ok(null))
  })

  test.each(['moderator', 'admin'] as const)(
    'is never the author, whom nothing tells that she is asked about, as %s',
    async (role) => {
      const author = await makeModerator(role)
      await addTwoFactor(author)
      const { item, requestId, second } = await asked(author)
      const before = {
        list: await listWaitingLookUps(author),
        count: await countQueue(author),
        log: await listLog(author, {}),
        item: await readModeratedItem(author, item),
      }
      expect(before).toEqual({
        list: ok([]),
        count: 0,
        log: ok({ lines: [], nextCursor: null }),
        item: fail('not-allowed'),
      })
      expect(unwrap(await listWaitingLookUps(second))).toHaveLength(1)
      for (const action of ['agree', 'refuse'])
        expect(await decide(author, item, action, requestId)).toEqual(fail('not-allowed'))
      // The same answer as for an item without a request.
      const { id } = await makePost(author, { isAnonymous: true })
      expect(await decide(author, post(id), 'agree', requestId)).toEqual(fail('not-allowed'))
    },
  )
})

describe('a look-up by one', () => {
  test('is for teams with less than two second steps', async () => {
    const { first, second, author, item } = await forum()
    await db.secondStep.delete({ where: { userId: second.id } })
    await addTwoFactor(await makeMember())
    expect(await press(first, item)).toEqual(told(author))
    expect(await mailed('authorLookedUp')).toEqual([])
  })

  test('is for danger, at once, and every administrator gets a mail that names nobody else', async () => {
    const { first, author, item } = await forum()
    const admins = [await makeModerator('admin'), await makeModerator('admin')]
    const { id: lapsed } = await makeModerator('admin')
    await db.user.update({ where: { id: lapsed }, data: { secondStepDue: new Date(0) } })
    await db.user.updateMany({ data: { emailVerifiedAt: new Date() } })
    await db.user.update({ where: { id: admins[1]?.id }, data: { language: 'hi' } })
    // The address may be another person's.
    await makeModerator('admin')
    expect(await press(first, item)).toEqual(ok('asked'))
    const danger = { action: 'reveal', reason: 'risk', idempotencyKey: 'key-1' }
    for (let turn = 0; turn < 2; turn++)
      expect(await press(first, item, danger)).toEqual(told(author))
    expect(await listRevealNotices(author)).toMatchObject([{ reason: 'risk' }])
    expect(await actions()).toEqual(['askLookUp', 'reveal'])
    expect(await db.lookUpRequest.count()).toBe(0)
    const mails = await toldAdmins()
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      admins.map(({ email }) => email).sort(),
    )
    expect(mails.map(({ language }) => language).sort()).toEqual(['en', 'hi'])
    for (const { payload } of mails) expect(payload).toEqual({ by: first.username })
    for (const { userId } of await outbox()) expect(userId).toBeNull()
  })

  test('for danger is not mailed to an administrator who wrote the item, and no row tells that', async () => {
    const author = await makeModerator('admin')
    const { first, item } = await forum(author)
    const other = await makeModerator('admin')
    await db.user.updateMany({ data: { emailVerifiedAt: new Date() } })
    expect(await press(first, item, { action: 'reveal', reason: 'risk' })).toEqual(told(author))
    const rows = await db.outgoingMail.findMany({ where: { kind: 'authorLookedUp' } })
    expect(rows).toHaveLength(2)
    expect(new Set(rows.map(({ payload }) => payload.length)).size).toBe(1)
    expect((await toldAdmins()).map(({ recipient }) => recipient)).toEqual([other.email])
  })
})

describe('a deleted account', () => {
  const going = { namedItems: 'go', anonymousItems: 'stay' }

  test('leaves the pages of its items as they were, and the press says that the author is unknown', async () => {
    const { first, second, author, item } = await forum()
    await db.secondStep.delete({ where: { userId: second.id } })
    const page = () => readModeratedItem(first, item)
    const before = await page()
    expect(unwrap(before).actions).toContain('reveal')
    unwrap(await deleteAccount(author, going, await freshSession(author)))
    expect(await page()).toEqual(before)
    expect(await press(first, item, { action: 'reveal', reason: '' })).toEqual(
      fail('invalid', { reason: 'required' }),
    )
    const stale = await moderateItem(first, item, ask, null)
    expect(stale).toEqual(fail('invalid', { '': 'signInAgain' }))
    const once = { ...ask, idempotencyKey: 'key-1' }
    for (let turn = 0; turn < 2; turn++)
      expect(await press(first, item, once)).toEqual(ok('unknown'))
    const lines = (await db.auditEntry.findMany()).map(openLine)
    expect(lines).toMatchObject([{ action: 'reveal', targetId: item.id, reason: 'law' }])
    expect(await db.revealNotice.count()).toBe(0)
  })

  test('needs the second one all the same', async () => {
    const { first, second, author, item, requestId } = await asked()
    unwrap(await deleteAccount(author, going, await freshSession(author)))
    expect(unwrap(await listWaitingLookUps(second))).toHaveLength(1)
    unwrap(await decide(second, item, 'agree', requestId))
    expect(await decide(first, item, 'showAuthor', requestId)).toEqual(ok('unknown'))
    expect(await actions()).toEqual(['agreeLookUp', 'askLookUp', 'reveal'])
  })
})

function later(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: startedAt + milliseconds })
}

const startedAt = Date.now()
