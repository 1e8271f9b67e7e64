import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { countView } from '~/domain/activity/count-views.server'
import { languageIn } from '~/i18n/language-cookie.server'
import { log } from '~/runtime/log.server'
import { isLingering } from '../middleware/lingering-close.server'
import { logWhenClosed } from '../middleware/request-log.server'
import { headersWithoutRequest } from '../middleware/security-headers.server'
import { preferenceCookie } from '../session/preferences.server'
import { clientAddress, visitorOf } from '../visitor.server'
import { figures } from './figures.server'
import { createPageCache, type ContentState, type Found } from './page-cache.server'
import { keyOf, publicRequestOf, readerOf, type Reader } from './reader.server'
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
    const address = publicRequestOf(request)
    if (!address || isLingering(request.socket)) return void next(request, response)
    const reader = readerOf(address, request.headers)
    if (!(reader instanceof Promise)) return answer(reader, request, response)
    reader
      .then((found) => answer(found, request, response))
      .catch((err: unknown) => fail(err, response))
  }

  function answer(reader: Reader, request: IncomingMessage, response: ServerResponse) {
    const requestId = randomUUID()
    const key = keyOf(reader)
    logWhenClosed(response, { requestId, method: request.method ?? '', path: reader.path })
    const page = cache.find(key)
    if (page) {
      figures.hits += 1
      return finish({ page, from: 'hit' })
    }
    cache
      .findOrRender(key, () => renderPage(respond, reader, requestId))
      .then(finish)
      .catch((err: unknown) => fail(err, response))

    function finish(found: Found) {
      if (found.from === 'stale') figures.stale += 1
      if (reader.readPost && found.page.status === 200) count(reader.readPost, request)
      sendPage(request, response, { ...found, requestId, cookie: cookieFor(reader, request) })
    }
  }
}

function fail(err: unknown, response: ServerResponse) {
  log.error({ err }, 'request failed')
  if (response.headersSent) return void response.destroy()
  response.writeHead(500, { ...headersWithoutRequest(), 'Cache-Control': 'no-store' }).end()
}

function count(postId: string, request: IncomingMessage) {
  const { method = '', headers } = request
  const visitor = visitorOf({ method, headers, ip: clientAddress(request) })
  if (visitor) countView(postId, visitor)
}

// As `remember-language.server.ts` does for all other addresses.
function cookieFor({ form, language, target }: Reader, { headers }: IncomingMessage) {
  const isChosen = form === 'page' && /[?&]lng=/.test(target)
  return isChosen && languageIn(headers.cookie) !== language
    ? preferenceCookie('language', language)
    : null
}
