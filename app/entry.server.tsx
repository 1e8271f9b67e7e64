import type { EntryContext, AppLoadContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceContext, RequestIdContext } from '~/ui/shell/request-context'
import { StructuredDataContext } from './ui/shell/document'
import { loggedPath, log } from './runtime/log.server'
import { getLanguage } from './i18n/i18n.server'
import { TranslationsContext } from './i18n/use-translation'

// Remix keeps the other exports of its entry. Through them `server.ts` gets the rest of the site from the same build.
export { openSite } from './site/open-site.server'
export { serveSite } from './site/serve-site.server'

/**
 * Renders a page in the visitor's language, in one piece. A streamed page is compressed chunk by chunk, to twice the
 * size.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const language = await getLanguage(request)
  const page = (
    <TranslationsContext.Provider value={{ language }}>
      <NonceContext.Provider value={context.nonce}>
        <RequestIdContext.Provider value={context.requestId}>
          <StructuredDataContext.Provider value={context.structuredData}>
            <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
          </StructuredDataContext.Provider>
        </RequestIdContext.Provider>
      </NonceContext.Provider>
    </TranslationsContext.Provider>
  )
  try {
    const html = await renderToText(page)
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return new Response(html, { headers, status })
  } catch (err) {
    log.error({ err, requestId: context.requestId }, 'render failed')
    throw err
  }
}

function renderToText(page: ReactElement) {
  return new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onError: reject,
      // React calls this after a failure too. `pipe` then destroys the stream.
      onAllReady: () => {
        const chunks: Buffer[] = []
        const page = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk)
            done()
          },
        })
        // React 18 leaves zero bytes at the end of a chunk when a letter does not fit there (facebook/react#24985).
        page.once('finish', () => resolve(Buffer.concat(chunks).toString().replaceAll('\0', '')))
        page.once('error', reject)
        pipe(page)
      },
    })
  })
}

/** Logs a bug with the request's id, but without the submitted text. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || isClientError(error)) return
  const pathname = loggedPath(new URL(request.url).pathname)
  log.error(
    { err: error, requestId: context.requestId, method: request.method, pathname },
    'request failed',
  )
}

// Remix also reports its own refusals, for example of a method that a route has no action for.
function isClientError(error: unknown) {
  return isRouteErrorResponse(error) && error.status < 500
}
