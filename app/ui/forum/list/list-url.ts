/** The parameters in the list's URL. */
export type ListQuery = {
  q?: string
  type?: string
  episodeId?: string
  topic?: string
  language?: string
  sort?: string
  answered?: string
  cursor?: string
}

/** The URL of the forum's list, without empty parameters. */
export function listUrl(query: ListQuery): string {
  const parameters = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return parameters.length ? `/forum?${new URLSearchParams(parameters)}` : '/forum'
}
