export { isMissingRow, isUnavailable } from '~/database/db.server'

export const retryAfter = 30
