import type { ServerResponse } from 'node:http'

type Waiting = [response: ServerResponse, body: Buffer | undefined]

let waiting: Waiting[] = []

/**
 * Ends a response with its body when this turn of the event loop has read what came in: answers sent in a row wake
 * whoever waits for them once, which is up to a fifth of what an answer from memory costs.
 */
export function endTogether(...ending: Waiting): void {
  if (waiting.length === 0) setImmediate(endAll)
  waiting.push(ending)
}

function endAll() {
  const all = waiting
  waiting = []
  for (const [response, body] of all) response.end(body)
}
