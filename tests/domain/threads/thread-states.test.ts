import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { exportMember } from '~/domain/data-export/export-account.server'
import { savePost, toggleFollow, visitThread } from '~/domain/answers/answers.server'
import {
  addNote,
  changeThreadState,
  dayNumber,
  maxThreads,
  mergeThreadNotes,
  readThreadStates,
  type ThreadState,
} from '~/domain/threads/thread-states.server'
import { day, minute } from '~/domain/durations'
import { startOfDay } from '~/domain/day'
import { makeMember, makePost, unwrap } from '../../support/forum/factories'

afterEach(() => void vi.useRealTimers())

function state(part: Partial<ThreadState> = {}): ThreadState {
  const base = { readUpTo: 3, readOn: dayNumber(), isFollowed: false, isSaved: false }
  return { postId: randomUUID(), ...base, ...part }
}

const today = (nextNote: number) => ({ noteDay: dayNumber(), nextNote })
const tomorrow = (after = 20 * minute) => new Date(startOfDay(new Date()).getTime() + day + after)

test('more changes than one query finds are read in their order', async () => {
  const { id } = await makeMember()
  const states = Array.from({ length: 70 }, (_, index) => state({ readUpTo: index }))
  for (const [number, each] of states.entries())
    expect(await addNote(id, today(number), each)).toBe(true)
  expect(await addNote(id, today(69), state())).toBe(false)
  const read = await readThreadStates(id)
  expect([...read.states.values()]).toEqual(states)
  expect(read.nextNote).toBe(70)
})

test('ids of notes of two days have nothing in common, whatever the thread', async () => {
  const { id } = await makeMember()
  const idsOfToday = async () => {
    for (const number of [0, 1]) expect(await addNote(id, today(number), state())).toBe(true)
    const notes = await db.threadNote.findMany({ where: { day: dayNumber() } })
    return notes.map((note) => note.id)
  }
  const first = await idsOfToday()
  vi.useFakeTimers({ toFake: ['Date'], now: tomorrow() })
  await db.threadNote.deleteMany()
  const second = await idsOfToday()
  expect(new Set([...first, ...second]).size).toBe(4)
})

test('the night merges the notes of the day, and deletes them', async () => {
  const [asha, ravi] = [await makeMember(), await makeMember()]
  const kept = state({ isFollowed: true, isSaved: true })
  await changeThreadState(asha.id, kept.postId, () => ({ ...kept, readUpTo: 1 }))
  await changeThreadState(asha.id, kept.postId, () => kept)
  await changeThreadState(ravi.id, kept.postId, () => state({ postId: kept.postId }))
  const before = await readThreadStates(asha.id)
  await mergeThreadNotes(tomorrow(5 * minute))
  expect(await db.threadNote.count()).toBe(3)
  await mergeThreadNotes(tomorrow())
  expect(await db.threadNote.count()).toBe(0)
  expect((await readThreadStates(asha.id)).states).toEqual(before.states)
  const rows = await db.memberThreads.findMany()
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1)
})

test('notes of yesterday count until they are merged, and those of today come after them', async () => {
  const { id } = await makeMember()
  const old = state({ readUpTo: 1 })
  await addNote(id, today(0), old)
  vi.useFakeTimers({ toFake: ['Date'], now: tomorrow() })
  const next = { ...old, readUpTo: 2 }
  expect((await readThreadStates(id)).nextNote).toBe(0)
  await addNote(id, today(0), next)
  expect([...(await readThreadStates(id)).states.values()]).toEqual([next])
  await mergeThreadNotes()
  expect(await db.threadNote.count()).toBe(1)
  expect([...(await readThreadStates(id)).states.values()]).toEqual([next])
})

test('everybody who was here that day gets a new row, whatever they did', async () => {
  const [asha, ravi, away] = [await makeMember(), await makeMember(), await makeMember()]
  const session = (userId: string, lastSeenAt: Date) => ({
    ...{ userId, lastSeenAt, tokenHash: randomUUID(), expiresAt: tomorrow() },
  })
  const seenOn = startOfDay(new Date())
  const past = new Date(seenOn.getTime() - 9 * day)
  await db.session.createMany({ data: [session(ravi.id, seenOn), session(away.id, past)] })
  await changeThreadState(asha.id, randomUUID(), () => state())
  // After an outage of three days they still all change together.
  await mergeThreadNotes(new Date(tomorrow().getTime() + 3 * day))
  const rows = await db.memberThreads.findMany()
  expect(rows.map(({ userId }) => userId).sort()).toEqual([asha.id, ravi.id].sort())
})

test('a site that was off for days merges their notes before the first visit', async () => {
  const [{ id }, ravi] = [await makeMember(), await makeMember()]
  const { id: postId } = await makePost(ravi)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * day })
  await changeThreadState(id, postId, (current) => ({ ...current, isFollowed: true }))
  vi.useRealTimers()
  const { openSite } = await import('~/site/open-site.server')
  const noPage = () => Promise.reject(new Error('no page is asked for'))
  // As in development, which needs no build.
  await openSite(noPage, (_request, _response, next) => next())
  expect((await readThreadStates(id)).states.get(postId)?.isFollowed).toBe(true)
})

test('a note whose number was counted before midnight has the number of that day', async () => {
  const { id } = await makeMember()
  for (const number of [0, 1]) await addNote(id, today(number), state())
  const before = tomorrow(-1)
  vi.useFakeTimers({ toFake: ['Date'], now: before })
  const late = state({ isSaved: true })
  await changeThreadState(id, late.postId, () => {
    vi.setSystemTime(tomorrow(1))
    return late
  })
  expect((await readThreadStates(id)).states.get(late.postId)).toEqual(late)
})

test('of more than a thousand threads, the oldest that were only read fall out', async () => {
  const { id } = await makeMember()
  const oldest = [state({ isSaved: true }), state(), state({ isFollowed: true }), state()]
  const all = [...oldest, ...Array.from({ length: maxThreads - 3 }, () => state())]
  for (const [number, each] of all.entries()) await addNote(id, today(number), each)
  const ids = async () => [...(await readThreadStates(id)).states.keys()]
  const expected = all.filter((each) => each !== oldest[1]).map(({ postId }) => postId)
  expect(await ids()).toEqual(expected)
  await mergeThreadNotes(tomorrow())
  expect(await ids()).toEqual(expected)
})

test('a note that cannot be read has its number, and stops nothing', async () => {
  const { id } = await makeMember()
  const [lost, next] = [state(), state()]
  await changeThreadState(id, lost.postId, () => lost)
  await db.threadNote.updateMany({ data: { sealed: 'damaged' } })
  await changeThreadState(id, next.postId, () => next)
  const { states, nextNote } = await readThreadStates(id)
  expect([[...states.values()], nextNote]).toEqual([[next], 2])
})

test('no row names a member, a thread or a moment', async () => {
  const [asha, ravi] = [await makeMember(), await makeMember()]
  const { id } = await makePost(ravi)
  await visitThread(asha, id)
  unwrap(await savePost(asha, id, { saved: '1' }))
  const rows = await db.threadNote.findMany()
  expect(rows).toHaveLength(3)
  expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1)
  expect(rows.map((row) => row.day)).toEqual([dayNumber(), dayNumber(), dayNumber()])
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${asha.id}|${id}`))
})

test('the rows of a member who has left are gone after the night', async () => {
  const [asha, ravi] = [await makeMember(), await makeMember()]
  for (const { id } of [asha, ravi]) await changeThreadState(id, randomUUID(), () => state())
  await mergeThreadNotes(tomorrow())
  await changeThreadState(asha.id, randomUUID(), () => state())
  await db.user.delete({ where: { id: asha.id } })
  await mergeThreadNotes(tomorrow())
  expect(await db.memberThreads.findMany({ select: { userId: true } })).toEqual([
    { userId: ravi.id },
  ])
  expect(await db.threadNote.count()).toBe(0)
})

test('the export has what is followed, saved and read', async () => {
  const [asha, ravi] = [await makeMember(), await makeMember()]
  const { id } = await makePost(ravi, { title: 'Sleep and iron' })
  unwrap(await toggleFollow(asha, id))
  let text = ''
  for await (const chunk of exportMember(asha)) text += chunk
  const lastReadOn = new Date(dayNumber() * day).toISOString().slice(0, 10)
  expect((JSON.parse(text) as { threads: unknown }).threads).toEqual([
    { postId: id, title: 'Sleep and iron', following: true, saved: false, lastReadOn },
  ])
})
