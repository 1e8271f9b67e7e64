import type { FieldFinding } from './guidance-kinds'
import type { ProblemKey } from './problems'

/** The codes of all expected refusals; `http/reply-status.ts` maps each to a status. */
export type FailureCode =
  | 'invalid'
  | 'invalid-credentials'
  | 'not-authenticated'
  | 'not-allowed'
  | 'not-found'
  | 'conflict'
  | 'too-many'

/** Maps a field's name, as in forms and the JSON API, to its problem. */
export type FieldProblems = Record<string, ProblemKey>

/**
 * `retryAfter` is in seconds, and only set for `too-many`. `guidance` lists the findings that the author has not seen
 * yet.
 */
export type Failure = {
  ok: false
  code: FailureCode
  fields: FieldProblems
  retryAfter?: number
  guidance?: FieldFinding[]
}

/** The result of domain functions: a value or an expected refusal. Only bugs are thrown. */
export type Result<T> = { ok: true; value: T } | Failure

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** Returns a refusal with the wrong fields, if any. */
export function fail(code: FailureCode, fields: FieldProblems = {}): Failure {
  return { ok: false, code, fields }
}

/** Returns `too-many`, with the seconds until the next attempt. */
export function tooMany(retryAfter: number): Failure {
  return { ...fail('too-many'), retryAfter }
}
