import type { ProblemKey } from '~/domain/problems'
import type { Failure, FailureCode } from '~/domain/result'

const statuses: Record<FailureCode, number> = {
  invalid: 400,
  'invalid-credentials': 401,
  'not-authenticated': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
}

/**
 * The HTTP status of a rule's refusal. Forms are the exception: a refused form answers 400 whatever the rule
 * (but for 429), because its page comes back (contract "Pages").
 */
export function statusOf(code: FailureCode): number {
  return statuses[code]
}

/** How long to wait, in words that need no number. @param seconds until it may be done again */
export function waitingProblem(seconds = 0): ProblemKey {
  if (seconds <= 15 * 60) return 'tooManyMinutes'
  return seconds <= 60 * 60 ? 'tooManyHour' : 'tooManyDay'
}

/** The header that says in seconds how long to wait; none for other refusals. */
export function retryHeaders({ retryAfter }: Failure): Record<string, string> {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
}

/** A refusal without a form to show again: the screen of its status. */
export function refusalOf(failure: Failure): Response {
  return new Response(null, { status: statusOf(failure.code), headers: retryHeaders(failure) })
}
