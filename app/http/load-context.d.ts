import '@remix-run/node'

// What `server.ts` hands to every loader and action of one request.
declare module '@remix-run/node' {
  interface AppLoadContext {
    nonce: string
    requestId: string
    /** A status that was decided before Remix: the not-found route answers with it. */
    refusal?: number
  }
}
