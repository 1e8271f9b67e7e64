import '@remix-run/node'
import type { Visitor } from '~/domain/activity/count-views.server'

// What `app/site/request-handler.server.ts` hands to every loader and action of one request.
declare module '@remix-run/node' {
  interface AppLoadContext {
    nonce: string
    requestId: string
    /** Where the request comes from, as far as `TRUST_PROXY` lets proxies say. */
    address: string
    /** A status that was decided before Remix: the not-found route answers with it. */
    refusal?: number
    /** Who reads, if it is a person reading. */
    visitor?: Visitor | null
    /** Waits until the connection can take more, or has closed. Remix itself never waits for a slow reader. */
    waitForDrain?: () => Promise<void>
    /** What the page tells search engines; a loader sets it, the page's rendering calls it. */
    structuredData?: () => string
  }
}
