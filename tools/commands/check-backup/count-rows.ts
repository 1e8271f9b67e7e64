import Sqlite from 'better-sqlite3'

/** Returns the row counts of a copy of the database, in words. */
export function countRows(file: string): string {
  const database = new Sqlite(file, { fileMustExist: true })
  try {
    const [members, posts, comments] = ['User', 'Post', 'Comment'].map((table) =>
      database.prepare(`SELECT count(*) FROM "${table}"`).pluck().get(),
    ) as [number, number, number]
    return `members: ${members}, posts: ${posts}, comments: ${comments}`
  } finally {
    database.close()
  }
}
