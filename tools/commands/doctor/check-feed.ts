import { parseInWorker } from '~/domain/episodes/feed/parse-in-worker.server'
import { readFeed } from '~/domain/episodes/feed/read-feed.server'
import { env } from '~/runtime/env.server'
import { feedProblem } from '../feed-problems'
import { fine, note, wrong, type Finding } from './finding'

const timeout = 20_000

/** Checks whether the podcast's feed can be read. Imports nothing. */
export async function checkFeed(): Promise<Finding[]> {
  if (!env.PODCAST_FEED_URL)
    return [note('none: episodes come only from npm run episodes', 'Set PODCAST_FEED_URL.')]
  const raw = await readFeed(env.PODCAST_FEED_URL, timeout)
  const parsed = raw.ok ? await parseInWorker(raw.value) : raw
  if (!parsed.ok)
    return [
      wrong(feedProblem(parsed), 'Open PODCAST_FEED_URL from this machine: curl -L <address>.'),
    ]
  const { episodes, skipped } = parsed.value
  const found = `${episodes.length} episodes, ${skipped.length} that cannot be shown`
  return episodes.length ? [fine(found)] : [wrong(found, 'Is this the podcast’s own feed?')]
}
