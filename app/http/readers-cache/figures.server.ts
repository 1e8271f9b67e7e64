import { minute } from '~/domain/durations'
import { log } from '~/runtime/log.server'

/**
 * Since the start: answers to visitors out of memory, older ones while the database was away, and pages rendered;
 * `members` counts answers to members out of memory.
 */
export const figures = { hits: 0, stale: 0, renders: 0, members: 0, pages: 0, bytes: 0 }

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

function rate(hits: number, renders: number) {
  return hits + renders === 0 ? 0 : hits / (hits + renders)
}
