export { isMissingRow, isUnavailable } from '~/database/db.server'

/** Seconds after which to retry when the database is unavailable. */
export const retryAfter = 30
