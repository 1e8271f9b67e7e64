import { minute } from '~/domain/durations'
import { env } from '~/runtime/env.server'
import { log } from '~/runtime/log.server'

/** Since the start: answers out of memory, older ones while the database was away among them, and pages rendered. */
export const figures = { hits: 0, stale: 0, renders: 0, pages: 0, bytes: 0 }

/** Logs every minute in which somebody read how much of that came from memory; returns how to stop. */
export function logFigures(every = minute): () => void {
  let before = { ...figures }
  const timer = setInterval(() => {
    const [hits, renders] = [figures.hits - before.hits, figures.renders - before.renders]
    before = { ...figures }
    if (hits + renders === 0) return
    const { pages, bytes } = figures
    log.info({ hits, renders, hitRate: rate(hits, renders), pages, bytes }, 'readers cache')
  }, every).unref()
  return () => clearInterval(timer)
}

/** The same since the start, in a line of text. */
export function figuresLine(): string {
  const { hits, renders, pages, bytes } = figures
  const share = Math.round(rate(hits, renders) * 100)
  const megabytes = (bytes / 2 ** 20).toFixed(1)
  return `readers' cache: ${share} % of ${hits + renders} from memory, ${pages} pages, ${megabytes} of ${env.READERS_CACHE_MB} MB`
}

function rate(hits: number, renders: number) {
  return hits + renders === 0 ? 0 : hits / (hits + renders)
}
