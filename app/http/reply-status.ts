import type { ProblemKey } from '~/domain/problems'
import type { Failure, FailureCode, Result } from '~/domain/result'

const statuses: Record<FailureCode, number> = {
  invalid: 400,
  'invalid-credentials': 401,
  'not-authenticated': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
}

/** The HTTP status of a failure. A form with errors answers 400, 403 or 429 instead and shows its page again. */
export function statusOf(code: FailureCode): number {
  return statuses[code]
}

/** The problem key that says how long to wait before the next attempt. */
export function waitingProblem(seconds = 0): ProblemKey {
  if (seconds <= 15 * 60) return 'tooManyMinutes'
  return seconds <= 60 * 60 ? 'tooManyHour' : 'tooManyDay'
}

/** `Retry-After` in seconds, if the failure has one. */
export function retryHeaders({ retryAfter }: Failure): Record<string, string> {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
}

/** Returns the value of a result. @throws `errorResponse` for a failure */
export function unwrapOrThrow<T>(result: Result<T>): T {
  if (!result.ok) throw errorResponse(result)
  return result.value
}

/** The response for a failure. Throw it to show the error screen. */
export function errorResponse(failure: Failure): Response {
  return new Response(null, { status: statusOf(failure.code), headers: retryHeaders(failure) })
}
