import type { Response } from 'express'
import { wordsLastUntil } from '../readers-cache/words-last-until'

type Header = [name: string, value: string | number | string[]]

export type Answer = {
  headers: Header[]
  /** The body for a document whose scripts have this nonce. */
  bodyWith: (nonce: string) => Buffer
  /** In bytes. */
  size: number
  /** Until when its words are true, in milliseconds since 1970. */
  lastsUntil: number
}

type Write = (chunk?: unknown, ...others: unknown[]) => never

/**
 * Records what is sent from now on, before it is compressed.
 * @param keep gets it when it is sent whole, with status 200 and without a cookie
 */
export function recordAnswer(response: Response, keep: (answer: Answer) => void): void {
  const renderedAt = Date.now()
  const before = response.getHeaders()
  const chunks: Buffer[] = []
  let headers: Header[] | undefined
  const write = response.write.bind(response) as Write
  const end = response.end.bind(response) as Write

  function record(chunk: unknown) {
    // Compression changes them next.
    headers ??= Object.entries(response.getHeaders()).filter(
      (header): header is Header => header[1] !== undefined && header[1] !== before[header[0]],
    )
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }

  response.write = (chunk: unknown, ...others: unknown[]) => {
    record(chunk)
    return write(chunk, ...others)
  }
  response.end = (chunk?: unknown, ...others: unknown[]) => {
    record(chunk)
    const isKept = response.statusCode === 200 && !headers?.some(([name]) => name === 'set-cookie')
    if (isKept) keep(answerOf(headers ?? []))
    return end(chunk, ...others)
  }

  function answerOf(sent: Header[]): Answer {
    // In Latin-1 each byte is one character.
    const body = Buffer.concat(chunks).toString('latin1')
    const pieces = body.split(response.locals.nonce as string)
    return {
      headers: sent,
      bodyWith: (nonce) => Buffer.from(pieces.join(nonce), 'latin1'),
      size: body.length,
      lastsUntil: wordsLastUntil(body, renderedAt),
    }
  }
}
