import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { partsOfPosts, postsOfPart } from '~/domain/posts/sitemap.server'
import { makeMember, makePost, unwrap } from '../../support/forum/factories'

async function makePosts(count: number) {
  const member = await makeMember()
  const ids: string[] = []
  for (let index = 0; index < count; index++) ids.push((await makePost(member)).id)
  return ids
}

async function idsOf(parts: object[]) {
  const rows = await Promise.all(parts.map(async (part) => unwrap(await postsOfPart(part))))
  return rows.map((part) => part.map(({ id }) => id))
}

test('every post is in exactly one part, also those that come later or go', async () => {
  const ends: string[] = []
  const ids = await makePosts(5)
  const [parts] = await Promise.all([1, 2, 3].map(() => partsOfPosts(2, ends)))
  if (!parts) throw new Error('no parts')
  expect(await idsOf(parts)).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])

  ids.push(...(await makePosts(2)))
  await db.post.delete({ where: { id: ids[1] } })
  const later = await partsOfPosts(2, ends)
  expect(later.slice(0, 2)).toEqual(parts.slice(0, 2))
  const shown = await idsOf(later)
  expect(shown).toEqual([[ids[0]], ids.slice(2, 4), ids.slice(4, 6), ids.slice(6)])
})

test('removed posts in between lose nothing, and no part is larger than a part may be', async () => {
  const ids = await makePosts(7)
  const removed = [ids[0], ids[1], ids[3], ids[5]]
  const isGone = { id: { in: removed.flatMap((id) => id ?? []) } }
  await db.post.updateMany({ where: isGone, data: { removedAt: new Date() } })
  const parts = await partsOfPosts(2, [])
  const rows = await Promise.all(parts.map(async (part) => unwrap(await postsOfPart(part, 2))))
  expect(rows.map((part) => part.map(({ id }) => id))).toEqual([[], [ids[2]], [ids[4]], [ids[6]]])
  const whole = unwrap(await postsOfPart({}, 2))
  expect(whole.map(({ id }) => id)).toEqual([ids[2], ids[4]])
})

test('an empty forum has one part without posts', async () => {
  expect(await partsOfPosts(2, [])).toEqual([{ after: undefined, to: undefined }])
  expect(await idsOf([{}])).toEqual([[]])
})

test('a part tells the last change of each post', async () => {
  const [id] = await makePosts(1)
  const editedAt = new Date('2030-01-01T00:00:00Z')
  await db.post.updateMany({ data: { editedAt } })
  expect(unwrap(await postsOfPart({}))).toEqual([{ id, changedAt: editedAt }])
})

test.each([{ after: 'x' }, { to: '' }, { after: 7 }])('refuses the part %j', async (part) => {
  expect(await postsOfPart(part)).toMatchObject({ ok: false, code: 'invalid' })
})
