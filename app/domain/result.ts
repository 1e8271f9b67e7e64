import type { FieldFinding } from './guidance-kinds'
import type { ProblemKey } from './problems'

/** Every expected refusal; `http/reply-status.ts` maps each to a status. */
export type FailureCode =
  | 'invalid'
  | 'invalid-credentials'
  | 'not-authenticated'
  | 'not-allowed'
  | 'not-found'
  | 'conflict'
  | 'too-many'

/** Field name, as in forms and the JSON API, to problem. */
export type FieldProblems = Record<string, ProblemKey>

/** `retryAfter` is in seconds, and only set for `too-many`; `guidance` is what the author has not seen yet. */
export type Failure = {
  ok: false
  code: FailureCode
  fields: FieldProblems
  retryAfter?: number
  guidance?: FieldFinding[]
}

/** What domain functions return: a value or an expected refusal. Only bugs are thrown. */
export type Result<T> = { ok: true; value: T } | Failure

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** A refusal, and the fields at fault if any. */
export function fail(code: FailureCode, fields: FieldProblems = {}): Failure {
  return { ok: false, code, fields }
}

/** `too-many`, with the seconds until the next try. */
export function tooMany(retryAfter: number): Failure {
  return { ...fail('too-many'), retryAfter }
}
