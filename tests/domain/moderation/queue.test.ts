import { expect, test } from 'vitest'
import type { Item } from '~/domain/moderation/item.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { countQueue, nextInQueue } from '~/domain/moderation/queue.server'
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
