import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { countView } from '~/domain/activity/count-views.server'
import { log } from '~/runtime/log.server'
import { isLingering } from '../middleware/lingering-close.server'
import { logWhenClosed } from '../middleware/request-log.server'
import { headersWithoutRequest } from '../middleware/security-headers.server'
import { visitorOn } from '../visitor.server'
import { figures } from './figures.server'
import { createPageCache, type ContentState, type Found } from './page-cache.server'
import type { Page } from './page'
import { readerOf, type Reader } from './reader.server'
import { renderPage, type Respond } from './render-page.server'
import { sendPage } from './send-page.server'

type Options = { maxBytes: number; content: ContentState; respond: Respond }

/**
 * Answers what visitors read out of memory, in front of everything else, and renders what is not there; the rest goes
 * on to `next`.
 */
export function readersCache(
  { maxBytes, content, respond }: Options,
  next: RequestListener,
): RequestListener {
  const cache = createPageCache(maxBytes, content)

  return (request, response) => {
    try {
      listen(request, response)
    } catch (err) {
      // Nothing in front of Express answers for an error.
      fail(err, response)
    }
  }

  function listen(request: IncomingMessage, response: ServerResponse) {
    const reader = readerOf(request)
    if (!reader || isLingering(request.socket)) return next(request, response)
    if (!(reader instanceof Promise)) return answer(reader, request, response)
    reader
      .then((found) => answer(found, request, response))
      .catch((err: unknown) => fail(err, response))
  }

  function answer(reader: Reader, request: IncomingMessage, response: ServerResponse) {
    const requestId = randomUUID()
    logWhenClosed(response, { requestId, method: request.method ?? '', path: reader.loggedPath })
    const page = cache.find(reader.key)
    if (page) {
      figures.hits += 1
      return finish(page, 'hit')
    }
    cache
      .findOrRender(reader.key, () => renderPage(respond, reader, requestId))
      .then(({ page, from }) => finish(page, from))
      .catch((err: unknown) => fail(err, response))

    function finish(page: Page, from: Found['from']) {
      if (from === 'stale') figures.stale += 1
      if (reader.readPost && page.status === 200) count(reader.readPost, request)
      sendPage(request, response, { page, reader, requestId })
    }
  }
}

function fail(err: unknown, response: ServerResponse) {
  log.error({ err }, 'request failed')
  if (response.headersSent) return void response.destroy()
  response.writeHead(500, { ...headersWithoutRequest(), 'Cache-Control': 'no-store' }).end()
}

function count(postId: string, request: IncomingMessage) {
  const visitor = visitorOn(request)
  if (visitor) countView(postId, visitor)
}
