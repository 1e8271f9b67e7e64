import Negotiator from 'negotiator'
import type { Encoding, Page } from './page'

// Smaller answers stay as they are: a packet is a packet.
const threshold = 1_024

const offered = ['br', 'gzip', 'identity']
const known = new Map<string, Encoding | null>()
const maxKnown = 1_000

/** In which encoding a page is sent, by `Accept-Encoding`; null for none. */
export function encodingOf({ body }: Page, accepted = ''): Encoding | null {
  if (body.length < threshold) return null
  const found = known.get(accepted)
  if (found !== undefined) return found
  const encoding = chosenFrom(accepted)
  if (known.size >= maxKnown) known.clear()
  known.set(accepted, encoding)
  return encoding
}

function chosenFrom(accepted: string): Encoding | null {
  const wanted = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(offered)
  if (wanted[0] === 'identity') return null
  return wanted.includes('br') ? 'br' : wanted.includes('gzip') ? 'gzip' : null
}
