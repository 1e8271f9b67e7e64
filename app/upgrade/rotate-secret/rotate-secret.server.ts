import { clearDeleted } from '~/database/clear-deleted.server'
import { comments, posts } from './authors.server'
import { drafts } from './drafts.server'
import { logLines } from './log.server'
import { mails } from './mails.server'
import { revealNotices } from './reveal-notices.server'
import { rotateRows, type Rotated } from './rotate-rows.server'

export type { Rotated } from './rotate-rows.server'

type OnPage = (rows: number) => void

const tables = {
  posts: (onPage: OnPage) => rotateRows(posts, onPage),
  comments: (onPage: OnPage) => rotateRows(comments, onPage),
  drafts: (onPage: OnPage) => rotateRows(drafts, onPage),
  mails: (onPage: OnPage) => rotateRows(mails, onPage),
  'log lines': (onPage: OnPage) => rotateRows(logLines, onPage),
  'reveal notices': (onPage: OnPage) => rotateRows(revealNotices, onPage),
}

/** What is kept encrypted, as it is called for whoever runs the site. */
export type EncryptedTable = keyof typeof tables

/**
 * Encrypts under the present secret all that the database holds under a former one. The site may run meanwhile, with
 * the same secrets. Whatever it is cut off in, the next call goes on with what is left.
 * @param onPage is told after each page how many rows of a table were looked at so far
 */
export async function rotateSecret(
  onPage: (table: EncryptedTable, rows: number) => void = () => {},
): Promise<Record<EncryptedTable, Rotated>> {
  const rotated: Partial<Record<EncryptedTable, Rotated>> = {}
  for (const [name, rotate] of Object.entries(tables) as [EncryptedTable, Rotate][]) {
    let seen = 0
    rotated[name] = await rotate((rows) => onPage(name, (seen += rows)))
  }
  await clearDeleted()
  return rotated as Record<EncryptedTable, Rotated>
}

type Rotate = (onPage: OnPage) => Promise<Rotated>
