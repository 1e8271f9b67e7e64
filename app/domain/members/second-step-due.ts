import { day } from '../durations'

const grace = 7 * day

/** When the role of somebody who has no second step lapses, unless they set one up. */
export function secondStepDue(): Date {
  return new Date(Date.now() + grace)
}

/** Whether a role has lapsed for want of a second step. */
export function hasLapsed({ secondStepDue }: { secondStepDue: Date | null }): boolean {
  return secondStepDue !== null && secondStepDue <= new Date()
}
