import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { makeComment, makeMember, makePost } from '../../support/forum/factories'
import { runTwice, sourceUrl } from '../../support/site/run-twice'

// Each of the two processes makes a hundred calls, twenty at once, as fifty members in turn. All hundred at once would
// make eighty wait, which on a busy machine takes longer than a turn may.
const begin = `
  const [like, comment, remove, database, postId] = process.argv.slice(1)
  const { db } = await import(database)
  const members = await db.user.findMany({ orderBy: { createdAt: 'asc' } })
  const old = await db.comment.findMany({ orderBy: { sortKey: 'asc' } })
  const all = async (work) => {
    const answers = []
    for (let from = 0; from < 100; from += 20) {
      const some = Array.from({ length: 20 }, (_, index) => work(from + index, members[(from + index) % 50]))
      answers.push(...(await Promise.all(some)))
    }
    return answers
  }
`
const end = `
  if (answers.some(({ ok, code }) => !ok && code !== 'not-found' && code !== 'invalid'))
    throw new Error(JSON.stringify(answers))
  console.log(answers.filter(({ ok }) => ok).length)
  await db.$disconnect()
`
const liking = `
  const { likePost, toggleLike } = await import(like)
  const answers = await all((index, member) =>
    index % 3 === 0 ? toggleLike(member, postId) : likePost(member, postId, { liked: index % 4 !== 1 }))
`
const commenting = `
  const { publishComment } = await import(comment)
  const { deleteComment } = await import(remove)
  const answers = await all((index, member) => index % 4 === 0
    ? deleteComment(member, old[index % 50].id)
    : publishComment(member, postId, {
        content: 'x',
        parentCommentId: index % 4 === 1 ? undefined : old[index % 50].id,
      }))
`

const sources = [
  'app/domain/activity/like-post.server.ts',
  'app/domain/comments/publish-comment.server.ts',
  'app/domain/comments/own-comment.server.ts',
  'app/database/db.server.ts',
].map(sourceUrl)

async function crowd() {
  const members = []
  for (let index = 0; index < 50; index++) members.push(await makeMember())
  const author = await makeMember()
  return { members, post: await makePost(author) }
}

test('200 likes from two processes leave the count equal to the rows', async () => {
  const { post } = await crowd()
  const done = await runTwice(begin + liking + end, ...sources, post.id)
  expect(done.map(Number)).toEqual([100, 100])
  const { likes } = await db.post.findUniqueOrThrow({ where: { id: post.id } })
  expect(likes).toBe(await db.like.count())
  expect(likes).toBeGreaterThan(0)
})

test('200 comments, replies and deletions from two processes likewise', async () => {
  const { members, post } = await crowd()
  for (const member of members) await makeComment(member, post.id)
  const done = await runTwice(begin + commenting + end, ...sources, post.id)
  for (const count of done) expect(Number(count)).toBeGreaterThanOrEqual(50)
  const { commentCount } = await db.post.findUniqueOrThrow({ where: { id: post.id } })
  expect(commentCount).toBe(await db.comment.count({ where: { deletedAt: null } }))
  const empty = { deletedAt: { not: null }, replies: { none: {} } }
  expect(await db.comment.count({ where: empty })).toBe(0)
})
