import { send, type Answer } from './raw-http'
import type { Site } from '../site/site-server'

/** The user agent of a browser, so that its page views are counted. */
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

/**
 * The environment of a site whose responses can be traced to their source. No header names the source, but `/metrics`
 * counts it.
 */
export const measured = { METRICS_TOKEN: 'only-for-tests-only-for-tests' }

const attempts = 5

const sources = ['stale', 'memory', 'rendered'] as const

/** The source of a response; undefined when it is never cached. */
export type Source = (typeof sources)[number] | undefined

/**
 * Sends one request to a `measured` site, and returns the response with its source. Nobody else may send requests
 * meanwhile.
 */
export async function withSource(
  { url }: Pick<Site, 'url'>,
  ask: () => Promise<Answer>,
): Promise<Answer & { source: Source }> {
  const before = await countsOf(url)
  const answer = await ask()
  const after = await countsOf(url)
  const source = sources.find((name) => (after[name] ?? 0) > (before[name] ?? 0))
  return { ...answer, source }
}

async function countsOf(url: string): Promise<Partial<Record<string, number>>> {
  const headers = { Authorization: `Bearer ${measured.METRICS_TOKEN}` }
  const { status, text } = await send(`${url}/metrics`, { headers })
  if (status !== 200) throw new Error(`/metrics: ${status}`)
  const lines = text.matchAll(/^site_readers_cache_answers_total\{source="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', count]) => [name, Number(count)]))
}

/**
 * Reads a `measured` site as a visitor. `readAgain` reads until a cached page comes from the cache. `repeat` repeats
 * any request until its response comes from the cache.
 */
export function readingOf(site: Pick<Site, 'url'>) {
  const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    withSource(site, () => send(site.url + path, { method, headers }))
  // On a busy machine, a second may pass between two requests.
  const repeat = async (ask: () => ReturnType<typeof read>) => {
    let answer = await ask()
    for (let turn = 0; turn < attempts && answer.source !== 'memory'; turn += 1)
      answer = await ask()
    return answer
  }
  const readAgain = (path: string, headers: Record<string, string> = {}) =>
    repeat(() => read(path, headers))
  return { read, readAgain, repeat }
}
