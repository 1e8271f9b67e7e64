/** Every query parameter that a page or a call reads (`tests/unit/http/repeated-parameters.test.ts`). */
export const knownParameters: ReadonlySet<string> = new Set([
  ...[
    'cursor',
    'limit',
    'after',
    'to',
    'q',
    'type',
    'sort',
    'topic',
    'language',
    'episodeId',
    'source',
    'about',
    'answered',
    'chosen',
    'number',
    'reason',
  ],
  ...['comment', 'reply', 'open', 'tab', 'text', 'title', 'list', 'add', 'change', 'edited'],
  ...['t', 'part', 'transcript', 'questions', 'week', 'half', 'intent', 'anonymous'],
  ...[
    'lng',
    'defaultLng',
    'notice',
    'done',
    'redirectTo',
    'token',
    'ticket',
    'check',
    'confirm',
    'code',
    'state',
    'error',
    'idle',
    'sharedDevice',
  ],
])

/** Returns the known parameters that a query repeats. Parsers disagree about which value counts. */
export function repeatedParameters(query: URLSearchParams): string[] {
  const names = [...query.keys()].filter((name) => knownParameters.has(name))
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
