import { expect, test } from 'vitest'
import { load } from '../../support/http/load'
import { signUpAt } from '../../support/http/raw-member'
import { startSite } from '../../support/site/site-server'

// V8 then writes a line for each collection. `NODE_OPTIONS` takes no such flags.
const traced = `--import=data:text/javascript,${encodeURIComponent(
  'import { setFlagsFromString as set } from "node:v8"; set("--trace-gc"); set("--trace-gc-nvp")',
)}`

test('a request that is answered from memory does not grow old', async () => {
  const site = await startSite({ environment: { NODE_OPTIONS: traced } })
  try {
    const reader = { port: Number(new URL(site.url).port), path: '/forum', connections: 32 }
    // Under many members' requests, of which each takes its time, V8 learns what may live long.
    const { cookie } = await signUpAt(site)
    await load({ ...reader, headers: { Cookie: cookie }, milliseconds: 2_000 })
    await load({ ...reader, milliseconds: 1_000 })
    const before = (await collections(site)).length
    await load({ ...reader, milliseconds: 2_000 })
    const since = (await collections(site)).slice(before)
    const [allocated, promoted] = [sum(since, 0), sum(since, 1)]
    expect(allocated).toBeGreaterThan(10 * 2 ** 20)
    // The page is rendered once a second, which is most of it. Requests that grow old make it a fifth.
    expect(promoted / allocated).toBeLessThan(0.1)
  } finally {
    await site.remove()
  }
})

/** Bytes that were allocated before each collection, and bytes that it moved to the old. */
async function collections(site: { log(): Promise<string> }) {
  const log = await site.log()
  return Array.from(log.matchAll(/ gc=s .* allocated=(\d+) promoted=(\d+)/g), ([, ...bytes]) =>
    bytes.map(Number),
  )
}

function sum(all: number[][], index: 0 | 1) {
  return all.reduce((total, each) => total + (each[index] ?? 0), 0)
}
