import type { RoutePath } from '~/routes'

export type PublicRoute = {
  /** A page depends on the visitor's language and preferences, JSON on the language, a document on neither. */
  form: 'page' | 'json' | 'document'
  /** The query parameters that it reads, with the values that are worth keeping an answer for. */
  parameters: Record<string, RegExp>
}

// Not of version 7: those are former ids, whose addresses redirect.
const id = '[\\da-f]{8}-[\\da-f]{4}-[0-689a-f][\\da-f]{3}-[\\da-f]{4}-[\\da-f]{12}'
const cursor = /^[\w-]{1,300}$/
const lng = /^(en|hi)$/
const limit = /^\d{1,3}$/
const listed = { type: /^(general|episode)$/, episodeId: new RegExp(`^${id}$`), cursor }

const page = (parameters: Record<string, RegExp> = {}): PublicRoute => ({
  form: 'page',
  parameters: { lng, ...parameters },
})
const json = (parameters: Record<string, RegExp> = {}): PublicRoute => ({
  form: 'json',
  parameters,
})
const document = (parameters: Record<string, RegExp> = {}): PublicRoute => ({
  form: 'document',
  parameters,
})

/** What is answered from memory to everybody who is not signed in. All else is for one person, or changes nothing. */
export const publicRoutes: Partial<Record<RoutePath, PublicRoute>> = {
  '/': page(),
  privacy: page(),
  'avatars/:file': document(),
  'contact/elevator/:floor?': page(),
  'contact/waitlist': page({ list: /^(waitlist|notify)$/ }),
  'auth/signin': page(),
  'auth/signup': page(),
  'auth/forgot-password': page(),
  forum: page(listed),
  'forum/feed.xml': document({ lng }),
  'forum/help': page(),
  'forum/post/:postId': page({ cursor }),
  'forum/post/:postId/replies/:commentId': page({ cursor }),
  'api/forum/posts': json({ ...listed, limit }),
  'api/forum/posts/:postId': json(),
  'api/forum/posts/:postId/comments': json({ cursor, limit }),
  'api/forum/comments/:commentId/replies': json({ cursor }),
  'api/forum/episodes': json(),
  'api/openapi.json': json(),
  '.well-known/security.txt': document(),
  'robots.txt': document(),
  'sitemap.xml': document(),
  'sitemap-pages.xml': document(),
  'sitemap-posts.xml': document({ after: cursor, to: cursor }),
  healthz: document(),
}

/** Parameters with which a public address is not answered from memory: searches, notices, redirects. */
export const unkeptParameters = [
  'q',
  'notice',
  'done',
  'comment',
  'reply',
  'open',
  'redirectTo',
  '_routes',
  'lng',
]

const segments: Record<string, string> = {
  postId: `(${id})`,
  commentId: id,
  floor: '[a-z]+',
  file: '[\\w-]+\\.svg',
}

const fixed = new Map<string, PublicRoute>()
const patterns: [pattern: RegExp, route: PublicRoute, path: string][] = []
for (const [path, route] of Object.entries(publicRoutes)) {
  const address = path.startsWith('/') ? path : `/${path}`
  if (!path.includes(':')) fixed.set(address, route)
  else patterns.push([patternOf(address), route, path])
}

function patternOf(address: string) {
  const source = address.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) =>
    optional ? `(?:/${segments[name]})?` : `/${segments[name]}`,
  )
  return new RegExp(`^${source}$`)
}

/** The public route of a path, and the post whose reading it counts; null for any other path. */
export function publicRouteOf(path: string): { route: PublicRoute; readPost?: string } | null {
  const route = fixed.get(path)
  if (route) return { route }
  for (const [pattern, each, name] of patterns) {
    const match = pattern.exec(path)
    if (match)
      return { route: each, readPost: name === 'forum/post/:postId' ? match[1] : undefined }
  }
  return null
}
