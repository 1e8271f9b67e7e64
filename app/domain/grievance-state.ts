import { grievanceHours } from '~/content/moderation'
import { hour } from './durations'

export type GrievanceState = 'received' | 'acknowledged' | 'decided'

type Times = { createdAt: Date; acknowledgedAt: Date | null; decidedAt: Date | null }

/**
 * Returns a grievance's last step, the time when its next step is due, and true in `isOverdue` when that time is
 * past.
 */
export function progressOf({ createdAt, acknowledgedAt, decidedAt }: Times, now = new Date()) {
  const dueAt = (hours: number) => new Date(createdAt.getTime() + hours * hour)
  const acknowledgeBy = dueAt(grievanceHours.acknowledge)
  const decideBy = dueAt(grievanceHours.decide)
  if (decidedAt) return { state: 'decided' as const, acknowledgeBy, decideBy, isOverdue: false }
  const state: GrievanceState = acknowledgedAt ? 'acknowledged' : 'received'
  const isOverdue = now > (acknowledgedAt ? decideBy : acknowledgeBy)
  return { state, acknowledgeBy, decideBy, isOverdue }
}
