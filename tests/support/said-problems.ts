import type { FieldProblems } from '~/domain/result'
import { problemSentence } from '~/http/problem-sentence.server'

/**
 * What an English form says at each field for its problem, as conform has it. `sent` is what was in the fields: a text
 * that is too long is told by how much.
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
