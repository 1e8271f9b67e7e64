const urlLimit = 2_000
const longestSeconds = 24 * 60 * 60
const durationForms = [
  /^(?<seconds>\d{1,5})$/,
  /^(?<minutes>\d{1,4}):(?<seconds>[0-5]?\d)$/,
  /^(?<hours>\d{1,2}):(?<minutes>[0-5]?\d):(?<seconds>[0-5]?\d)$/,
]

/** The address of the first audio file among an item's enclosures (in RSS) or links (in Atom); only https. */
export function audioUrlIn(elements: unknown): string | null {
  for (const element of Array.isArray(elements) ? elements : []) {
    const url = isElement(element) ? audioUrlOf(element.$) : null
    if (url) return url
  }
  return null
}

function isElement(element: unknown): element is { $: Record<string, unknown> } {
  return typeof element === 'object' && element !== null && '$' in element
}

function audioUrlOf({ rel, type, url, href }: Record<string, unknown>) {
  const isAudio = /^\s*audio\//i.test(String(type))
  const address = rel === undefined ? url : rel === 'enclosure' ? href : null
  return isAudio && typeof address === 'string' ? secureUrl(address) : null
}

// Parsed and written anew, so that nothing in it could end an attribute.
function secureUrl(address: string) {
  if (address.length > urlLimit || !URL.canParse(address)) return null
  const { href, protocol, username, password } = new URL(address)
  return protocol === 'https:' && !username && !password && href.length <= urlLimit ? href : null
}

/** The seconds of `itunes:duration`, which may be '2530', '42:10' or '1:02:10'; null if it is none of a day at most. */
export function secondsOf(duration: string): number | null {
  const whole = duration.trim().replace(/\.\d{1,3}$/, '')
  for (const form of durationForms) {
    const { hours = 0, minutes = 0, seconds = 0 } = form.exec(whole)?.groups ?? {}
    const total = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
    if (total > 0 && total <= longestSeconds) return total
  }
  return null
}
