import { setTimeout as pause } from 'node:timers/promises'
import { send, type Answer, type Sending } from '../../support/http/raw-http'
import { signUpAt, type RawMember } from '../../support/http/raw-member'
import type { Random } from '../random'
import type { Ledger } from './ledger'
import type { LoadAction } from './writing'

/** A member who sends one request after the other and records the responses. */
export type Worker = {
  member: RawMember
  random: Random
  ledger: Ledger
  /**
   * Sends as the member.
   * @returns null when the request was refused temporarily, refused wrongly, or not answered at all
   */
  ask: (path: string, sending?: Sending) => Promise<Answer | null>
  askAsVisitor: (path: string, sending?: Sending) => Promise<Answer | null>
}

const memberCount = 8

/** Signs up members at a site, who do the work. */
export function signUpWorkers(site: { url: string }, ledger: Ledger, random: Random) {
  return Promise.all(Array.from({ length: memberCount }, () => newWorker(site, ledger, random)))
}

async function newWorker(site: { url: string }, ledger: Ledger, random: Random): Promise<Worker> {
  const member = await signUpAt(site)
  ledger.signUps.push(member)
  return {
    member,
    random,
    ledger,
    ask: (path, sending) => judged(ledger, path, member.send(path, sending)),
    askAsVisitor: (path, sending) => judged(ledger, path, send(site.url + path, sending)),
  }
}

async function judged(ledger: Ledger, path: string, sent: Promise<Answer>) {
  const answer = await sent.catch(() => null)
  if (!answer) ledger.cut += 1
  else if (answer.status < 400) ledger.answered += 1
  else if (isInWords(answer)) ledger.refused += 1
  else ledger.faults.push(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`)
  return answer && answer.status < 400 ? answer : null
}

function isInWords({ status, headers, text }: Answer): boolean {
  return status === 503 && Number(headers['retry-after']) > 0 && text.trim().length > 20
}

/**
 * Makes each worker send one request after the other until stopped or `isEnough`.
 * @returns a function that stops them and resolves with the last response; `ended` resolves then too
 */
export function startLoad(workers: Worker[], actions: LoadAction[], isEnough = () => false) {
  let isStopped = false
  const ended = Promise.all(
    workers.map(async (worker) => {
      while (!isStopped && !isEnough()) {
        const { ledger, random } = worker
        const before = ledger.answered
        await random.of(actions)(worker)
        // A site that is down refuses connections immediately.
        if (ledger.answered === before) await pause(20)
      }
    }),
  ).then(() => {})
  const stop = () => {
    isStopped = true
    return ended
  }
  return { stop, ended }
}
