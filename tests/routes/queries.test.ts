import Sqlite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { toggleCommentLike } from '~/domain/comments/comment-reactions.server'
import type { Member } from '~/domain/members/member'
import { recentEpisodes } from '~/domain/episodes/episodes.server'
import { storeTranscriptOf } from '~/domain/episodes/import-documents.server'
import { countTopics } from '~/domain/posts/topics.server'
import { indexEpisodes } from '~/domain/search/search-episodes.server'
import { searchPosts } from '~/domain/search/search-posts.server'
import { loader as root } from '~/root'
import { makeComment, makeMember, makePost, unwrap } from '../support/forum/factories'
import { makeForum } from '../support/forum/hot-queries'
import { getCookie, getRequest, routeArguments } from '../support/http/page-request'

type Loader = typeof root

const modules = import.meta.glob<{ loader?: Loader }>('../../app/routes/**/*.tsx')

// All of Prisma's SQLite queries go through it.
const statement = Object.getPrototypeOf(new Sqlite(':memory:').prepare('SELECT 1')) as {
  all(): unknown[]
}

// One query is for the session, and two are for the number of threads with something new, in the header. If a screen
// needs fewer queries, lower its number here. The list with any filter, a post and the answers may make eight at most.
const screens: [file: string, path: string, most: number][] = [
  ['marketing/home', '/', 5],
  ['forum/list', '/forum', 5],
  ['forum/list', '/forum?topic=other&sort=active&language=en&type=general', 5],
  ['forum/list', '/forum?type=episode', 5],
  ['forum/list', '/forum?q=title', 8],
  ['forum/post', '/forum/post/:postId', 8],
  ['forum/replies', '/forum/post/:postId/replies/:commentId', 7],
  ['forum/new-post', '/forum/new', 5],
  ['profile/own-profile', '/profile', 18],
  ['profile/own-profile', '/profile?tab=comments', 18],
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
  // The query for her likes of comments runs only where somebody likes one.
  unwrap(await toggleCommentLike(forum.member, forum.longId))
  const load = await loaderFor(forum.member, forum)
  const asked: typeof screens = []
  for (const [file, path] of screens)
    asked.push([file, path, await queriesOf(() => load(file, path))])
  expect(asked).toEqual(screens)
})

const filters = {
  q: ['', 'title', 'titl', 'comment', 'weather', 'nothing'],
  topic: ['', 'other'],
  language: ['', 'en'],
  sort: ['', 'active', 'unanswered'],
  answered: ['', 'expert'],
  type: ['', 'general', 'episode'],
}

const most = 8

test('the list with any filters asks at most eight queries, of visitors and of members', async () => {
  const forum = await makeForum()
  const title = 'Comments on the title, and the weather'
  await db.episode.create({ data: { feedKey: 'e1', episodeNumber: 1, title } })
  await db.episode.create({ data: { feedKey: 'e2', episodeNumber: 1, title } })
  expect(
    await storeTranscriptOf('1', 'en', '[00:10] The weather and the title.', ''),
  ).toMatchObject({
    ok: true,
  })
  await indexEpisodes()
  const loads = [await loaderFor(forum.member, forum), await loaderFor(null, forum)]
  const above: string[] = []
  for (const query of combinations().filter(isTaken)) {
    const path = `/forum?${new URLSearchParams(query)}`
    for (const load of loads) {
      const count = () => queriesOf(() => load('forum/list', path))
      // Values that are read every few seconds may be due now, and are not due again.
      if ((await count()) > most && (await count()) > most) above.push(path)
    }
  }
  expect(above).toEqual([])
})

function combinations() {
  return Object.entries(filters).reduce<Record<string, string>[]>(
    (all, [name, values]) =>
      all.flatMap((query) => values.map((value) => (value ? { ...query, [name]: value } : query))),
    [{}],
  )
}

// Search results have their own order.
function isTaken({ q, sort }: Record<string, string>) {
  return !q || sort !== 'active'
}

test('the second page of what comments have found asks no more', async () => {
  const forum = await makeForum()
  const author = await makeMember()
  for (let count = 0; count < 20; count++) {
    const { id } = await makePost(author, {
      title: `Sleep ${count}`,
      content: 'Nothing else.',
    })
    await makeComment(author, id, { content: 'Go for a walk in the morning.' })
  }
  const found = unwrap(await searchPosts(forum.member, { q: 'morning', limit: 14 }))
  expect(found.nextCursor).not.toBeNull()
  const load = await loaderFor(forum.member, forum)
  const query = new URLSearchParams({ q: 'morning', cursor: found.nextCursor ?? '' })
  expect(await queriesOf(() => load('forum/list', `/forum?${query}`))).toBeLessThanOrEqual(most)
})

async function loaderFor(member: Member | null, { postId, longId }: Forum) {
  const cookie = member ? await getCookie(member) : undefined
  const params = { postId, commentId: longId }
  const load = async (file: string, path: string) => {
    const screen = await modules[`../../app/routes/${file}.tsx`]?.()
    const url = path.replace(':postId', postId).replace(':commentId', longId)
    const given = routeArguments(getRequest(url, cookie), params)
    await Promise.all([root(given), screen?.loader?.(given)])
  }
  // Consumes the notice of the sign-in.
  await root(routeArguments(getRequest('/', cookie)))
  return load
}

async function queriesOf(work: () => Promise<void>) {
  // Read every few seconds, for anyone.
  await Promise.all([countTopics(), recentEpisodes()])
  const all = vi.spyOn(statement, 'all')
  await work()
  const asked = all.mock.calls.length
  all.mockRestore()
  return asked
}
