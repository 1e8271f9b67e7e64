import { afterEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { day, hour, minute } from '~/domain/durations'
import { askedThisWeek } from '~/domain/posts/asked-this-week.server'
import type { Actor } from '~/domain/members/member'
import { makeMember, makePost } from '../../support/forum/factories'

afterEach(() => void vi.useRealTimers())

const titles = async (viewer: Actor = null) =>
  (await askedThisWeek(viewer)).map(({ title }) => title)

test('the three newest titles, and none in a forum without posts', async () => {
  expect(await titles()).toEqual([])
  const member = await makeMember()
  for (const title of ['First question', 'Second question', 'Third question', 'Fourth question'])
    await makePost(member, { title })
  expect(await titles()).toEqual(['Fourth question', 'Third question', 'Second question'])
})

test('nothing that was taken away, and nothing that mentions a crisis', async () => {
  const member = await makeMember()
  const removed = await makePost(member, { title: 'Taken away' })
  await makePost(member, { title: 'Left to stand' })
  await makePost(member, { title: 'Some nights', content: 'Some nights I want to kill myself.' })
  await makePost(member, { title: 'I want to kill myself' })
  await db.post.update({ where: { id: removed.id }, data: { removedAt: new Date() } })
  expect(await titles()).toEqual(['Left to stand'])
})

test('whoever is blocked is not met here either; what has no name stays', async () => {
  const [reader, blocked] = [await makeMember(), await makeMember()]
  await makePost(blocked, { title: 'Under a name' })
  await makePost(blocked, { title: 'Without a name', isAnonymous: true })
  await db.block.create({ data: { blockerId: reader.id, blockedId: blocked.id } })
  expect(await titles(reader)).toEqual(['Without a name'])
  // Anonymous posts have a random moment of their hour.
  expect((await titles()).sort()).toEqual(['Under a name', 'Without a name'])
})

test('seven days long, by whole days, so that leaving tells no minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T08:41:00Z') })
  await makePost(await makeMember(), { title: 'Asked on Monday', isAnonymous: true })
  const endOfDay = new Date('2026-03-09T18:30:00Z').getTime()
  for (const moment of [Date.now() + 7 * day + minute, endOfDay - minute]) {
    vi.setSystemTime(moment)
    expect(await titles()).toEqual(['Asked on Monday'])
  }
  vi.setSystemTime(endOfDay + hour)
  expect(await titles()).toEqual([])
})
