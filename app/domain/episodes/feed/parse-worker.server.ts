import { parentPort, workerData } from 'node:worker_threads'
import { decodeFeed } from './decode-feed.server'
import { parseFeed } from './parse-feed.server'
import type { ParseJob } from './parse-in-worker.server'
import { parseChapters, parseTranscript } from './transcript'

const { kind, type, bytes, contentType, url } = workerData as ParseJob
const text = decodeFeed({ bytes: Buffer.from(bytes), contentType })

function parse() {
  if (kind === 'feed') return parseFeed(text, url)
  return kind === 'chapters' ? parseChapters(text) : parseTranscript(text, type)
}

parentPort?.postMessage(parse())
