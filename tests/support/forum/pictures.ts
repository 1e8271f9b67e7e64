import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Wanted = { width?: number; height?: number; colour?: string; format?: 'jpeg' | 'png' | 'webp' }

/** Creates a picture of one colour with a place in its metadata. */
export function makePicture({
  width = 1_400,
  height = 1_400,
  colour = '#7a2f5b',
  format = 'jpeg',
}: Wanted = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Artist: 'Zebra' }, IFD3: { GPSLatitude: '28/1 36/1 50/1' } })
    .toFormat(format)
    .toBuffer()
}

/** Creates a small PNG that declares this size. Its rows are all zero, and end early. */
export function makeBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  const rows = deflateSync(Buffer.alloc(side * 3 + 1))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(type), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function crc32(bytes: Buffer) {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
