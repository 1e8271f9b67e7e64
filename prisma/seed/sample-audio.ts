import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const rate = 8_000
const block = 4_096
const silence = Buffer.from([0])
const notes = [392, 440, 523, 587, 659, 784]

/**
 * Writes a silent audio file with a bell at some seconds, so that a move of the player in a sample episode can be heard.
 * Silence costs a dozen bytes a block in FLAC.
 * @param seconds the duration; the file may be half a second longer
 * @param bells the seconds, in order
 */
export function writeSampleAudio(file: string, seconds: number, bells: number[]): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, makeSampleAudio(seconds, bells), { mode: 0o600 })
}

function makeSampleAudio(seconds: number, bells: number[]): Buffer {
  const count = Math.ceil((seconds * rate) / block)
  const ringing = new Map(
    bells.map((second, index) => [Math.ceil((second * rate) / block), drawBell(index)]),
  )
  const frames = Array.from({ length: count }, (_, index) =>
    encodeFrame(index, ringing.get(index) ?? silence),
  )
  const points = seekPoints(frames)
  return Buffer.concat([
    Buffer.from('fLaC'),
    encodeBlock(0, streamInfo(count * block)),
    encodeBlock(0x80 | 3, points),
    ...frames,
  ])
}

function drawBell(index: number) {
  const pitch = notes[index % notes.length] ?? rate
  const samples = Array.from({ length: block }, (_, at) => {
    const time = at / rate
    const wave = Math.sin(2 * Math.PI * pitch * time) + Math.sin(4 * Math.PI * pitch * time) / 3
    return Math.round(60 * wave * Math.exp(-6 * time) * Math.min(1, time * 200))
  })
  return Buffer.from(Int8Array.from(samples).buffer)
}

function encodeBlock(type: number, data: Buffer) {
  return Buffer.concat([
    Buffer.from([type, data.length >> 16, data.length >> 8, data.length]),
    data,
  ])
}

function streamInfo(samples: number) {
  const info = Buffer.alloc(34)
  info.writeUInt16BE(block, 0)
  info.writeUInt16BE(block, 2)
  // 20 bits of the rate, 3 of the channels less one, 5 of the bits a sample less one, 36 of the number of samples.
  const facts = (BigInt(rate) << 44n) | (7n << 36n) | BigInt(samples)
  info.writeBigUInt64BE(facts, 10)
  return info
}

const framesBetweenPoints = 20

// Otherwise players would search for a second by trial.
function seekPoints(frames: Buffer[]) {
  const points: Buffer[] = []
  let offset = 0
  frames.forEach((frame, index) => {
    if (index % framesBetweenPoints === 0) {
      const point = Buffer.alloc(18)
      point.writeBigUInt64BE(BigInt(index * block), 0)
      point.writeBigUInt64BE(BigInt(offset), 8)
      point.writeUInt16BE(block, 16)
      points.push(point)
    }
    offset += frame.length
  })
  return Buffer.concat(points)
}

/** @param samples all samples of a block, or one value for all of them */
function encodeFrame(index: number, samples: Buffer) {
  // A fixed block of 4,096 samples, 8 kHz, one channel, 8 bits; then the number as UTF-8 writes a character.
  const head = Buffer.concat([Buffer.from([0xff, 0xf8, 0xc4, 0x02]), encodeNumber(index)])
  const kind = samples.length === 1 ? 0 : 2
  const frame = Buffer.concat([head, Buffer.from([crc(head, 8, 0x07), kind]), samples])
  const sum = crc(frame, 16, 0x8005)
  return Buffer.concat([frame, Buffer.from([sum >> 8, sum & 0xff])])
}

function encodeNumber(number: number) {
  if (number < 0x80) return Buffer.from([number])
  if (number < 0x800) return Buffer.from([0xc0 | (number >> 6), 0x80 | (number & 0x3f)])
  return Buffer.from([0xe0 | (number >> 12), 0x80 | ((number >> 6) & 0x3f), 0x80 | (number & 0x3f)])
}

function crc(bytes: Buffer, width: number, polynomial: number) {
  const top = 1 << (width - 1)
  const mask = 2 ** width - 1
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte << (width - 8)
    for (let bit = 0; bit < 8; bit++) sum = (sum & top ? (sum << 1) ^ polynomial : sum << 1) & mask
  }
  return sum
}
