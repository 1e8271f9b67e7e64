import { extras } from './choices'

export const steps = ['purpose', 'name', 'message', 'email', 'extras', 'review'] as const

export type Step = (typeof steps)[number]

export const stepFields: Record<Step, readonly string[]> = {
  purpose: ['intent'],
  name: ['name', 'organization'],
  message: ['message'],
  email: ['email', 'phone'],
  extras,
  review: [],
}

export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value)
}

/** The number of a step, from 1. */
export function numberOf(step: Step): number {
  return steps.indexOf(step) + 1
}

/** The next step; the last one stays. */
export function stepAfter(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? 'review'
}

/** The previous step, or null. */
export function stepBefore(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null
}

/** The path of a step; with `change` it leads back to the review. */
export function pathOf(step: Step, change = false): string {
  const path = step === 'purpose' ? '/contact/curtain' : `/contact/curtain/${step}`
  return change ? `${path}?change` : path
}

/** The wanted step, or the first unanswered one before it. */
export function reachableStep(wanted: Step, isAnswered: (step: Step) => boolean): Step {
  const before = steps.slice(0, steps.indexOf(wanted))
  return before.find((step) => !isAnswered(step)) ?? wanted
}
