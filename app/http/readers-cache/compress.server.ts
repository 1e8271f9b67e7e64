import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding, Page } from './page'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

// Quality 10 for a page that may be outdated in a moment, 7 % less than at 9; 11 for one that was wanted so often.
const often = 1_000

/** A page's body in an encoding, compressed once; again, and as well as it can be, when it is sent often. */
export function bodyIn(page: Page, encoding: Encoding): Buffer | Promise<Buffer> {
  page.timesSent += 1
  const known = page.compressed.get(encoding)
  if (known && page.timesSent === often) void compress(page, encoding, 11)
  return known ?? compress(page, encoding, 10)
}

async function compress(page: Page, encoding: Encoding, quality: number) {
  const { body, compressed } = page
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const bytes = await (encoding === 'br' ? compressBrotli(body, { params }) : compressGzip(body))
  // What zlib returns is a part of a larger piece of memory.
  const alone = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(alone)
  compressed.set(encoding, alone)
  return alone
}
