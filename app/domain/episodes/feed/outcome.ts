export type FeedProblem =
  | 'wrong-address'
  | 'unreachable'
  | 'timed-out'
  | 'too-many-redirects'
  | 'not-public'
  | 'bad-status'
  | 'too-large'
  | 'not-a-feed'
  | 'too-costly'
  | 'busy'

/** Why a transcript or chapters that a feed names were not stored. */
export type DocumentProblem = FeedProblem | 'not-readable'

/** `detail` is an HTTP status, a system error code or a position in the file. */
export type FeedOutcome<T> =
  { ok: true; value: T } | { ok: false; problem: FeedProblem; detail: string }

export function failed(problem: FeedProblem, detail = ''): FeedOutcome<never> {
  return { ok: false, problem, detail }
}
