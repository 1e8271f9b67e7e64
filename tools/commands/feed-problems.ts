import type { FeedProblem } from '~/domain/episodes/feed/outcome'

const problems: Record<FeedProblem, string> = {
  'wrong-url': 'The address (or one it redirects to) must be http, https, or a file',
  unreachable: 'The feed cannot be read',
  'timed-out': 'The feed did not arrive within a minute',
  'too-many-redirects': 'The address redirects more than three times',
  'not-public': 'The address (or one it redirects to) leads into a network that is not public',
  'bad-status': 'The server refused the feed, status',
  'too-large': 'The feed is larger than 10 MB',
  'not-a-feed': 'This is not a readable RSS or Atom feed',
  'too-costly': 'Reading the feed takes too much time or memory',
  busy: 'Another import is running; try again in a moment',
}

/** The reason why a feed cannot be read, without a full stop. */
export function feedProblem({ problem, detail }: { problem: FeedProblem; detail: string }): string {
  return [problems[problem], detail].filter(Boolean).join(': ')
}
