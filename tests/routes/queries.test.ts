import Sqlite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { toggleCommentLike } from '~/domain/comments/comment-reactions.server'
import type { Member } from '~/domain/members/member'
import { countTopics } from '~/domain/posts/topics.server'
import { loader as root } from '~/root'
import { unwrap } from '../support/forum/factories'
import { makeForum } from '../support/forum/hot-queries'
import { getCookie, getRequest, routeArguments } from '../support/http/page-request'

type Loader = typeof root

const modules = import.meta.glob<{ loader?: Loader }>('../../app/routes/**/*.tsx')

// Whatever Prisma asks SQLite goes through it.
const statement = Object.getPrototypeOf(new Sqlite(':memory:').prepare('SELECT 1')) as {
  all(): unknown[]
}

// One query is for the session, and two for the number of threads with something new, in the header. Whoever needs fewer
// writes it down here. The list, a post and the answers may ask for eight at most.
const screens: [file: string, path: string, most: number][] = [
  ['marketing/home', '/', 5],
  ['forum/list', '/forum', 5],
  ['forum/list', '/forum?topic=other&sort=active&language=en&type=general', 5],
  ['forum/list', '/forum?type=episode', 5],
  ['forum/list', '/forum?q=title', 18],
  ['forum/post', '/forum/post/:postId', 8],
  ['forum/replies', '/forum/post/:postId/replies/:commentId', 7],
  ['forum/new-post', '/forum/new', 5],
  ['profile/own-profile', '/profile', 18],
  ['profile/own-profile', '/profile?tab=comments', 17],
  ['profile/own-profile', '/profile?tab=liked', 17],
  ['profile/own-profile', '/profile?tab=saved', 14],
  ['profile/answers', '/profile/answers', 4],
  ['profile/edit-profile', '/profile/edit', 5],
  ['profile/settings', '/profile/settings', 4],
  ['profile/settings/sessions', '/profile/settings/sessions', 5],
  ['profile/blocks', '/profile/blocks', 5],
  ['profile/reports', '/profile/reports', 7],
  ['contact/waitlist', '/contact/waitlist', 3],
]

type Forum = Awaited<ReturnType<typeof makeForum>>

test('a member’s screen asks the database for no more than it did', async () => {
  const forum = await makeForum()
  // Whether she likes a comment is asked only where somebody does.
  unwrap(await toggleCommentLike(forum.member, forum.longId))
  const load = await loaderFor(forum.member, forum)
  const asked: typeof screens = []
  // Counted every ten seconds, whoever asks.
  await countTopics()
  for (const [file, path] of screens)
    asked.push([file, path, await queriesOf(() => load(file, path))])
  expect(asked).toEqual(screens)
})

async function loaderFor(member: Member, { postId, longId }: Forum) {
  const cookie = await getCookie(member)
  const params = { postId, commentId: longId }
  const load = async (file: string, path: string) => {
    const screen = await modules[`../../app/routes/${file}.tsx`]?.()
    const url = path.replace(':postId', postId).replace(':commentId', longId)
    const given = routeArguments(getRequest(url, cookie), params)
    await Promise.all([root(given), screen?.loader?.(given)])
  }
  // Takes the notice of the sign-in away.
  await root(routeArguments(getRequest('/', cookie)))
  return load
}

async function queriesOf(work: () => Promise<void>) {
  const all = vi.spyOn(statement, 'all')
  await work()
  const asked = all.mock.calls.length
  all.mockRestore()
  return asked
}
