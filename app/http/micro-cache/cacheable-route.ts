import type { RoutePath } from '~/routes'
import { knownParameters } from '../repeated-parameters'

export type CacheableRoute = {
  /** A page depends on the visitor's language and preferences, JSON on the language, a document on neither. */
  kind: 'page' | 'json' | 'document'
  /** The query parameters that it reads. A request with another known parameter is not cached. */
  parameters: string[]
}

const page = (...parameters: string[]): CacheableRoute => ({
  kind: 'page',
  parameters: ['lng', ...parameters],
})
const json = (...parameters: string[]): CacheableRoute => ({ kind: 'json', parameters })
const document = (...parameters: string[]): CacheableRoute => ({ kind: 'document', parameters })

/** The routes whose answers are the same for all visitors with the same language and preferences. */
export const cacheableRoutes: Partial<Record<RoutePath, CacheableRoute>> = {
  '/': page(),
  privacy: page(),
  accessibility: page(),
  community: page('half'),
  'avatars/:file': document(),
  'contact/elevator/:floor?': page(),
  'contact/waitlist': page('list'),
  grievance: page(),
  forum: page('type', 'episodeId', 'topic', 'language', 'sort', 'answered', 'cursor'),
  'forum/feed.xml': document('lng', 'topic'),
  'forum/before-you-write': page(),
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

const id = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'
const segments: Record<string, string> = {
  postId: `(?<postId>${id})`,
  commentId: id,
  episodeId: id,
  episode: `(?:\\d{1,7}|${id})`,
  floor: '[a-z]+',
  file: '[\\w-]+\\.svg',
}

type Matcher = { pattern: RegExp; path: string; route: CacheableRoute }

const fixed = new Map<string, CacheableRoute>()
const matchers: Matcher[] = []
for (const [path, route] of Object.entries(cacheableRoutes)) {
  const pathname = path.startsWith('/') ? path : `/${path}`
  if (path.includes(':')) matchers.push({ pattern: patternOf(pathname), path, route })
  else fixed.set(pathname, route)
}

function patternOf(path: string) {
  const source = path.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) =>
    optional ? `(?:/${segments[name]})?` : `/${segments[name]}`,
  )
  return new RegExp(`^${source}$`)
}

/** The cacheable route of a path without its query, and the post whose views it counts; null for any other path. */
export function matchCacheableRoute(
  path: string,
): { route: CacheableRoute; viewedPost?: string } | null {
  const isData = path.endsWith('.data')
  const pagePath = isData ? pagePathOf(path) : path
  const route = fixed.get(pagePath)
  if (route) return isData && route.kind !== 'page' ? null : { route }
  for (const each of matchers) {
    const match = each.pattern.exec(pagePath)
    if (!match || (isData && each.route.kind !== 'page')) continue
    const viewedPost = each.path === 'forum/post/:postId' ? match.groups?.postId : undefined
    return { route: each.route, viewedPost }
  }
  return null
}

// Remix calls the data of `/` `/_root.data`. `/.data` does not exist.
function pagePathOf(path: string) {
  const page = path.slice(0, -'.data'.length)
  return page === '/_root' ? '/' : page === '/' ? '' : page
}

export type CacheableUrl = {
  kind: CacheableRoute['kind']
  path: string
  /** The path with the parameters that the route reads, sorted by name. */
  target: string
  viewedPost?: string
}

/** The part of a request's URL that a cacheable route reads; null when its answer is not cached. */
export function parseCacheableUrl(url: string): CacheableUrl | null {
  const [path = '', search = ''] = url.split(/\?(.*)/s)
  const match = matchCacheableRoute(path)
  if (!match) return null
  const query = search && declaredQuery(search, match.route)
  if (query === null) return null
  const target = query ? `${path}?${query}` : path
  return { kind: match.route.kind, path, target, viewedPost: match.viewedPost }
}

// Unknown parameters do not change the answer. The key omits them, so that nobody can fill the cache with them.
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
