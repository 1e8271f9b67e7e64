import { clearDeleted, db } from '~/database/db.server'
import { presentTagPrefix } from '~/domain/authorship/tags.server'
import { comments, posts } from './authors.server'
import { departures, notifications } from './departures.server'
import { sessions } from './sessions.server'
import { drafts } from './drafts.server'
import { logLines, lookUpRequests } from './log.server'
import { mails } from './mails.server'
import { revealNotices } from './reveal-notices.server'
import { secondSteps } from './second-steps.server'
import { rotateRows, type Rotated } from './rotate-rows.server'

export type { Rotated } from './rotate-rows.server'

type OnPage = (rows: number) => void

const tables = {
  posts: (onPage: OnPage) => rotateRows(posts, onPage),
  comments: (onPage: OnPage) => rotateRows(comments, onPage),
  drafts: (onPage: OnPage) => rotateRows(drafts, onPage),
  mails: (onPage: OnPage) => rotateRows(mails, onPage),
  notifications: (onPage: OnPage) => rotateRows(notifications, onPage),
  'second steps': (onPage: OnPage) => rotateRows(secondSteps, onPage),
  'log lines': (onPage: OnPage) => rotateRows(logLines, onPage),
  'look-up requests': (onPage: OnPage) => rotateRows(lookUpRequests, onPage),
  'reveal notices': (onPage: OnPage) => rotateRows(revealNotices, onPage),
  departures: (onPage: OnPage) => rotateRows(departures, onPage),
  sessions: (onPage: OnPage) => rotateRows(sessions, onPage),
}

export type EncryptedTable = keyof typeof tables

/**
 * Re-encrypts under the current secret everything that is under a former one; resumable. The site may run meanwhile,
 * with the same secrets.
 * @param onPage gets the number of rows of a table checked so far
 */
export async function rotateSecret(
  onPage: (table: EncryptedTable, rows: number) => void = () => {},
): Promise<Record<EncryptedTable, Rotated>> {
  const rotated: Partial<Record<EncryptedTable, Rotated>> = {}
  for (const [name, rotate] of Object.entries(tables) as [EncryptedTable, Rotate][]) {
    let seen = 0
    rotated[name] = await rotate((rows) => onPage(name, (seen += rows)))
  }
  await deleteFormerTags()
  await clearDeleted()
  return rotated as Record<EncryptedTable, Rotated>
}

type Rotate = (onPage: OnPage) => Promise<Rotated>

// Tags under a former secret are needed as long as one row is found by them.
async function deleteFormerTags() {
  const former = { not: { startsWith: presentTagPrefix() } }
  const found = await Promise.all([
    db.post.count({ where: { authorTag: former } }),
    db.comment.count({ where: { authorTag: former } }),
    db.revealNotice.count({ where: { memberTag: former } }),
  ])
  if (found.every((count) => count === 0))
    await db.claimedTag.deleteMany({ where: { tag: former } })
}
