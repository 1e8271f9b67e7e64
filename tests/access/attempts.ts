import { operations, type Call } from '~/http/api/document.server'
import routes, { type RoutePath } from '~/routes'
import { addresses } from '../support/http/route-addresses'
import type { Sending } from '../support/http/raw-http'
import type { Row } from './actors'
import { callFields, ownFields } from './call-fields'
import { calls, itemActions, memberActions } from './calls'
import type { Forum } from './forum'
import { pages } from './pages'
import type { Door } from './statuses'

/** One request and its row in the tables; null means that it is not an operation, undefined that it is not judged. */
export type Attempt = {
  route: RoutePath
  door: Door
  method: string
  address: string
  sending: Sending
  row?: Row | null
  /** The field rules of a successful JSON response. */
  fields?: unknown
}

type PagePath = keyof typeof pages

const methods = ['GET', 'POST', 'PATCH', 'DELETE']

/** Every operation as a request about the forum's first item, generated from the site's own lists. */
export function attemptsOf(forum: Forum): Attempt[] {
  const attempts = routes.flatMap(({ path, file }) =>
    isApi(path) ? callAsks(path, forum) : pageAsks(path, file.endsWith('.tsx'), forum),
  )
  return [...attempts, ...moderationAsks(forum)]
}

/** Every further URL of every readable page, for its fields. */
export function furtherReadings({ world }: Forum): Attempt[] {
  return routes.flatMap(({ path }) =>
    addresses[path](world)
      .slice(1)
      .map((address) => ({ ...read, route: path, address, ...furtherRow(path) })),
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

/** The first URL of a route, about an item to which the operation applies. */
export function addressOf(path: RoutePath, { world, reference }: Forum) {
  if (path === 'forum/:kind/:itemId/block') return `/forum/post/${world.named}/block`
  if (path === 'moderation/messages/:referenceId') return `/moderation/messages/${reference}`
  return addresses[path](world)[0] ?? ''
}

function pageAsks(route: PagePath, hasData: boolean, forum: Forum): Attempt[] {
  const { read, write } = pages[route]
  const address = addressOf(route, forum)
  const form: Sending = { body: forms[route] ?? {} }
  const asPage = { route, address, door: 'page' as const }
  const asData = { route, address: dataAddress(address), door: 'data' as const }
  const attempts: Attempt[] = [
    { ...asPage, method: 'GET', sending: {}, row: read },
    { ...asPage, method: 'POST', sending: form, row: write ?? null },
  ]
  if (hasData) attempts.push({ ...asData, method: 'GET', sending: {}, row: read })
  if (hasData && write) attempts.push({ ...asData, method: 'POST', sending: form, row: write })
  return attempts
}

// Complete where an empty form would be refused with the same status as a suspended member's.
const forms: Partial<Record<PagePath, Record<string, string>>> = {
  'forum/new': { title: 'Asked by the table', content: 'Long enough.', type: 'general' },
  'forum/post/:postId': { content: 'Answered by the table', isAnonymous: 'false' },
  'forum/post/:postId/like': { liked: '1' },
}

function dataAddress(address: string) {
  const [pathname = '', query] = address.split('?')
  return `${pathname === '/' ? '/_root' : pathname}.data${query ? `?${query}` : ''}`
}

function callAsks(route: RoutePath, forum: Forum): Attempt[] {
  const address = addressOf(route, forum)
  return methods.map((method) => {
    const call = callOf(method, route)
    const headers = { 'Content-Type': 'application/json' }
    const sending = method === 'GET' ? {} : { method, body: '{}', headers }
    return {
      ...{ route, door: 'json', method, address, sending },
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
    address: `/moderation/post/${world.post}`,
  } as const
  const member = {
    route: 'moderation/member/:memberId',
    address: `/moderation/member/${world.reader}`,
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
