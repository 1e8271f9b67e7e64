import type { Step } from '~/domain/contact/curtain-steps'

/** The step to show and the answers so far. */
export type CurtainView = {
  step: Step
  /** True when the step was opened from the review and leads back there. */
  change: boolean
  answers: Record<string, string>
}

/** Returns the view in an action's answer, or null for any other answer. */
export function viewIn(answer: unknown): CurtainView | null {
  return typeof answer === 'object' && answer !== null && 'step' in answer
    ? (answer as CurtainView)
    : null
}
