import { operations, type Call } from '~/http/api/document.server'
import routes, { type RoutePath } from '~/routes'
import { routeUrls } from '../support/http/route-urls'
import type { Sending } from '../support/http/raw-http'
import type { Row } from './actors'
import { callFields, ownFields } from './call-fields'
import { calls, itemActions, memberActions } from './calls'
import type { Forum } from './forum'
import { pages } from './pages'
import type { Door } from './statuses'

/**
 * One request and its row in the tables. The row is null when the request is not an operation, and undefined when it is
 * not judged.
 */
export type Attempt = {
  route: RoutePath
  door: Door
  method: string
  url: string
  sending: Sending
  row?: Row | null
  fields?: unknown
}

type PagePath = keyof typeof pages

const methods = ['GET', 'POST', 'PATCH', 'DELETE']

/** Returns every operation as a request about the forum's first item, generated from the site's own lists. */
export function attemptsOf(forum: Forum): Attempt[] {
  const attempts = routes.flatMap(({ path, file }) =>
    isApi(path) ? callAsks(path, forum) : pageAsks(path, file.endsWith('.tsx'), forum),
  )
  return [...attempts, ...moderationAsks(forum)]
}

/** Returns every further URL of every readable page, to check its fields. */
export function furtherReadings({ world }: Forum): Attempt[] {
  return routes.flatMap(({ path }) =>
    routeUrls[path](world)
      .slice(1)
      .map((url) => ({ ...read, route: path, url, ...furtherRow(path) })),
  )
}

const read = { method: 'GET', sending: {} }

function furtherRow(path: RoutePath) {
  if (!isApi(path)) return { door: 'page' as const }
  const call = callOf('GET', path)
  return { door: 'json' as const, fields: call && fieldsOf(call) }
}

function isApi(path: RoutePath): path is Extract<RoutePath, `api/${string}`> {
  return path.startsWith('api/')
}

/** Returns the first URL of a route, with an item to which the operation applies. */
export function urlForRoute(path: RoutePath, forum: Forum) {
  const { world, reference, question, grievance } = forum
  if (path === 'forum/:kind/:itemId/block') return `/forum/post/${world.named}/block`
  if (path === 'moderation/messages/:referenceId') return `/moderation/messages/${reference}`
  if (path === 'moderation/experts/:memberId') return `/moderation/experts/${forum.expert}`
  if (path === 'grievance/:referenceId') return `/grievance/${grievance}`
  if (path === 'moderation/messages/grievances/:referenceId')
    return `/moderation/messages/grievances/${grievance}`
  if (path === 'moderation/messages/questions/:referenceId')
    return `/moderation/messages/questions/${question}`
  return routeUrls[path](world)[0] ?? ''
}

function pageAsks(route: PagePath, hasData: boolean, forum: Forum): Attempt[] {
  const { read, write } = pages[route]
  const url = urlForRoute(route, forum)
  const form: Sending = { body: forms[route] ?? {} }
  const asPage = { route, url, door: 'page' as const }
  const asData = { route, url: dataUrl(url), door: 'data' as const }
  const attempts: Attempt[] = [
    { ...asPage, method: 'GET', sending: {}, row: read },
    { ...asPage, method: 'POST', sending: form, row: write ?? null },
  ]
  if (hasData) attempts.push({ ...asData, method: 'GET', sending: {}, row: read })
  if (hasData && write) attempts.push({ ...asData, method: 'POST', sending: form, row: write })
  return attempts
}

// Complete forms where an empty form would get the same status as a suspended member, or would be malformed.
const forms: Partial<Record<PagePath, Record<string, string>>> = {
  'forum/new': { title: 'Asked by the table', content: 'Long enough.', type: 'general' },
  'forum/post/:postId': { content: 'Answered by the table', isAnonymous: 'false' },
  'forum/post/:postId/like': { liked: '1' },
  profile: { kind: 'post', itemId: '018f0000-0000-7000-8000-000000000000', message: 'Please' },
}

function dataUrl(url: string) {
  const [pathname = '', query] = url.split('?')
  return `${pathname === '/' ? '/_root' : pathname}.data${query ? `?${query}` : ''}`
}

function callAsks(route: RoutePath, forum: Forum): Attempt[] {
  const url = urlForRoute(route, forum)
  return methods.map((method) => {
    const call = callOf(method, route)
    const headers = { 'Content-Type': 'application/json' }
    const sending = method === 'GET' ? {} : { method, body: '{}', headers }
    return {
      ...{ route, door: 'json', method, url, sending },
      ...(call ? { row: calls[call], fields: fieldsOf(call) } : { row: unlisted(route) }),
    }
  })
}

// The OpenAPI document and the handler of unknown paths are not calls.
function unlisted(route: RoutePath) {
  return route === 'api/openapi.json' || route === 'api/*' ? undefined : null
}

function callOf(method: string, route: RoutePath): Call | undefined {
  const named = `${method.toLowerCase()} /${route.replace(/:(\w+)/g, '{$1}')}`
  return (Object.keys(calls) as Call[]).find((call) => call === named)
}

function fieldsOf(call: Call) {
  const [, answer] = operations.find((operation) => operation.call === call)?.response ?? []
  if (!answer) return undefined
  return (call.startsWith('get /api/auth/me/') && ownFields[answer]) || callFields[answer]
}

function moderationAsks({ world }: Forum): Attempt[] {
  const item = {
    route: 'moderation/:kind/:itemId',
    url: `/moderation/post/${world.post}`,
  } as const
  const member = {
    route: 'moderation/member/:memberId',
    url: `/moderation/member/${world.reader}`,
  } as const
  return [[item, itemActions] as const, [member, memberActions] as const].flatMap(
    ([page, actions]) =>
      Object.entries(actions).map(([action, rule]): Attempt => ({
        ...page,
        door: 'page',
        method: 'POST',
        sending: { body: { action, reason: '' } },
        row: [rule, 400],
      })),
  )
}
