import { send, type Answer } from './raw-http'
import type { Site } from '../site/site-server'

/** What a browser says it is, so that its reading counts. */
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

/** Says where an answer came from: `readers; hit` out of memory, undefined when it can never be kept. */
export function cacheStatusOf({ headers }: Answer): string | undefined {
  return headers['cache-status']?.toString()
}

/** Reads a site as a visitor; `readAgain` reads twice, so that what is kept comes out of memory. */
export function readingOf(site: Pick<Site, 'url'>) {
  const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(site.url + path, { method, headers })
  const readAgain = async (path: string, headers: Record<string, string> = {}) => {
    await read(path, headers)
    return read(path, headers)
  }
  return { read, readAgain }
}
