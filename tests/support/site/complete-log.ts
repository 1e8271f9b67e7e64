import { setTimeout as pause } from 'node:timers/promises'
import { send } from '../http/raw-http'

const timeout = 10_000

/**
 * What a running site has logged, with the lines of every answer so far: it writes them in order but only after the
 * answers, so they are all there with the line of one more request.
 * @param read the log as it is
 */
export async function completeLog(url: string, read: () => string): Promise<string> {
  const answer = await send(`${url}/healthz`).catch(() => null)
  const requestId = String(answer?.headers['x-request-id'])
  const deadline = Date.now() + timeout
  while (answer && !read().includes(requestId) && Date.now() < deadline) await pause(10)
  return read()
}
