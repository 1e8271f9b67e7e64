import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { listComments } from '~/domain/comments/list-comments.server'
import { setBlock } from '~/domain/moderation/block-author.server'
import { listPosts, readPost } from '~/domain/posts/read-posts.server'
import { relatedPosts } from '~/domain/search/related-posts.server'
import { findSession, startSession } from '~/domain/sessions/sessions.server'
import { readOwnThreads } from '~/domain/threads/thread-states.server'
import { makeMember, makePost, unwrap } from '../../support/forum/factories'
import { makeForum } from '../../support/forum/hot-queries'
import { post } from '../../support/forum/items'

// Each query is a round trip to the database. tests/routes/queries.test.ts counts the queries of SQLite.
test('what a page reads is joined by the database', async () => {
  const { member, postId } = await makeForum()
  const token = await startSession(member.id)
  const read = unwrap(await readPost(member, postId))
  const asked = {
    session: await queriesOf(() => findSession(token)),
    list: await queriesOf(() => listPosts(member, {})),
    post: await queriesOf(() => readPost(member, postId)),
    threads: await queriesOf(() => readOwnThreads(member.id)),
    comments: await queriesOf(() => listComments(member, postId, {}, undefined, [])),
    related: await queriesOf(() => relatedPosts(member, read, undefined, [])),
  }
  expect(asked).toEqual({ session: 1, list: 1, post: 1, threads: 1, comments: 1, related: 1 })
})

test('a block is one statement, so that of two presses at once none fails', async () => {
  const { id } = await makePost(await makeMember())
  const reader = await makeMember()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  unwrap(await setBlock(reader, post(id), true))
  expect(JSON.stringify(query.mock.calls)).toContain('ON CONFLICT')
})

async function queriesOf(work: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const asked = query.mock.calls.length
  query.mockRestore()
  return asked
}
