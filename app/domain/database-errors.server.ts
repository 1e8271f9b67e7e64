export { isMissingRow, isServiceUnavailable } from '~/database/errors.server'

export const retryAfterSeconds = 30
