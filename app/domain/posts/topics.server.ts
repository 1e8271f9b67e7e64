import { db } from '~/database/db.server'
import { topicKeys, type Topic } from '~/content/topics'
import { forEveryone } from './post-view'
import { second } from '../durations'

export type TopicCounts = Record<Topic, number>

let last: { at: number; counts: Promise<TopicCounts> } | undefined

const keptFor = 10 * second

/**
 * Counts the posts for everybody in each topic. The result is up to ten seconds old, because the count reads an entry
 * of every post.
 */
export function countTopics(now = Date.now()): Promise<TopicCounts> {
  if (last && now - last.at < keptFor && now >= last.at) return last.counts
  const counts = readCounts()
  last = { at: now, counts }
  counts.catch(() => {
    last = undefined
  })
  return counts
}

async function readCounts(): Promise<TopicCounts> {
  const rows = await db.post.groupBy({
    by: ['topic'],
    where: { removedAt: null, ...forEveryone },
    _count: true,
  })
  const counts = new Map(rows.map(({ topic, _count }) => [topic, _count]))
  return Object.fromEntries(topicKeys.map((key) => [key, counts.get(key) ?? 0])) as TopicCounts
}
