import type { RawFeed } from './read-feed.server'

const byteOrderMarks: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
]

/**
 * Decodes the text of a feed. Declared encodings are often wrong, so byte order marks and valid UTF-8 take
 * precedence.
 */
export function decodeFeed({ bytes, contentType }: RawFeed): string {
  const detected = byteOrderMarks.find(([, mark]) =>
    mark.every((byte, index) => bytes[index] === byte),
  )
  if (detected) return decode(bytes, detected[0])
  const named = namedEncodings(bytes, contentType)
  const text = decode(bytes, 'utf-8')
  const broken = text.split('\uFFFD').length - 1
  if (!broken) return isAscii(text) && named[0] ? decode(bytes, named[0]) : text
  const other = named.find((encoding) => encoding !== 'utf-8')
  if (other) return decode(bytes, other)
  // UTF-8 with a few bad bytes, or the most common other encoding?
  const whole = text.match(/[^\0-\x7F\uFFFD]/g)?.length ?? 0
  return whole > broken ? text : decode(bytes, 'windows-1252')
}

function namedEncodings(bytes: Buffer, contentType: string) {
  const declaration = bytes.subarray(0, 200).toString('latin1')
  const names = [
    /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(declaration)?.[1],
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1],
  ]
  return names.flatMap((name) => canonical(name) ?? [])
}

// UTF-16 would have been recognised by its bytes, so a declaration of it is wrong.
function canonical(name: string | undefined) {
  try {
    const { encoding } = new TextDecoder(name)
    return encoding.startsWith('utf-16') ? null : encoding
  } catch {
    return null
  }
}

function decode(bytes: Buffer, encoding: string) {
  return new TextDecoder(encoding).decode(bytes)
}

function isAscii(text: string) {
  return /^[\0-\x7F]*$/.test(text)
}
