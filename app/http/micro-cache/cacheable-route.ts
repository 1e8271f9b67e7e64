import routes, { type RoutePath } from '~/routes'
import { createRouteMatcher, pageOf } from '../middleware/request-log.server'
import { knownParameters } from '../repeated-parameters'

export type CacheableRoute = {
  /** A page depends on the visitor's language and preferences, JSON only on the language, and a document on neither. */
  kind: 'page' | 'json' | 'document'
  /** The query parameters that the route reads. A request with another known parameter is not cached. */
  parameters: string[]
}

const page = (...parameters: string[]): CacheableRoute => ({
  kind: 'page',
  parameters: ['lng', ...parameters],
})
const json = (...parameters: string[]): CacheableRoute => ({ kind: 'json', parameters })
const document = (...parameters: string[]): CacheableRoute => ({ kind: 'document', parameters })

/** The routes whose responses are the same for all visitors with the same language and preferences. */
export const cacheableRoutes: Partial<Record<RoutePath, CacheableRoute>> = {
  '/': page(),
  privacy: page(),
  accessibility: page(),
  community: page('half'),
  'contact/elevator/:floor?': page(),
  'contact/waitlist': page('list'),
  grievance: page(),
  forum: page('type', 'episodeId', 'topic', 'language', 'sort', 'answered', 'cursor'),
  'forum/feed.xml': document('lng', 'topic'),
  'forum/before-you-write': page('anonymous'),
  'forum/help': page(),
  episodes: page('cursor'),
  'episodes/ask': page('episodeId'),
  'episodes/:episode': page('t', 'part', 'transcript', 'questions'),
  'forum/post/:postId': page('cursor'),
  'forum/post/:postId/replies/:commentId': page('cursor'),
  'api/forum/posts': json(
    ...['type', 'episodeId', 'topic', 'language', 'sort', 'answered', 'cursor', 'limit'],
  ),
  'api/forum/posts/:postId': json(),
  'api/forum/posts/:postId/comments': json('cursor', 'limit'),
  'api/forum/comments/:commentId/replies': json('cursor'),
  'api/forum/topics': json(),
  'api/forum/episodes': json(),
  'api/forum/episodes/:episodeId': json(),
  'api/openapi.json': json(),
  '.well-known/security.txt': document(),
  'robots.txt': document(),
  'sitemap.xml': document(),
  'sitemap-pages.xml': document(),
  'sitemap-posts.xml': document('after', 'to'),
  healthz: document(),
}

const routeOf = createRouteMatcher(routes.map(({ path }) => path))
const byPattern = new Map(
  Object.entries(cacheableRoutes).map(([path, route]) => [path === '/' ? path : `/${path}`, route]),
)

// Allows one spelling of each path, so nobody can fill the cache with variants.
const plainPath = /^\/$|^(\/[a-z\d._-]*[a-z\d])+$/

/** Finds the cacheable route of a path without query, and the post whose views it counts. Null for any other path. */
export function matchCacheableRoute(
  path: string,
): { route: CacheableRoute; viewedPost?: string } | null {
  if (!plainPath.test(path)) return null
  const page = pageOf(path)
  const pattern = routeOf(page)
  const route = byPattern.get(pattern)
  if (!route || (page !== path && route.kind !== 'page')) return null
  return {
    route,
    viewedPost: pattern === '/forum/post/:postId' ? page.split('/').at(-1) : undefined,
  }
}

export type CacheableUrl = {
  kind: CacheableRoute['kind']
  path: string
  /** The path with the parameters that the route reads, sorted by name. */
  target: string
  viewedPost?: string
}

/** Parses the part of a request's URL that a cacheable route reads. Null when the response is not cached. */
export function parseCacheableUrl(url: string): CacheableUrl | null {
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  const match = matchCacheableRoute(path)
  if (!match) return null
  const query = search && declaredQuery(search, match.route)
  if (query === null) return null
  const target = query ? `${path}?${query}` : path
  return { kind: match.route.kind, path, target, viewedPost: match.viewedPost }
}

// Unknown parameters do not change the response. The cache key omits them, so nobody can fill the cache with them.
function declaredQuery(search: string, { parameters }: CacheableRoute) {
  const declared: [string, string][] = []
  const names = new Set<string>()
  for (const [name, value] of new URLSearchParams(search)) {
    if (!parameters.includes(name)) {
      if (knownParameters.has(name) || name === '_routes') return null
      continue
    }
    if (names.has(name)) return null
    names.add(name)
    declared.push([name, value])
  }
  return new URLSearchParams(declared.sort(([a], [b]) => (a < b ? -1 : 1))).toString()
}
