import { log } from '~/runtime/log.server'
import { hour } from '../durations'
import { importEpisodes } from './import-episodes.server'

/**
 * Imports the podcast's episodes now and then every hour, and logs what changed; a failure waits for the next hour.
 * @param source address of the feed; it never reaches the log, because it may hold a password
 * @returns how to stop
 */
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
    const { added, updated, unchanged, skipped } = result.value
    log.info(
      {
        added: added.length,
        updated: updated.length,
        unchanged,
        skipped: skipped.length,
        firstSkipped: skipped.slice(0, 20),
      },
      'episodes imported',
    )
  } catch (error) {
    log.error({ err: error }, 'episodes not imported')
  }
}
