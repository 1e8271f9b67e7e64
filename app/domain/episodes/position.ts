/** A position in an episode: 760 as '12:40', 3670 as '1:01:10'. */
export function formatPosition(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = String(seconds % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** A length in minutes, at least one, as lists show it: a time such as '31:30' could be one of the day. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60))
}

/** The second of a position that was typed, such as '12:40' or '1:01:10'; null for anything else. */
export function parsePosition(text: string): number | null {
  const [, hours = '0', minutes = '', seconds = ''] =
    /^(?:(\d{1,2}):(?=\d\d:))?(\d{1,3}):([0-5]\d)$/.exec(text) ?? []
  if (!minutes) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
