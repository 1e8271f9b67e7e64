import type { ActionFunctionArgs } from '@remix-run/node'
import { beforeEach, expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { problemSentence } from '~/http/problem-sentence.server'
import routes, { type RoutePath } from '~/routes'
import { makeComment, makeMember, makePost } from '../support/forum/factories'
import {
  captureResponse,
  getCookie,
  getRequest,
  routeArguments,
} from '../support/http/page-request'

/** Actions that others can see are refused. Actions that protect or concern only the member stay. */
type Rule = 'refused' | 'stays'

const rules: Partial<Record<RoutePath, Rule | Partial<Record<Method, Rule>>>> = {
  'forum/new': 'refused',
  'forum/post/:postId': 'refused',
  'profile/edit': 'refused',
  'api/auth/me': { PATCH: 'refused' },
  'api/forum/posts': { POST: 'refused' },
  'api/forum/posts/:postId': { PATCH: 'refused', DELETE: 'stays' },
  'api/forum/posts/:postId/like': { POST: 'refused' },
  'api/forum/posts/:postId/comments': { POST: 'refused' },
  'api/forum/comments/:commentId': { PATCH: 'refused', DELETE: 'stays' },
  'api/forum/comments/:commentId/like': { POST: 'refused' },
  'api/forum/comments/:commentId/helped': { POST: 'refused' },
  'api/forum/comments/:commentId/review': 'refused',
  'forum/comment/:commentId/review': 'refused',

  'forum/:kind/:itemId/report': 'stays',
  // Sent to the company, which decides what it publishes.
  grievance: 'stays',
  'episodes/ask': 'stays',
  'api/forum/episodes/questions': { POST: 'stays' },
  profile: 'stays',
  'forum/:kind/:itemId/appeal': 'stays',
  'forum/:kind/:itemId/block': 'stays',
  'forum/comment/:commentId/hide-author': 'stays',
  'api/forum/comments/:commentId/hide-author': 'stays',
  'forum/drafts/discard': 'stays',
  'profile/settings': 'stays',
  'profile/settings/password': 'stays',
  'profile/settings/email': 'stays',
  'profile/settings/recovery-words': 'stays',
  'profile/settings/sessions': 'stays',
  'profile/settings/second-step': 'stays',
  'profile/settings/passkeys': 'stays',
  'profile/settings/passkeys/:passkeyId': 'stays',
  'profile/settings/verification': 'stays',
  'profile/settings/export': 'stays',
  'profile/settings/delete': 'stays',
  'profile/blocks': 'stays',
  'forum/hidden': 'stays',
  'profile/answers': 'stays',
  'forum/post/:postId/follow': 'stays',
  'forum/post/:postId/save': 'stays',
  'api/forum/posts/:postId/follow': { POST: 'stays' },
  'api/forum/posts/:postId/save': { POST: 'stays' },
  'api/auth/me/answers/read': { POST: 'stays' },
  'api/auth/me/notifications': { PATCH: 'stays' },
  'api/auth/me/preferences': { PATCH: 'stays' },
}

// A press of the button redirects to the profile, which shows the end of the suspension. The button has no form to show
// a refusal in.
const leadsToProfile: RoutePath[] = ['forum/post/:postId/like']

// Not about a member, or refused to everybody who is not a moderator (`suspended-team.test.ts`).
const others =
  /^(contact|auth|moderation|preferences|unsubscribe|api\/auth\/(sign|second|recover|google))|^\/$|\*$/

type Method = 'POST' | 'PATCH' | 'DELETE'
type Module = { action?: (given: ActionFunctionArgs) => unknown }

const modules = import.meta.glob<Module>('../../app/routes/**/*.{ts,tsx}')

async function moduleOf(path: RoutePath) {
  const file = routes.find((route) => route.path === path)?.file ?? ''
  return (await modules[`../../app/${file}`]?.()) ?? {}
}

const asked = Object.entries(rules).flatMap(([path, rule]) =>
  Object.entries(typeof rule === 'string' ? { POST: rule } : rule).map(
    ([method, each]) => [path as RoutePath, method as Method, each] as const,
  ),
)

const fields: Partial<Record<RoutePath, Record<string, string>>> = {
  'forum/new': { title: 'A fine title', content: 'Long enough content.', type: 'general' },
  'api/forum/posts': { title: 'A fine title', content: 'Long enough content.', type: 'general' },
  'profile/edit': { displayName: 'Another', bio: 'New words' },
  'api/auth/me': { displayName: 'Another', bio: 'New words' },
}

let cookie = ''
let params: Record<string, string> = {}

beforeEach(async () => {
  const [member, other] = [await makeMember('asha'), await makeMember()]
  const { id: postId } = await makePost(member)
  const { id: commentId } = await makeComment(member, postId)
  const { id: itemId } = await makePost(other)
  params = { postId, commentId, kind: 'post', itemId, passkeyId: 'none' }
  cookie = await getCookie(member)
  const suspendedUntil = new Date(Date.now() + 60_000)
  await db.user.update({ where: { id: member.id }, data: { suspendedUntil } })
})

async function send(
  path: RoutePath,
  method: Method,
  typed: Record<string, string> = fields[path] ?? {},
) {
  const isApi = path.startsWith('api/')
  const url = getRequest(`/${path}`).url
  const request = new Request(url, {
    method,
    headers: { Cookie: cookie, ...(isApi && { 'Content-Type': 'application/json' }) },
    body: isApi ? JSON.stringify(typed) : new URLSearchParams(typed),
  })
  const answer = await moduleOf(path)
    .then(({ action }) => action?.(routeArguments(request, params)))
    .catch((thrown: unknown) => thrown)
  const body = answer instanceof Response ? await answer.clone().text() : ''
  const { status, value, headers } = await captureResponse(answer)
  return { status, said: body || JSON.stringify(value), location: headers.get('Location') }
}

test('every write of a member has its row', async () => {
  const missing: string[] = []
  for (const { path } of routes) {
    if (others.test(path) || path in rules || leadsToProfile.includes(path)) continue
    const request = new Request(getRequest(`/${path}`).url, { method: 'POST' })
    const { action } = await moduleOf(path)
    // Calls that only read also have an action, which answers 405.
    const status = action && (await captureResponse(action(routeArguments(request, params)))).status
    if (action && status !== 405) missing.push(path)
  }
  expect(missing, 'add a row to `rules` in this file').toEqual([])
})

test.each(asked)('%s by %s is as its row says: %s', async (path, method, rule) => {
  const { status, said } = await send(path, method)
  const words = problemSentence('en', '', 'suspended')
  if (rule === 'refused') expect([status, said]).toEqual([403, expect.stringContaining(words)])
  else {
    expect(status).not.toBe(403)
    expect(said).not.toContain(words)
  }
})

test.each([
  [{ go: 'save', title: 'Another title', content: 'Long enough content.' }, 403],
  [{ go: 'remove' }, 303],
])('one’s own post: %j is answered with %i', async (typed, status) => {
  expect((await send('forum/post/:postId', 'POST', typed)).status).toBe(status)
})

test.each(leadsToProfile)('%s leads to the profile', async (path) => {
  const { status, location } = await send(path, 'POST')
  expect([status, location]).toEqual([303, '/profile'])
})

test.each(['like', 'helped'])('the button %s of a comment leads to the profile', async (name) => {
  const { commentId = '' } = params
  const helped = { go: 'helped', comment: commentId, helped: 'true' }
  const pressed = name === 'like' ? { like: `true.${commentId}` } : helped
  const { status, location } = await send('forum/post/:postId', 'POST', { ...pressed })
  expect([status, location]).toEqual([303, '/profile'])
})

test('what others read of a suspended member stays as it was', async () => {
  for (const [path, method, rule] of asked) if (rule === 'refused') await send(path, method)
  const { displayName, bio } = await db.user.findUniqueOrThrow({ where: { usernameKey: 'asha' } })
  expect({ displayName, bio }).toEqual({ displayName: 'Display asha', bio: '' })
  expect([await db.post.count(), await db.comment.count(), await db.like.count()]).toEqual([
    2, 1, 0,
  ])
})
