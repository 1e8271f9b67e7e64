/** Deleted by the author, removed by a moderator, hidden by reports, or blocked by the viewer. */
export type Unavailability = 'deleted' | 'removed' | 'hidden' | 'blocked'

type Row = { deletedAt: Date | null; removedAt: Date | null; hiddenAt: Date | null }

/** Why a post or comment cannot be read, blocks aside; or null. */
export function unavailabilityOf(row: Row): Unavailability | null {
  if (row.deletedAt) return 'deleted'
  if (row.hiddenAt) return 'hidden'
  return row.removedAt ? 'removed' : null
}
