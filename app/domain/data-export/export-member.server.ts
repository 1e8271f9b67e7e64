import type { Member } from '../members/member'
import { exportedAccount } from './exported-account.server'
import { exportedComments, exportedLikes, exportedPosts } from './exported-items.server'

/** Everything stored about a member, as chunks of JSON; of others only titles they like and names they block. */
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
