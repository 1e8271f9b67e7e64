import { parentPort, workerData } from 'node:worker_threads'
import { decodeFeed } from './decode-feed.server'
import { parseFeed } from './parse-feed.server'
import type { RawFeed } from './read-feed.server'

const { bytes, contentType } = workerData as RawFeed
const text = decodeFeed({ bytes: Buffer.from(bytes), contentType })
parentPort?.postMessage(parseFeed(text))
