import { parentPort, workerData } from 'node:worker_threads'
import { decodeFeed } from './decode-feed.server'
import { parseFeed } from './parse-feed.server'
import type { RawFeed } from './read-feed.server'

// The thread that `parse-in-worker.server.ts` starts: one feed in, its outcome out.
const { bytes, contentType } = workerData as RawFeed
parentPort?.postMessage(await parseFeed(decodeFeed({ bytes: Buffer.from(bytes), contentType })))
