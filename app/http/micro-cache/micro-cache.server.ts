import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { parse } from 'cookie'
import isFresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { minute, second } from '~/domain/durations'
import { visibleChanges } from '~/domain/visible-changes'
import { languageIn } from '~/i18n/i18n.server'
import { log } from '~/runtime/log.server'
import { isLingering, connectionLimits, isLast } from '../server/connections.server'
import { logWhenClosed, requestIdHeaders } from '../middleware/request-log.server'
import { hasOneValidHost } from '../middleware/request-checks.server'
import { hidesSomething, languageRedirect, preferenceCookie } from '../session/preferences.server'
import { sessionCookieName } from '../session/session.server'
import { isSharedDevice } from '../session/shared-device.server'
import { countPostView, visitorOnConnection } from '../visitor.server'
import { parseCacheableUrl, matchCacheableRoute, type CacheableUrl } from './cacheable-route'
import {
  toAnonymousRequest,
  bodyIn,
  encodingFor,
  renderPage,
  type AnonymousRequest,
  type CachedPage,
  type Respond,
} from './cached-page.server'

const freshFor = second
const staleFor = minute

/** Counters since the start: fresh responses, stale responses while the database was unavailable, and renders. */
export const cacheMetrics = { hits: 0, stale: 0, renders: 0, bytes: 0 }

type Entry = {
  page: CachedPage
  renderedAt: number
  freshUntil: number
  isStale: boolean
  /** `visibleChanges` when its rendering began. */
  changes: number
}
type Render = () => Promise<CachedPage | null>

/**
 * Keeps pages for one second each. While the database is unavailable, the last copy serves for up to 60 seconds.
 * Neither is sent once this process has changed or removed something that visitors could read.
 */
export function createPageCache(maxBytes: number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // The compressed versions together are smaller than half of the body.
    sizeCalculation: ({ page }, key) => Math.ceil(page.body.length * 1.5) + key.length + 4_096,
  })
  const renderings = new Map<string, Promise<CachedPage | null>>()
  const isOutdated = ({ changes }: Entry) => changes !== visibleChanges()

  /** Returns a page that is still fresh, or null. */
  function find(key: string): CachedPage | null {
    const entry = entries.get(key)
    if (!entry || performance.now() >= entry.freshUntil || isOutdated(entry)) return null
    cacheMetrics[entry.isStale ? 'stale' : 'hits'] += 1
    return entry.page
  }

  /** Renders a page once for all concurrent requests, and stores it if it is cacheable. */
  function refresh(key: string, render: Render): Promise<CachedPage | null> {
    const changes = visibleChanges()
    const rendering = `${changes} ${key}`
    const running = renderings.get(rendering)
    if (running) return running
    const page = renderAndKeep(key, changes, render).finally(() => renderings.delete(rendering))
    renderings.set(rendering, page)
    return page
  }

  async function renderAndKeep(key: string, changes: number, render: Render) {
    const renderedAt = performance.now()
    cacheMetrics.renders += 1
    const page = await render()
    const former = entries.get(key)
    if (page?.status === 503 && former) return lastCopy(former) ?? page
    if (!page?.isCacheable) {
      // Deletes the stored copy, so a removed page does not reappear while the database is unavailable.
      entries.delete(key)
      return page
    }
    // An unchanged page keeps its ETag and its compressed versions.
    const kept = former?.page.digest === page.digest ? former.page : page
    const freshUntil = renderedAt + freshFor
    entries.set(key, { page: kept, renderedAt, freshUntil, isStale: false, changes })
    cacheMetrics.bytes = entries.calculatedSize
    return kept
  }

  function lastCopy(entry: Entry) {
    const staleUntil = entry.renderedAt + staleFor
    if (performance.now() >= staleUntil || isOutdated(entry)) return null
    cacheMetrics.stale += 1
    entry.isStale = true
    entry.freshUntil = Math.min(performance.now() + freshFor, staleUntil)
    return entry.page
  }

  return { find, refresh }
}

/**
 * Answers visitors' requests for public routes from a cache of one second, in front of Express. Requests with a session
 * cookie, valid or not, and requests for other routes are passed to `next`.
 * @param respond renders a route without Express, for a request without visitor data
 */
export function microCache(
  maxBytes: number,
  respond: Respond,
  next: RequestListener,
): RequestListener {
  const cache = createPageCache(maxBytes)

  return (request, response) => {
    const url = cacheableUrlOfRequest(request)
    if (!url) return next(request, response)
    const { method = '', headers } = request
    const requestId = randomUUID()
    const stopLogging = logWhenClosed(response, { requestId, method, path: url.path })
    answer().catch((err: unknown) => {
      log.error({ err, requestId }, 'The cache could not answer. The request goes on without it.')
      goOn()
    })

    async function answer() {
      const anonymous = await toAnonymousRequest(url as CacheableUrl, headers)
      const page =
        cache.find(anonymous.key) ??
        (await cache.refresh(anonymous.key, () => renderPage(respond, anonymous, requestId)))
      if (!page) return goOn()
      const encoding = encodingFor(page, String(headers['accept-encoding'] ?? ''))
      const body = encoding ? await bodyIn(page, encoding) : page.body
      sendPage(request, response, { page, encoding, body, requestId, anonymous })
    }

    function goOn() {
      stopLogging()
      if (response.headersSent) response.destroy()
      else next(request, response)
    }
  }
}

type Answer = {
  page: CachedPage
  encoding: string | null
  body: Buffer
  requestId: string
  anonymous: AnonymousRequest
}

function sendPage(request: IncomingMessage, response: ServerResponse, answer: Answer) {
  const { page, encoding, body, requestId, anonymous } = answer
  const isFound = page.status === 200
  if (isFound && anonymous.viewedPost)
    countPostView({ visitor: visitorOnConnection(request) }, null, anonymous.viewedPost)
  const headers = page.headers.concat(requestIdHeaders(requestId))
  const languageCookie = languageCookieFor(request, anonymous)
  if (languageCookie) headers.push('Set-Cookie', languageCookie)
  if (isLast(request.socket, connectionLimits.maxRequestsPerSocket))
    headers.push('Connection', 'close')
  if (isFound && hasCopy(request, page)) return void response.writeHead(304, headers).end()
  if (page.type) headers.push('Content-Type', page.type)
  if (encoding) headers.push('Content-Encoding', encoding)
  headers.push('Content-Length', String(body.length))
  response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body)
}

// Stores the language from the URL, as `rememberLanguage` does for other URLs.
function languageCookieFor(
  { headers }: IncomingMessage,
  { kind, target, language }: AnonymousRequest,
) {
  const isChosen = kind === 'page' && /[?&]lng=/.test(target)
  return isChosen && languageIn(headers.cookie) !== language
    ? preferenceCookie('language', language, isSharedDevice(headers.cookie))
    : null
}

/** True when a visitor reads a public route, cached or not. */
export function isVisitorsRead({ method, headers, url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?')
  return isAnonymousRead(method, headers.cookie) && matchCacheableRoute(path) !== null
}

function isAnonymousRead(method = '', cookie = '') {
  return ['GET', 'HEAD'].includes(method) && !(sessionCookieName in parse(cookie))
}

function cacheableUrlOfRequest(request: IncomingMessage) {
  const { method, headers, url = '', socket } = request
  const hasBody = headers['content-length'] !== undefined || 'transfer-encoding' in headers
  if (hasBody || !isAnonymousRead(method, headers.cookie)) return null
  if (languageRedirect({ method, url, headers })) return null
  const cacheable = parseCacheableUrl(url)
  // Few visitors hide topics, and their choices differ.
  if (cacheable && cacheable.kind !== 'document' && hidesSomething(headers.cookie)) return null
  return cacheable && !isLingering(socket) && hasOneValidHost(request) ? cacheable : null
}

// Only the request's ETags count, as in `reply-fresh.server.ts`.
function hasCopy({ headers }: IncomingMessage, { etag }: CachedPage) {
  const tags = headers['if-none-match']
  return Boolean(etag && tags && isFresh({ 'if-none-match': tags }, { etag }))
}
