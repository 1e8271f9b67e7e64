import type { Step } from '~/domain/contact/curtain-steps'

/** What the server says of the guided flow: the step to show and what has been answered. */
export type CurtainView = {
  step: Step
  /** Whether the step was opened from the review, and leads back there. */
  change: boolean
  answers: Record<string, string>
}

/** The view in an answer; null for any other answer. */
export function viewIn(answer: unknown): CurtainView | null {
  return typeof answer === 'object' && answer !== null && 'step' in answer
    ? (answer as CurtainView)
    : null
}
