import { parentPort } from 'node:worker_threads'
import { makeGuesser } from './guesses.server'

const guess = makeGuesser()

parentPort?.on('message', ({ id, password, ownWords }: Question) => {
  parentPort?.postMessage({ id, isEasy: guess(password, ownWords) })
})

export type Question = { id: number; password: string; ownWords: string[] }

export type Reply = { id: number; isEasy: boolean }
