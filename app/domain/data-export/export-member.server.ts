import type { Member } from '../members/member'
import { exportedAccount } from './exported-account.server'
import { exportedComments, exportedLikes, exportedPosts } from './exported-items.server'

/**
 * Everything that is kept of a member, as one JSON document of the parts that a list is written in: `account`
 * first, then one list after the other, an item a line. It is read in pages while it is written, so that its
 * length does not matter. Of others it holds nothing, but the titles of posts that she likes and can read, and the
 * usernames of members whom she has blocked.
 */
export async function* exportMember({ id }: Member): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(new Date())}`
  for (const [name, value] of Object.entries(await exportedAccount(id))) {
    yield `,\n${JSON.stringify(name)}:${JSON.stringify(value)}`
  }
  const lists = { posts: exportedPosts, comments: exportedComments, likes: exportedLikes }
  for (const [name, pages] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}:[`
    yield* listed(pages(id))
    yield '\n]'
  }
  yield '\n}\n'
}

async function* listed(pages: AsyncIterable<object[]>) {
  let separator = '\n'
  for await (const page of pages) {
    yield separator + page.map((item) => JSON.stringify(item)).join(',\n')
    separator = ',\n'
  }
}
