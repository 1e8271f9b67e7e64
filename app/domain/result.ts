import type { ProblemKey } from './problems'

/** Every expected way a rule can refuse; `http/reply-status.ts` maps each to a status. */
export type FailureCode =
  | 'invalid'
  | 'invalid-credentials'
  | 'not-authenticated'
  | 'not-allowed'
  | 'not-found'
  | 'conflict'
  | 'too-many'

/** Field name to problem; the field names are those of the forms and of the JSON API. */
export type FieldProblems = Record<string, ProblemKey>

/** `retryAfter`, in seconds, comes with `too-many` alone. */
export type Failure = {
  ok: false
  code: FailureCode
  fields: FieldProblems
  retryAfter?: number
}

/** What a domain function answers: a value, or an expected refusal. Only bugs are thrown. */
export type Result<T> = { ok: true; value: T } | Failure

/** A success carrying `value`. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** A refusal: its code, and the fields at fault if any. */
export function fail(code: FailureCode, fields: FieldProblems = {}): Failure {
  return { ok: false, code, fields }
}

/** The refusal of what was done too often. @param retryAfter seconds until it may be done again */
export function tooMany(retryAfter: number): Failure {
  return { ...fail('too-many'), retryAfter }
}
