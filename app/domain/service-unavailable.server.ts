import { log, loggedPath } from '~/runtime/log.server'

// http may not import the database (directions.test.ts).
export { isMissingRow, isServiceUnavailable } from '~/database/errors.server'

export const retryAfterSeconds = 30

/** Logs a request that failed because the database is unavailable. */
export function logUnavailable(err: unknown, { method, url }: Request, requestId: string): void {
  const pathname = loggedPath(new URL(url).pathname)
  log.error(
    { err, requestId, method, pathname },
    'database unavailable, answered 503: run npm run doctor',
  )
}
