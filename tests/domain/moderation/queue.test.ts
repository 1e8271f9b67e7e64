import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Item } from '~/domain/moderation/item.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { countQueue, nextInQueue, readQueue } from '~/domain/moderation/queue.server'
import { reportItem } from '~/domain/moderation/reports.server'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  unwrap,
} from '../../support/forum/factories'
import { comment, post } from '../../support/forum/items'

const abuse = { reason: 'abuse' }

async function report(...items: Item[]) {
  for (const item of items) unwrap(await reportItem(await makeMember(), item, abuse))
}

test('a moderator is led from item to item, oldest report first, and round again', async () => {
  const author = await makeMember()
  const moderator = await makeModerator()
  const first = post((await makePost(author)).id)
  const second = comment((await makeComment(author, first.id)).id)
  const third = post((await makePost(author)).id)
  await report(first, second, third)
  expect(await nextInQueue(moderator, first)).toEqual(second)
  expect(await nextInQueue(moderator, second)).toEqual(third)
  expect(await nextInQueue(moderator, third)).toEqual(first)
  expect(await nextInQueue(author, third)).toBeNull()
  unwrap(await moderateItem(moderator, first, { action: 'dismiss', reason: 'fits' }))
  expect(await nextInQueue(moderator, first)).toEqual(second)
  unwrap(await moderateItem(moderator, second, { action: 'dismiss', reason: 'fits' }))
  expect(await nextInQueue(moderator, third)).toBeNull()
})

test('what waits is counted for moderators alone, and never what they wrote themselves', async () => {
  const moderator = await makeModerator()
  const own = post((await makePost(moderator, { isAnonymous: true })).id)
  const other = post((await makePost(await makeMember())).id)
  await report(own, other, other)
  expect(await countQueue(moderator)).toBe(1)
  expect(await countQueue(await makeModerator())).toBe(2)
  expect(await nextInQueue(moderator, other)).toBeNull()
  for (const viewer of [null, await makeMember()]) expect(await countQueue(viewer)).toBeNull()
})

test('danger comes first, then what names a person, then the oldest', async () => {
  const author = await makeMember()
  const moderator = await makeModerator()
  const ids: string[] = []
  const reasons = ['spam', 'other', 'privacy', 'danger', 'risk']
  for (const [index, reason] of reasons.entries()) {
    const { id } = await makePost(author, { title: `Reported for ${reason}` })
    ids.push(id)
    unwrap(await reportItem(await makeMember(), post(id), { reason, note: `Note ${index}` }))
    await db.report.updateMany({
      where: { postId: id },
      data: { createdAt: new Date(Date.now() - (9 - index) * 60 * 60_000) },
    })
  }
  // A later, more urgent report makes the whole item more urgent. The first note stays.
  const [spam = ''] = ids
  unwrap(await reportItem(await makeMember(), post(spam), { reason: 'privacy', note: 'Second' }))
  const queue = unwrap(await readQueue(moderator))
  expect(queue.items.map(({ reason, reports }) => [reason, reports])).toEqual([
    ['danger', 1],
    ['risk', 1],
    ['privacy', 2],
    ['privacy', 1],
    ['other', 1],
  ])
  // Each report has its own time limit: nine hours are not too long for spam, nor is a moment for the second report.
  expect(queue.items[2]).toMatchObject({ id: spam, note: 'Note 0', isOverdue: false })
  expect(queue.items.map(({ isOverdue }) => isOverdue)).toEqual([true, true, false, true, false])
  expect(queue).toMatchObject({ count: 5, urgent: 2 })
  expect(queue.oldest).toEqual(queue.items[2]?.since)
  expect(queue.reasons).toEqual([
    { reason: 'risk', count: 1 },
    { reason: 'danger', count: 1 },
    { reason: 'privacy', count: 2 },
    { reason: 'other', count: 1 },
  ])
  const filtered = unwrap(await readQueue(moderator, { reason: 'privacy' }))
  expect(filtered.items.map(({ id }) => id)).toEqual([spam, ids[2]])
  expect(filtered.count).toBe(5)
  expect(await readQueue(moderator, { reason: 'boredom' })).toMatchObject({ code: 'invalid' })
  expect(await nextInQueue(moderator, post(ids[4] ?? ''))).toEqual(post(spam))
})
