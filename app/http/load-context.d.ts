import '@remix-run/node'
import type { Visitor } from '~/domain/activity/viewer-keys.server'

// The context that `app/site/request-handler.server.ts` passes to every loader and action of one request.
declare module '@remix-run/node' {
  interface AppLoadContext {
    nonce: string
    requestId: string
    /** Adds a `Set-Cookie` value to the response, whatever the route answers. */
    setCookie: (value: string) => void
    /** The client's IP address, read through the proxies that `TRUST_PROXY` trusts. */
    ip: string
    /** Set when the request was refused before Remix; the not-found route answers with it. */
    refusal?: number
    /** Null for bots and prefetches. */
    visitor?: Visitor | null
    /** True when nobody sees the response: `HEAD` or a prefetch. A notice then waits for the next page. */
    isUnseen?: boolean
    /** Resolves once the connection can accept more data or has closed. Remix does not apply backpressure. */
    waitForDrain?: () => Promise<void>
    structuredData?: () => string
    /** The render time in milliseconds, set when the cache needs it. */
    renderedAt?: number
  }
}
