import type { Worker } from 'node:worker_threads'
import { startThread } from '~/runtime/start-thread.server'
import { second } from '../durations'
import type { Question, Reply } from './guess-worker.server'

type Waiting = { resolve: (isEasy: boolean) => void; reject: (error: Error) => void }

// The dictionaries take 50 MB, and passwords are rarely chosen.
const idleTime = 60 * second
const resourceLimits = { maxOldGenerationSizeMb: 192 }

const waiting = new Map<number, Waiting>()
let thread: Promise<Worker> | null = null
let idle: NodeJS.Timeout | undefined
let lastId = 0

/**
 * Whether a password of bounded length is easy to guess, for who knows these words of its owner. The estimate takes longer
 * than a request may hold the others up, so it runs in a thread, which starts with the first question and ends when no more
 * come. Throws when the thread fails.
 */
export async function isEasyPassword(password: string, ownWords: string[]): Promise<boolean> {
  const id = ++lastId
  const worker = await (thread ??= start())
  clearTimeout(idle)
  worker.ref()
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    worker.postMessage({ id, password, ownWords } satisfies Question)
  })
}

async function start(): Promise<Worker> {
  try {
    const worker = await startThread(import.meta.url, 'guess-worker', { resourceLimits })
    worker.on('message', ({ id, isEasy }: Reply) => {
      waiting.get(id)?.resolve(isEasy)
      waiting.delete(id)
      if (waiting.size) return
      worker.unref()
      idle = setTimeout(() => end(worker), idleTime).unref()
    })
    worker.once('error', (error) => giveUp(worker, error))
    worker.once('exit', (code) => giveUp(worker, new Error(`the thread ended with ${code}`)))
    return worker
  } catch (error) {
    thread = null
    throw error
  }
}

function giveUp(worker: Worker, error: Error) {
  end(worker)
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}

function end(worker: Worker) {
  thread = null
  worker.removeAllListeners()
  void worker.terminate()
}
