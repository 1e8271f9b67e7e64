export { isMissingRow, isUnavailable } from '~/database/db.server'

/** After how many seconds it is worth trying again when the database could not be reached or written. */
export const retryAfter = 30
