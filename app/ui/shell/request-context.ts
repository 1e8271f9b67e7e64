import { createContext, useContext } from 'react'

/** The nonce that this page's scripts carry; browsers hide it from scripts, so it is empty there. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The id of the request that rendered this page, on the server. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** The id of the last request to the server, to be named on the error screen. */
export function useRequestId(): string | undefined {
  return useContext(RequestIdContext) ?? lastTimedRequest()
}

// In the browser it is read from the `Server-Timing` header of the latest page or data request.
function lastTimedRequest() {
  if (typeof performance === 'undefined') return undefined
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]
  const timings = (entries as PerformanceResourceTiming[]).flatMap((entry) => [
    ...(entry.serverTiming ?? []),
  ])
  return timings.filter((timing) => timing.name === 'request').at(-1)?.description
}
