import Sqlite from 'better-sqlite3'

/** The row counts of a copy of the database, and the id of its newest public post. */
export function readContents(file: string): { counts: string; newestPost: string | null } {
  const database = new Sqlite(file, { fileMustExist: true })
  try {
    const [members, posts, comments] = ['User', 'Post', 'Comment'].map((table) =>
      database.prepare(`SELECT count(*) FROM "${table}"`).pluck().get(),
    ) as [number, number, number]
    const newest = database
      .prepare('SELECT id FROM "Post" WHERE "removedAt" IS NULL ORDER BY "createdAt" DESC LIMIT 1')
      .pluck()
      .get() as string | undefined
    const counts = `members: ${members}, posts: ${posts}, comments: ${comments}`
    return { counts, newestPost: newest ?? null }
  } finally {
    database.close()
  }
}
