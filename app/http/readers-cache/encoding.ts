import Negotiator from 'negotiator'
import type { Encoding } from './page'

const offered = ['br', 'gzip', 'identity']

/** In which encoding somebody gets a page, by `Accept-Encoding`; null for none. */
export function encodingFor(accepted: string): Encoding | null {
  const wanted = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(offered)
  if (wanted[0] === 'identity') return null
  return wanted.includes('br') ? 'br' : wanted.includes('gzip') ? 'gzip' : null
}
