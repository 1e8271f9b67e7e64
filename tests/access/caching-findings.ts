import type { RoutePath } from '~/routes'
import type { Answer } from '../support/http/raw-http'
import type { Actor } from './actors'
import type { Attempt } from './attempts'

// Responses that are the same for all visitors and members.
const forEverybody: readonly RoutePath[] = [
  'episodes/:episode/cover/:file',
  'forum/feed.xml',
  'robots.txt',
  'sitemap.xml',
  'sitemap-pages.xml',
  'sitemap-posts.xml',
  '.well-known/security.txt',
]

const personal = /token=|^\/(api|auth|profile(?!\/deleted)|moderation|contact\/(curtain|sent))/

/** Reports a response for one person that a browser or a cache may store. */
export function cachingFindings(attempt: Attempt, actor: Actor, answer: Answer): string[] {
  const caching = answer.headers['cache-control'] ?? 'none'
  return mayBe(caching, attempt, actor, answer)
    ? []
    : [`${answer.status} may be cached: ${caching}; tests/access/caching-findings.ts has the rules`]
}

function mayBe(caching: string, attempt: Attempt, actor: Actor, answer: Answer) {
  const { route, door, method, url } = attempt
  if (/^no-store(, no-transform)?$/.test(caching)) return true
  if (method !== 'GET' || answer.status !== 200) return false
  if (forEverybody.includes(route) && door !== 'data') return caching.startsWith('public, ')
  return actor.role === 'visitor' && !personal.test(url) && caching === 'no-cache'
}
