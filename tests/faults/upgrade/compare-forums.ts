import { openDatabase, type Database } from '~/database/db.server'
import { oldRows } from './old-forum'

/** What must be the same however often a start was killed: rows by their old ids, the new ones being random. */
export async function forumIn(databaseUrl: string): Promise<Record<string, string[]>> {
  const database = openDatabase(databaseUrl)
  try {
    return {
      User: (await database.user.findMany()).map((row) => row.username),
      Post: await postsIn(database),
      Comment: await commentsIn(database),
      Like: await likesIn(database),
      Draft: (await database.draft.findMany()).map(({ userId, draftKey, fields }) =>
        [userId, kindOf(draftKey), kindOf(fields)].join(' '),
      ),
      AuditEntry: (await database.auditEntry.findMany()).map((row) =>
        [row.id, row.action, row.targetKind, row.targetId, row.reason].join(' '),
      ),
      Report: await reportsIn(database),
    }
  } finally {
    await database.$disconnect()
  }
}

async function postsIn(database: Database) {
  const rows = await database.post.findMany({ include: { search: true } })
  return rows.map((row) =>
    [
      ...[row.sortKey, row.authorId, row.encryptedAuthorId, row.title, row.content],
      ...[row.isAnonymous, row.anonymousNumber, row.likes, row.commentCount, row.search.length],
    ].join(' '),
  )
}

async function commentsIn(database: Database) {
  const rows = await database.comment.findMany({ include: { post: true } })
  return rows.map((row) =>
    [
      ...[row.sortKey, row.post.sortKey, row.authorId, row.encryptedAuthorId, row.content],
      ...[row.isAnonymous, row.anonymousNumber],
    ].join(' '),
  )
}

async function likesIn(database: Database) {
  const rows = await database.like.findMany({ include: { post: true } })
  return rows.map(({ post, userId }) => `${post.sortKey} ${userId}`)
}

async function reportsIn(database: Database) {
  const rows = await database.report.findMany({ include: { comment: true } })
  return rows.map(({ reporterId, comment }) => `${reporterId} ${comment?.sortKey}`)
}

// Encrypted differently each time: only whether it is encrypted can be compared.
function kindOf(text: string) {
  return text.startsWith('plain:') ? 'in the clear' : 'encrypted'
}

type Forum = Awaited<ReturnType<typeof forumIn>>

/** @returns what one forum lacks of the other, or has besides, a line each table */
export function differences(expected: Forum, found: Forum): string[] {
  return Object.keys(oldRows).flatMap((table) => {
    const [wanted, there] = [expected[table]?.toSorted() ?? [], found[table]?.toSorted() ?? []]
    const isSame = wanted.length === there.length && wanted.every((row, at) => row === there[at])
    return isSame ? [] : [`${table}: ${there.length} rows are not the ${wanted.length} expected`]
  })
}

/** @returns a line for each table that an upgrade without a kill has not brought over whole */
export function missingRows(forum: Forum): string[] {
  return Object.entries(oldRows)
    .filter(([table, rows]) => forum[table]?.length !== rows)
    .map(([table, rows]) => `${table}: ${forum[table]?.length} rows instead of ${rows}`)
}
