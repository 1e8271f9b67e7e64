import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { listComments } from '~/domain/comments/list-comments.server'
import { listPosts } from '~/domain/posts/list-posts.server'
import { readPost } from '~/domain/posts/read-post.server'
import { findSession, startSession } from '~/domain/sessions/sessions.server'
import { makeForum } from '../../support/forum/hot-queries'

// Each is a way to the database and back; those of SQLite are in tests/routes/queries.test.ts.
test('what a page reads is joined by the database', async () => {
  const { member, postId } = await makeForum()
  const token = await startSession(member.id)
  const asked = {
    session: await queriesOf(() => findSession(token)),
    list: await queriesOf(() => listPosts(member, {})),
    post: await queriesOf(() => readPost(member, postId)),
    comments: await queriesOf(() => listComments(member, postId, {})),
  }
  // Besides the rows with authors and episodes: whom the reader blocked, what they like, how many replies there are, the
  // replies to a comment that has too many, and which tags of anonymous items are claimed for the reader's own comments.
  expect(asked).toEqual({ session: 1, list: 3, post: 3, comments: 6 })
})

async function queriesOf(work: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const asked = query.mock.calls.length
  query.mockRestore()
  return asked
}
