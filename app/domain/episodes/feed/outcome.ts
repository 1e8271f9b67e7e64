export type FeedProblem =
  | 'wrong-url'
  | 'unreachable'
  | 'timed-out'
  | 'too-many-redirects'
  | 'not-public'
  | 'bad-status'
  | 'too-large'
  | 'not-a-feed'
  | 'too-costly'
  | 'busy'

/** The reason why a transcript, chapters or a picture of a feed were not stored. */
export type DocumentProblem =
  FeedProblem | 'not-readable' | 'not-a-picture' | 'wrong-size' | 'no-encoder'

/** `detail` is an HTTP status, a system error code or a position in the file. */
export type FeedOutcome<T> = Outcome<T, FeedProblem>
export type DocumentOutcome<T> = Outcome<T, DocumentProblem>

type Outcome<T, Problem> = { ok: true; value: T } | { ok: false; problem: Problem; detail: string }

export function failed<Problem extends DocumentProblem>(
  problem: Problem,
  detail = '',
): { ok: false; problem: Problem; detail: string } {
  return { ok: false, problem, detail }
}
