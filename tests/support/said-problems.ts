import type { FieldProblems } from '~/domain/result'
import { problemSentence } from '~/http/problem-sentence.server'

/**
 * Returns the messages of an English form at each field with a problem, in conform's format. `sent` are the contents of
 * the fields: the message for a long text says by how much it is too long.
 */
export function said(
  problems: FieldProblems,
  sent: Record<string, string> = {},
): Record<string, string[]> {
  const entries = Object.entries(problems)
  return Object.fromEntries(
    entries.map(([name, problem]) => [name, [problemSentence('en', name, problem, sent[name])]]),
  )
}
