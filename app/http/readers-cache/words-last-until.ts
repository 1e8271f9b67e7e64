import { minute } from '~/domain/durations'
import { nextChange } from '~/domain/relative-time'

const longest = 5 * minute

/**
 * Until when a page reads as if it were rendered anew, in milliseconds since 1970: '3 hours ago' is true for an hour
 * at most.
 */
export function wordsLastUntil(html: string, renderedAt: number): number {
  const changes = [...html.matchAll(/<time datetime="([^"]+)"/gi)].map(([, date = '']) =>
    nextChange(new Date(date), new Date(renderedAt)).getTime(),
  )
  return Math.min(renderedAt + longest, ...changes)
}
