/** What an action answers in place to a message that was sent; elsewhere it redirects to the confirmation. */
export type SentAnswer = { sent: string }

/** The reference in an action's answer; null when nothing was sent. */
export function sentIn(answer: unknown): string | null {
  return isRecord(answer) && typeof answer.sent === 'string' ? answer.sent : null
}

/** An action's answer unless it tells of a message that was sent, or of another step. */
export function refusalIn<T>(
  answer: T,
): Extract<T, { lastResult: unknown } | { submitFailed: unknown }> | undefined {
  const isRefusal = isRecord(answer) && ('lastResult' in answer || 'submitFailed' in answer)
  return isRefusal
    ? (answer as Extract<T, { lastResult: unknown } | { submitFailed: unknown }>)
    : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
