import { log } from '~/runtime/log.server'
import { hour } from '../durations'
import { importEpisodes } from './import-episodes.server'

/** Imports now and every hour, and never logs the URL, which may have a password; returns a stop function. */
export function startEpisodeSync(source: string, every = hour): () => void {
  void importAndLog(source)
  const timer = setInterval(() => void importAndLog(source), every).unref()
  return () => clearInterval(timer)
}

async function importAndLog(source: string) {
  try {
    const result = await importEpisodes(source)
    if (!result.ok) {
      const { problem, detail } = result
      return log.warn({ problem, detail }, 'episodes not imported')
    }
    const { added, updated, unchanged, skipped, unread } = result.value
    log.info(
      {
        added: added.length,
        updated: updated.length,
        unchanged,
        skipped: skipped.length,
        firstSkipped: skipped.slice(0, 20),
        unread: unread.length,
        firstUnread: unread.slice(0, 20).map(({ position, part }) => ({ position, part })),
      },
      'episodes imported',
    )
  } catch (error) {
    log.error({ err: error }, 'episodes not imported')
  }
}
