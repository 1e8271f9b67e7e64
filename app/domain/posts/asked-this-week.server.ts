import { LRUCache } from 'lru-cache'
import { db } from '~/database/db.server'
import { blockedBy, notByBlocked } from '../authorship/authorship.server'
import { startOfDay } from '../day'
import { day } from '../durations'
import { findCrisis } from '../language/crisis'
import { runCooperatively } from '../language/run-cooperatively.server'
import { hiddenBy } from '../members/hidden-content.server'
import { visibleTo } from './post-view'
import type { Actor } from '../members/member'

const wanted = 3
const lookedAt = 12

export type Question = { id: string; title: string }

/**
 * Returns the newest posts of the last seven days, at most three, without blocked authors and what the viewer
 * hides. The period is whole days, so that the time a post leaves the list does not reveal the minute of an anonymous
 * post. Posts that mention a crisis are left out: they are not written for a front page.
 */
export async function askedThisWeek(
  viewer: Actor,
  { hiddenTopics, hiddenNotes } = hiddenBy(viewer),
): Promise<Question[]> {
  const since = startOfDay(new Date(Date.now() - 7 * day))
  const rows = await db.post.findMany({
    where: {
      removedAt: null,
      topic: { notIn: hiddenTopics },
      contentNote: { notIn: hiddenNotes },
      ...visibleTo(viewer),
      ...notByBlocked(await blockedBy(viewer)),
    },
    orderBy: { sortKey: 'desc' },
    take: lookedAt,
    select: { id: true, title: true, content: true, createdAt: true },
  })
  const found: Question[] = []
  for (const { id, title, content, createdAt } of rows) {
    if (found.length === wanted || createdAt < since) break
    if (!(await isAboutCrisis(`${title}\n${content}`))) found.push({ id, title })
  }
  return found
}

// A member's page is rendered for each request, so the answers are cached.
const known = new LRUCache<string, boolean>({ max: 50 })

async function isAboutCrisis(text: string) {
  const answer = known.get(text) ?? (await runCooperatively(findCrisis(text))).length > 0
  known.set(text, answer)
  return answer
}
