/** An action's answer to a sent message when the page stays. */
export type SentAnswer = { sent: string }

/** Returns the reference in an action's answer, or null if nothing was sent. */
export function sentIn(answer: unknown): string | null {
  return isRecord(answer) && typeof answer.sent === 'string' ? answer.sent : null
}

/** Returns an action's answer, unless the answer reports a sent message or another step. */
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
