import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { failed, type DocumentOutcome } from './feed/outcome'

/** A picture in two sizes. Both are JPEG, which every browser and every link preview can show. */
export type EncodedCover = {
  hash: string
  small: Uint8Array<ArrayBuffer>
  large: Uint8Array<ArrayBuffer>
}

export const coverSizes = { small: 240, large: 1_000 } as const

const minSide = 120
const maxSide = 6_000
const seconds = 10
const quality = 80

/**
 * Re-encodes the middle of a picture as squares in two sizes, without metadata such as place, camera and author. Reads
 * JPEG, PNG and WebP only.
 * @param bytes the file as the feed's host sent it
 */
export async function encodeCover(bytes: Buffer): Promise<DocumentOutcome<EncodedCover>> {
  if (!isPicture(bytes)) return failed('not-a-picture')
  const sharp = await loadSharp().catch(() => null)
  if (!sharp) return failed('no-encoder')
  try {
    // Reads only the first bytes: no pixel is decoded before the size is known.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
    if (shorter < minSide || longer > maxSide) return failed('wrong-size', `${width} × ${height}`)
    const picture = sharp(bytes, { limitInputPixels: maxSide * maxSide, failOn: 'error' })
    const large = await encodeSquare(picture, Math.min(shorter, coverSizes.large))
    const small = await encodeSquare(picture, Math.min(shorter, coverSizes.small))
    const hash = createHash('sha256').update(large).digest('hex').slice(0, 16)
    return { ok: true, value: { hash, small, large } }
  } catch {
    // The decoder's messages may quote the file.
    return failed('not-a-picture')
  }
}

async function encodeSquare(picture: Sharp, size: number) {
  const encoded = await picture
    .clone()
    .autoOrient()
    .resize(size, size, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality, mozjpeg: true })
    .timeout({ seconds })
    .toBuffer()
  return new Uint8Array(encoded)
}

function isPicture(bytes: Buffer) {
  const begins = (text: string, at = 0) =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  return (
    begins('\xff\xd8\xff') || begins('\x89PNG\r\n\x1a\n') || (begins('RIFF') && begins('WEBP', 8))
  )
}

const readers = ['JpegBuffer', 'PngBuffer', 'WebpBuffer'].map((name) => `VipsForeignLoad${name}`)

// Loads the native code only when there is a picture, and then blocks all other file formats. npm leaves it out on
// platforms for which there is none.
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
