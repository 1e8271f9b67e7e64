/** Why only a placeholder is shown: its author, a moderator, reports or the viewer's own block took it out of sight. */
export type Unavailability = 'deleted' | 'removed' | 'hidden' | 'blocked'

type Row = { deletedAt: Date | null; removedAt: Date | null; hiddenAt: Date | null }

/** Why a post or comment cannot be read, if so, apart from what the viewer blocked. */
export function unavailabilityOf(row: Row): Unavailability | null {
  if (row.deletedAt) return 'deleted'
  if (row.hiddenAt) return 'hidden'
  return row.removedAt ? 'removed' : null
}
