import { describe, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { indexAllPending } from '~/domain/search/index-pending.server'
import { makeComment, makeMember, makePost } from '../../support/forum/factories'
import { titlesFor } from '../../support/forum/search-titles'

describe('what can be found changes at once with', () => {
  test('an edit of a post or comment', async () => {
    const member = await makeMember()
    const post = await makePost(member, { title: 'Before edit' })
    const comment = await makeComment(member, post.id, { content: 'metformin' })
    expect(await titlesFor('before')).toHaveLength(1)
    await db.post.update({ where: { id: post.id }, data: { title: 'After edit' } })
    await db.comment.update({ where: { id: comment.id }, data: { content: 'insulin' } })
    expect(await titlesFor('before')).toEqual([])
    expect(await titlesFor('metformin')).toEqual([])
    expect(await titlesFor('edit')).toEqual(['After edit'])
    expect(await titlesFor('insulin')).toEqual(['After edit'])
  })

  test('the removal and the return of a post', async () => {
    const member = await makeMember()
    const { id } = await makePost(member, { title: 'Removable post' })
    await makeComment(member, id, { content: 'metformin' })
    const finds = async () => [await titlesFor('removable'), await titlesFor('metformin')].flat()
    expect(await finds()).toHaveLength(2)
    await db.post.update({ where: { id }, data: { removedAt: new Date() } })
    expect(await finds()).toEqual([])
    await db.post.update({ where: { id }, data: { removedAt: null } })
    expect(await finds()).toHaveLength(2)
  })

  test.each(['removedAt', 'deletedAt'])('the %s of a comment', async (column) => {
    const member = await makeMember()
    const { id } = await makeComment(member, (await makePost(member)).id, { content: 'metformin' })
    expect(await titlesFor('metformin')).toHaveLength(1)
    await db.comment.update({ where: { id }, data: { [column]: new Date() } })
    expect(await titlesFor('metformin')).toEqual([])
  })

  test('the deletion of a post, which leaves nothing behind', async () => {
    const member = await makeMember()
    const { id } = await makePost(member, { title: 'Deletable post' })
    await makeComment(member, id, { content: 'metformin' })
    expect(await titlesFor('metformin')).toHaveLength(1)
    await db.post.delete({ where: { id } })
    expect(await db.searchEntry.count()).toBe(0)
    for (const table of ['PostSearch', 'CommentSearch']) {
      expect(await db.$queryRawUnsafe(`SELECT 1 FROM "${table}"`)).toEqual([])
    }
  })

  test('nothing else: a like, a view or a lock takes nothing out', async () => {
    const { id } = await makePost(await makeMember(), { title: 'Steady post' })
    expect(await titlesFor('steady')).toHaveLength(1)
    await db.post.update({ where: { id }, data: { views: 1, likes: 1, lockedAt: new Date() } })
    expect(await db.searchEntry.count({ where: { isPending: true } })).toBe(0)
  })
})

test('a forum from before there was search is taken in, in batches', async () => {
  const { id } = await makePost(await makeMember())
  const comments = Array.from({ length: 600 }, () => ({ postId: id, content: 'I sleep' }))
  await db.comment.createMany({ data: comments })
  const progress: number[] = []
  expect(await indexAllPending((count) => progress.push(count))).toBe(601)
  expect(progress.length).toBeGreaterThan(10)
  expect(progress.at(-1)).toBe(601)
  expect(await db.searchEntry.count({ where: { isPending: true } })).toBe(0)
  expect(await titlesFor('sleep')).toHaveLength(1)
})

test('the newest is found first while the rest is taken in', async () => {
  const member = await makeMember()
  const { id } = await makePost(member)
  const comments = Array.from({ length: 700 }, () => ({ postId: id, content: 'I sleep' }))
  await db.comment.createMany({ data: comments })
  await makePost(member, { title: 'The newest post' })
  expect(await titlesFor('newest')).toHaveLength(1)
  expect(await db.searchEntry.count({ where: { isPending: true } })).toBeGreaterThan(0)
})

test('long texts are taken in one by one, and a search takes in more than one batch', async () => {
  const member = await makeMember()
  for (let number = 0; number < 3; number++)
    await makePost(member, { content: `${'zebra '.repeat(3000)} quagga` })
  const { id } = await makePost(member, { title: 'Short' })
  const comments = Array.from({ length: 120 }, () => ({ postId: id, content: 'An okapi' }))
  await db.comment.createMany({ data: [...comments, { postId: id, content: 'A bongo' }] })
  expect(await titlesFor('bongo')).toHaveLength(1)
  await db.searchEntry.updateMany({ data: { isPending: true } })
  const progress: number[] = []
  await indexAllPending((count) => progress.push(count))
  expect(progress).toEqual([50, 100, 101, 102, 125])
})
