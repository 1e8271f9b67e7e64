/** What the forum's list shows, as its address says it. */
export type ListQuery = { q?: string; type?: string; episodeId?: string; cursor?: string }

/** The address of the forum's list; what is empty is left out. */
export function listAddress(query: ListQuery): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return given.length ? `/forum?${new URLSearchParams(given)}` : '/forum'
}
