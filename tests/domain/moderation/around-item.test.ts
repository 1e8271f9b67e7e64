import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { countEarlierReports, readAround } from '~/domain/moderation/around-item.server'
import type { Item } from '~/domain/moderation/item.server'
import { reportItem } from '~/domain/moderation/reports.server'
import { makeComment, makeMember, makePost, unwrap } from '../../support/forum/factories'
import { comment, post } from '../../support/forum/items'

async function report(item: Item, state: 'open' | 'upheld' = 'open') {
  const reporter = await makeMember()
  unwrap(await reportItem(reporter, item, { reason: 'spam' }))
  await db.report.updateMany({ where: { reporterId: reporter.id }, data: { state } })
}

const texts = (comments: { content: string }[]) => comments.map(({ content }) => content)

test('the two comments before and after are shown, without what nobody can read', async () => {
  const [author, other] = [await makeMember(), await makeMember()]
  const { id } = await makePost(author)
  const ids: string[] = []
  for (const content of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    ids.push((await makeComment(other, id, { content, isAnonymous: false })).id)
  await db.comment.update({ where: { id: ids[1] }, data: { removedAt: new Date() } })
  await makeComment(author, id, { content: 'A reply', parentCommentId: ids[3] })
  const { before, after } = await readAround(comment(ids[3] ?? ''))
  expect([texts(before), texts(after)]).toEqual([
    ['One', 'Three'],
    ['Five', 'Six'],
  ])
  expect(await readAround(post(id))).toEqual({ before: [], after: [] })
})

test('before the first reply stands what it answers, and anonymous authors have no name', async () => {
  const [author, other] = [await makeMember(), await makeMember()]
  const { id } = await makePost(author)
  const first = await makeComment(other, id, { content: 'Asked', isAnonymous: true })
  const reply = await makeComment(author, id, { content: 'Said', parentCommentId: first.id })
  await makeComment(author, id, { content: 'Elsewhere' })
  const { before, after } = await readAround(comment(reply.id))
  expect(texts(before)).toEqual(['Asked'])
  expect(after).toEqual([])
  expect(before[0]).toMatchObject({ isAnonymous: true, user: null, isOwn: false })
  expect(JSON.stringify(before)).not.toContain(other.username)
})

test('reports on what a named author wrote under her name are counted, and no others, until she leaves', async () => {
  const author = await makeMember()
  const item = post((await makePost(author)).id)
  await report(item)
  expect(await countEarlierReports(item)).toEqual({ reports: 0, upheld: 0 })
  await report(post((await makePost(author)).id), 'upheld')
  await report(comment((await makeComment(author, item.id)).id))
  await report(post((await makePost(author, { isAnonymous: true })).id), 'upheld')
  await report(post((await makePost(await makeMember())).id), 'upheld')
  // What waits because its author is new is no report.
  const waiting = await makePost(author)
  await db.report.create({ data: { postId: waiting.id, reason: 'newAccount', note: '' } })
  expect(await countEarlierReports(item)).toEqual({ reports: 2, upheld: 1 })
  await db.user.delete({ where: { id: author.id } })
  expect(await countEarlierReports(item)).toBeNull()
})

test('the number of an anonymous author says no more than her number in the thread does', async () => {
  const author = await makeMember()
  const write = async (on: string, by: Member = author) =>
    comment((await makeComment(by, on, { isAnonymous: true })).id)
  const { id } = await makePost(await makeMember())
  const [item, second] = [await write(id), await write(id)]
  const before = await countEarlierReports(item)
  // Her named items, her anonymous items elsewhere, and items of another anonymous author change nothing.
  await report(post((await makePost(author)).id), 'upheld')
  await report(await write((await makePost(author)).id), 'upheld')
  await report(await write(id, await makeMember()), 'upheld')
  expect(await countEarlierReports(item)).toEqual(before)
  expect(before).toEqual({ reports: 0, upheld: 0 })
  await report(second)
  expect(await countEarlierReports(item)).toEqual({ reports: 1, upheld: 0 })
})

test('an anonymous post and the comments of its author in it belong together', async () => {
  const author = await makeMember()
  const item = post((await makePost(author, { isAnonymous: true })).id)
  await report(comment((await makeComment(author, item.id, { isAnonymous: true })).id), 'upheld')
  await report(comment((await makeComment(author, item.id, { isAnonymous: false })).id))
  expect(await countEarlierReports(item)).toEqual({ reports: 1, upheld: 1 })
})
