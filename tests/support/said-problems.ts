import type { FieldProblems } from '~/domain/result'
import { problemSentence } from '~/http/problem-sentence.server'

/** What an English form says at each field for its problem, as conform has it. */
export function said(problems: FieldProblems): Record<string, string[]> {
  const entries = Object.entries(problems)
  return Object.fromEntries(
    entries.map(([name, problem]) => [name, [problemSentence('en', name, problem)]]),
  )
}
