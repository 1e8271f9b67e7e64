import { describe, expect, test } from 'vitest'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { itemReasons, type ItemAction } from '~/domain/moderation/reasons'
import { fail } from '~/domain/result'
import {
  countOf,
  dismiss,
  lock,
  remove,
  restore,
  reveal,
  unlock,
  wholeLog,
} from '../../support/forum/moderation-actions'
import { makeComment, makeMember, makeModerator, makePost } from '../../support/forum/factories'
import { comment, post, unknownId } from '../../support/forum/items'

describe('who may moderate', () => {
  test.each(Object.keys(itemReasons) as ItemAction[])(
    '%s: only moderators who are not suspended',
    async (action) => {
      const [author, member] = [await makeMember(), await makeMember()]
      const item = post((await makePost(author)).id)
      const input = { action, reason: itemReasons[action][0], days: '1' }
      const suspendedUntil = new Date(Date.now() + 60_000)
      const suspended = { ...(await makeModerator()), suspendedUntil }
      for (const actor of [member, author, suspended])
        expect(await moderateItem(actor, item, input)).toEqual(fail('not-allowed'))
      expect(await wholeLog()).toEqual([])
    },
  )

  test('nobody their own item, whatever their role, not even to look at it', async () => {
    for (const role of ['moderator', 'admin'] as const) {
      const actor = await makeModerator(role)
      const { id } = await makePost(actor, { isAnonymous: true })
      const own = await makeComment(actor, id)
      for (const item of [post(id), comment(own.id)]) {
        expect(await moderateItem(actor, item, remove)).toEqual(fail('not-allowed'))
        expect(await readModeratedItem(actor, item)).toEqual(fail('not-allowed'))
      }
    }
    expect(await wholeLog()).toEqual([])
  })

  test.each([
    [{ action: 'remove', reason: '' }, { reason: 'required' }],
    [{ action: 'remove', reason: 'calm' }, { reason: 'required' }],
    [{ action: 'remove' }, { reason: 'required' }],
    [{ action: 'erase', reason: 'abuse' }, { action: 'wrongType' }],
  ])('and nobody without a reason: %j', async (input, fields) => {
    const item = post((await makePost(await makeMember())).id)
    const answer = await moderateItem(await makeModerator(), item, input)
    expect(answer).toEqual({ ok: false, code: 'invalid', fields })
    expect(await wholeLog()).toEqual([])
  })

  test.each([unknownId, 'no id'])('nothing that is not there: %s', async (id) => {
    const moderator = await makeModerator()
    for (const item of [post(id), comment(id)]) {
      expect(await moderateItem(moderator, item, remove)).toEqual(fail('not-found'))
      expect(await readModeratedItem(moderator, item)).toEqual(fail('not-found'))
    }
  })
})

describe('two moderators at once', () => {
  test.each([
    ['remove', remove],
    ['lock', lock],
  ])('the second to %s is told so, and the log has one line', async (_, input) => {
    const moderators = [await makeModerator(), await makeModerator(), await makeModerator()]
    const { id } = await makePost(await makeMember())
    const answers = await Promise.all(moderators.map((each) => moderateItem(each, post(id), input)))
    expect(answers.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
    expect(answers.filter(({ ok: isDone }) => !isDone)).toEqual(Array(2).fill(fail('conflict')))
    expect(await wholeLog()).toHaveLength(1)
  })

  test('a comment removed and restored by many is counted right', async () => {
    const moderators = [await makeModerator(), await makeModerator()]
    const { id } = await makePost(await makeMember())
    const { id: commentId } = await makeComment(await makeMember(), id)
    const all = (input: object) =>
      Promise.all(moderators.map((each) => moderateItem(each, comment(commentId), input)))
    await all(remove)
    expect(await countOf(id)).toBe(0)
    await all(restore)
    expect(await countOf(id)).toBe(1)
    expect(await wholeLog()).toHaveLength(2)
  })

  test.each([restore, unlock, dismiss, reveal])(
    'there is nothing to %j in what stands as it should',
    async (input) => {
      const { id } = await makePost(await makeMember())
      expect(await moderateItem(await makeModerator(), post(id), input)).toEqual(fail('conflict'))
      expect(await wholeLog()).toEqual([])
    },
  )
})
