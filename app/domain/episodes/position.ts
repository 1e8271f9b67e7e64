/** Formats a position in an episode: 760 as '12:40', 3670 as '1:01:10'. */
export function formatPosition(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = String(seconds % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** Rounds a length to minutes, at least one, for lists. A form such as '31:30' could be read as a time of day. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60))
}

/** Parses a typed position, such as '12:40' or '1:01:10', to seconds; null for anything else. */
export function parsePosition(text: string): number | null {
  const [, hours = '0', minutes = '', seconds = ''] =
    /^(?:(\d{1,2}):(?=\d\d:))?(\d{1,3}):([0-5]\d)$/.exec(text) ?? []
  if (!minutes) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
