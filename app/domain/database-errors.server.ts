export { isMissingRow, isServiceUnavailable } from '~/database/db.server'

export const retryAfter = 30
