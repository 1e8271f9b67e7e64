import { createContext, useContext } from 'react'

/** The nonce of this page's scripts. It is empty in the browser, which hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The id of the request that rendered this page. Set on the server only. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** The id of the last request to the server, for the error screen. */
export function useRequestId(): string | undefined {
  return useContext(RequestIdContext) ?? lastTimedRequest()
}

// Reads the `Server-Timing` header of the latest page or data request.
function lastTimedRequest() {
  if (typeof performance === 'undefined') return undefined
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]
  const timings = (entries as PerformanceResourceTiming[]).flatMap((entry) => [
    ...(entry.serverTiming ?? []),
  ])
  return timings.filter((timing) => timing.name === 'request').pop()?.description
}
