import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { EntryContext, AppLoadContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { NonceContext, RequestIdContext } from '~/ui/shell/request-context'
import { StructuredDataContext } from '~/ui/shell/structured-data'
import { loggedPath } from './http/logged-path'
import { i18nOf, languageOf } from './i18n/i18n.server'
import { env } from './runtime/env.server'
import { log } from './runtime/log.server'

// Remix keeps what else its entry exports: `server.ts` finds the rest of the site in the build's own graph here.
export { openSite } from './site/open-site.server'
export { serveSite } from './site/serve-site.server'

const isProduction = env.NODE_ENV === 'production'

/** How long rendering may take, in milliseconds. */
export const streamTimeout = 10_000

/** Renders a page in the visitor's language. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const i18n = i18nOf(await languageOf(request))
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <NonceContext.Provider value={context.nonce}>
          <RequestIdContext.Provider value={context.requestId}>
            <StructuredDataContext.Provider value={context.structuredData}>
              <RemixServer
                context={remixContext}
                url={request.url}
                nonce={context.nonce}
                abortDelay={streamTimeout + 1000}
              />
            </StructuredDataContext.Provider>
          </RequestIdContext.Provider>
        </NonceContext.Provider>
      </I18nextProvider>,
      {
        nonce: context.nonce,
        onAllReady() {
          const body = new PassThrough()
          headers.set('Content-Type', 'text/html; charset=utf-8')
          // Sent in one piece: a streamed page is compressed chunk by chunk, to twice the size.
          const answer = (page: Buffer) => new Response(stripNulBytes(page), { headers, status })
          // Also called after an error, when the promise is already rejected; `body` then ends with the same error.
          buffer(body).then((page) => resolve(answer(page)), reject)
          pipe(body)
        },
        onShellError: (error) => reject(error instanceof Error ? error : new Error(String(error))),
        onError: (error) =>
          log.error({ err: error, requestId: context.requestId }, 'render failed'),
      },
    )
    setTimeout(abort, streamTimeout).unref()
  })
}

/** Logs a bug with the request's id and without what was typed. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || isRefusal(error)) return
  const pathname = loggedPath(new URL(request.url).pathname)
  log.error(
    { err: error, requestId: context.requestId, method: request.method, pathname },
    'request failed',
  )
}

// Remix also reports its own refusals, such as a method that a route has no action for.
function isRefusal(error: unknown) {
  return isRouteErrorResponse(error) && error.status < 500
}

const end = '</body></html>'

// Remix writes its last scripts behind the end of the page, where HTML allows none.
function endLast(html: string) {
  const at = html.indexOf(end)
  return at < 0 ? html : html.slice(0, at) + html.slice(at + end.length) + end
}

// React 18 writes chunks of 2 KB and fills the rest with NUL where a multi-byte character did not fit, which would
// break Hindi pages. Our pages contain no NUL. In Latin-1 each byte is one character and unchanged.
function stripNulBytes(page: Buffer) {
  const html = endLast(page.toString('latin1').replaceAll('\0', ''))
  return Buffer.from(isProduction ? deprioritiseScripts(html) : html, 'latin1')
}

// Remix loads its scripts with the priority of stylesheets; a page should be readable before it is interactive. In
// development React would warn about an attribute that it did not render.
function deprioritiseScripts(html: string) {
  return html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
}
