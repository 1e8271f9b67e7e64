import { extras } from './choices'

/** The six steps of the guided flow, in their order. The last one asks nothing. */
export const steps = ['purpose', 'name', 'message', 'email', 'extras', 'review'] as const

export type Step = (typeof steps)[number]

/** What each step asks, by the names of its fields. */
export const stepFields: Record<Step, readonly string[]> = {
  purpose: ['intent'],
  name: ['name', 'organization'],
  message: ['message'],
  email: ['email', 'phone'],
  extras,
  review: [],
}

/** Whether an address names a step. */
export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value)
}

/** The number of a step, from 1. */
export function numberOf(step: Step): number {
  return steps.indexOf(step) + 1
}

/** The step after this one; the last one has none. */
export function stepAfter(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? 'review'
}

/** The step before this one, null before the first. */
export function stepBefore(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null
}

/** The page of a step; `change` leads back to the review from there. */
export function pathOf(step: Step, change = false): string {
  const path = step === 'purpose' ? '/contact/curtain' : `/contact/curtain/${step}`
  return change ? `${path}?change` : path
}

/**
 * The step that a visitor may see: the one that was asked for, unless one before it is unanswered.
 * @param isAnswered what is known of each step
 */
export function reachableStep(wanted: Step, isAnswered: (step: Step) => boolean): Step {
  const before = steps.slice(0, steps.indexOf(wanted))
  return before.find((step) => !isAnswered(step)) ?? wanted
}
