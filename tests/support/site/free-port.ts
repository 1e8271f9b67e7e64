import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the ports of outgoing connections, which could take one before the server does. Above the last port that
// `fetch` refuses.
const [lowest, highest] = [11_000, 32_000]

/** Returns a TCP port that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
