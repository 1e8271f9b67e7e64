import Sqlite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { loader as root } from '~/root'
import { makeForum } from '../support/forum/hot-queries'
import { cookieOf, getRequest, routeArguments } from '../support/http/page-request'

type Loader = typeof root

const modules = import.meta.glob<{ loader?: Loader }>('../../app/routes/**/*.tsx')

// Whatever Prisma asks SQLite goes through it.
const statement = Object.getPrototypeOf(new Sqlite(':memory:').prepare('SELECT 1')) as {
  all(): unknown[]
}

// Prisma asks for each relation apart; two are for the session. Whoever needs fewer writes it down here.
const screens: [file: string, path: string, most: number][] = [
  ['marketing/home', '/', 4],
  ['forum/list', '/forum', 7],
  ['forum/list', '/forum?type=episode', 8],
  ['forum/list', '/forum?q=title', 11],
  ['forum/post', '/forum/post/:postId', 18],
  ['forum/replies', '/forum/post/:postId/replies/:commentId', 12],
  ['forum/new-post', '/forum/new', 4],
  ['forum/edit-post', '/forum/post/:postId/edit', 9],
  ['forum/delete-post', '/forum/post/:postId/delete', 7],
  ['forum/edit-comment', '/forum/comment/:commentId/edit', 7],
  ['profile/own-profile', '/profile', 12],
  ['profile/own-profile', '/profile?tab=comments', 11],
  ['profile/own-profile', '/profile?tab=liked', 14],
  ['profile/edit-profile', '/profile/edit', 3],
  ['profile/settings', '/profile/settings', 2],
  ['profile/settings/sessions', '/profile/settings/sessions', 4],
  ['profile/blocks', '/profile/blocks', 4],
  ['profile/reports', '/profile/reports', 6],
  ['contact/waitlist', '/contact/waitlist', 2],
]

test('a member’s screen asks the database for no more than it did', async () => {
  const { member, postId, longId } = await makeForum()
  const params = { postId, commentId: longId }
  const cookie = await cookieOf(member)
  const request = (path: string) => getRequest(path, cookie)
  // Takes the notice of the sign-in away.
  await root(routeArguments(request('/')))
  const asked: typeof screens = []
  for (const [file, path] of screens) {
    const screen = await modules[`../../app/routes/${file}.tsx`]?.()
    const address = path.replace(':postId', postId).replace(':commentId', longId)
    const all = vi.spyOn(statement, 'all')
    const given = routeArguments(request(address), params)
    await Promise.all([root(given), screen?.loader?.(given)])
    asked.push([file, path, all.mock.calls.length])
    all.mockRestore()
  }
  expect(asked).toEqual(screens)
})
