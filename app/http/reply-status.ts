import type { FailureCode } from '~/domain/result'

const statuses: Record<FailureCode, number> = {
  invalid: 400,
  'invalid-credentials': 401,
  'not-authenticated': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
}

/**
 * The HTTP status of a rule's refusal. Forms are the exception: a refused form answers 400 whatever the rule,
 * because its page comes back (contract "Pages").
 */
export function statusOf(code: FailureCode): number {
  return statuses[code]
}
