import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { second } from '../durations'

/** The parameters that every authenticator app supports (RFC 6238). */
const common = { algorithm: 'SHA1', digits: 6, period: 30 } as const

const issuer = 'The XXperiment'
const keyBytes = 20
// The width of the light frame that QR code readers need, in modules.
const frame = 4

/** The data for an authenticator app. `path` draws the dark modules of a QR code that is `size` modules wide. */
export type AppSetUp = { groups: string[]; url: string; qr: { size: number; path: string } }

/** Makes a random key, in base32. */
export function newKey(): string {
  return new Secret({ size: keyBytes }).base32
}

/** Returns the time step of this code, at most one away from now; null for any other text. */
export function stepOfCode(key: string, code: string, now = Date.now()): number | null {
  const drift = codesOf(key).validate({ token: code, timestamp: now, window: 1 })
  return drift === null ? null : Math.floor(now / (common.period * second)) + drift
}

/** Returns a key as text in groups, as a link for an app on the same device, and as a QR code. */
export function appSetUp(key: string, username: string): AppSetUp {
  const url = codesOf(key, username).toString()
  const { size, data } = encode(url, { ecc: 'M', border: frame })
  return { groups: key.match(/.{1,4}/g) ?? [], url, qr: { size, path: pathOf(data) } }
}

function codesOf(key: string, label = '') {
  return new TOTP({ ...common, issuer, label, secret: Secret.fromBase32(key) })
}

// Draws one stroke for each run of dark modules, so that the page stays small.
function pathOf(rows: boolean[][]) {
  return rows.map((row, y) => runsOf(row, y)).join('')
}

function runsOf(row: boolean[], y: number) {
  const line = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  return Array.from(
    line.matchAll(/#+/g),
    (run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`,
  ).join('')
}
