import { send, type Answer, type Sending } from '../../support/http/raw-http'
import { signUpAt, type RawMember } from '../../support/http/raw-member'
import type { Random } from '../random'
import type { Ledger } from './ledger'

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
  /** Sends as a visitor, in the same way. */
  askAsVisitor: (path: string, sending?: Sending) => Promise<Answer | null>
}

/** Signs up a new member at a site. */
export async function newWorker(
  site: { url: string },
  ledger: Ledger,
  random: Random,
): Promise<Worker> {
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

/** True when a response says in words that the request cannot be done at the moment, and when to try again. */
function isInWords({ status, headers, text }: Answer): boolean {
  return status === 503 && Number(headers['retry-after']) > 0 && text.trim().length > 20
}
