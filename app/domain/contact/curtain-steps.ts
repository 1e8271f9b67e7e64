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

/** Returns the number of a step, from 1. */
export function numberOf(step: Step): number {
  return steps.indexOf(step) + 1
}

/** Returns the next step; after the last step, the last step. */
export function stepAfter(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? 'review'
}

/** Returns the previous step, or null. */
export function stepBefore(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null
}

/** Returns the path of a step; with `change` it leads back to the review. */
export function pathOf(step: Step, change = false): string {
  const path = step === 'purpose' ? '/contact/curtain' : `/contact/curtain/${step}`
  return change ? `${path}?change` : path
}

/** Returns the wanted step, or the first unanswered step before it. */
export function reachableStep(wanted: Step, isAnswered: (step: Step) => boolean): Step {
  const before = steps.slice(0, steps.indexOf(wanted))
  return before.find((step) => !isAnswered(step)) ?? wanted
}
