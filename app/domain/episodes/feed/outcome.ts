/** Every expected way in which an import of episodes can fail; the words are the caller's. */
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

/** A value, or why there is none; `detail` is a status, a system's code or a place in the file. */
export type FeedOutcome<T> =
  { ok: true; value: T } | { ok: false; problem: FeedProblem; detail: string }

/** A failure. */
export function failed(problem: FeedProblem, detail = ''): FeedOutcome<never> {
  return { ok: false, problem, detail }
}
