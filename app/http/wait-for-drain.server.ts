import type { ServerResponse } from 'node:http'

/** Resolves once an uncompressed response can take more, or its connection has closed. */
export function waitForDrain(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.closed) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done)
      response.off('close', done)
      resolve()
    }
    response.on('drain', done)
    response.on('close', done)
  })
}
