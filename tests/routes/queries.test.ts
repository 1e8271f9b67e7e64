import Sqlite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { loader as root } from '~/root'
import { makeMember } from '../support/forum/factories'
import { makeForum } from '../support/forum/hot-queries'
import { cookieOf, getRequest, routeArguments } from '../support/http/page-request'

type Loader = typeof root

const modules = import.meta.glob<{ loader?: Loader }>('../../app/routes/**/*.tsx')

// Whatever Prisma asks SQLite goes through it.
const statement = Object.getPrototypeOf(new Sqlite(':memory:').prepare('SELECT 1')) as {
  all(): unknown[]
}

// Prisma asks for each relation apart; two are for the session. Each question for all that a member wrote asks first for
// the tags of what is anonymous (`ClaimedTag`). Whoever needs fewer writes it down here.
const screens: [file: string, path: string, most: number][] = [
  ['marketing/home', '/', 4],
  ['forum/list', '/forum', 7],
  ['forum/list', '/forum?type=episode', 7],
  ['forum/list', '/forum?q=title', 11],
  ['forum/post', '/forum/post/:postId', 18],
  ['forum/replies', '/forum/post/:postId/replies/:commentId', 12],
  ['forum/new-post', '/forum/new', 4],
  ['profile/own-profile', '/profile', 15],
  ['profile/own-profile', '/profile?tab=comments', 14],
  ['profile/own-profile', '/profile?tab=liked', 15],
  ['profile/edit-profile', '/profile/edit', 4],
  ['profile/settings', '/profile/settings', 3],
  ['profile/settings/sessions', '/profile/settings/sessions', 4],
  ['profile/blocks', '/profile/blocks', 4],
  ['profile/reports', '/profile/reports', 6],
  ['contact/waitlist', '/contact/waitlist', 2],
]

// What the next member is asked for, who has not blocked anybody, while nothing is written.
const shared: typeof screens = [
  ['marketing/home', '/', 3],
  ['forum/list', '/forum', 4],
  ['forum/list', '/forum?type=episode', 3],
  ['forum/post', '/forum/post/:postId', 13],
  ['forum/replies', '/forum/post/:postId/replies/:commentId', 9],
]

type Forum = Awaited<ReturnType<typeof makeForum>>

test('a member’s screen asks the database for no more than it did', async () => {
  const forum = await makeForum()
  const load = await loaderFor(forum.member, forum)
  const asked: typeof screens = []
  for (const [file, path] of screens) {
    await forgetReads()
    asked.push([file, path, await queriesOf(() => load(file, path))])
  }
  expect(asked).toEqual(screens)
})

test('what one member has read is not asked for again for the next one', async () => {
  const forum = await makeForum()
  const [first, second] = [await makeMember(), await makeMember()]
  const [loadFirst, loadSecond] = [await loaderFor(first, forum), await loaderFor(second, forum)]
  const asked: typeof screens = []
  for (const [file, path] of shared) {
    await forgetReads()
    await loadFirst(file, path)
    asked.push([file, path, await queriesOf(() => loadSecond(file, path))])
  }
  expect(asked).toEqual(shared)
})

async function loaderFor(member: Member, { postId, longId }: Forum) {
  const cookie = await cookieOf(member)
  const params = { postId, commentId: longId }
  const load = async (file: string, path: string) => {
    const screen = await modules[`../../app/routes/${file}.tsx`]?.()
    const address = path.replace(':postId', postId).replace(':commentId', longId)
    const given = routeArguments(getRequest(address, cookie), params)
    await Promise.all([root(given), screen?.loader?.(given)])
  }
  // Takes the notice of the sign-in away.
  await root(routeArguments(getRequest('/', cookie)))
  return load
}

/** A write that changes nothing. */
async function forgetReads() {
  await db.$executeRaw`PRAGMA user_version = 0`
}

async function queriesOf(work: () => Promise<void>) {
  const all = vi.spyOn(statement, 'all')
  await work()
  const asked = all.mock.calls.length
  all.mockRestore()
  return asked
}
