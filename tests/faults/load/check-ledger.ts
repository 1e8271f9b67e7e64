import { openDatabase, type Database } from '~/database/db.server'
import type { Ledger } from './ledger'

/**
 * Checks that the database contains everything that the site has acknowledged, and compares counters with their rows.
 * @returns what is missing or wrong, one line each
 */
export async function checkLedger(ledger: Ledger, databaseUrl: string): Promise<string[]> {
  const database = openDatabase(databaseUrl)
  try {
    return [
      ...(await missingMembers(ledger, database)),
      ...(await missingTexts(ledger, database)),
      ...(await wrongLikes(ledger, database)),
      ...(await missingMessages(ledger, database)),
      ...(await wrongCounters(database)),
    ]
  } finally {
    await database.$disconnect()
  }
}

async function missingMembers({ signUps }: Ledger, database: Database) {
  const rows = await database.user.findMany({ select: { username: true } })
  const there = new Set(rows.map(({ username }) => username))
  return signUps
    .filter(({ username }) => !there.has(username))
    .map(({ username }) => `the account ${username} is gone`)
}

async function missingTexts({ written }: Ledger, database: Database) {
  const select = { id: true, content: true } as const
  const rows = [
    ...(await database.post.findMany({ select })),
    ...(await database.comment.findMany({ select })),
  ]
  const there = new Map(rows.map(({ id, content }) => [id, content]))
  return [...written.values()]
    .filter(({ id, texts }) => !texts.has(there.get(id) ?? ''))
    .map(({ kind, id }) => `the ${kind} ${id} is ${there.has(id) ? 'not as answered' : 'gone'}`)
}

async function wrongLikes({ likes }: Ledger, database: Database) {
  const rows = await database.like.findMany({
    select: { postId: true, user: { select: { username: true } } },
  })
  const there = new Set(rows.map(({ postId, user }) => `${postId} ${user.username}`))
  return [...likes]
    .filter(([key, liked]) => liked !== null && liked !== there.has(key))
    .map(([key, liked]) => `the like ${key} is not ${liked}`)
}

async function missingMessages({ messages }: Ledger, database: Database) {
  const rows = await database.message.findMany({ select: { referenceId: true } })
  const there = new Set(rows.map(({ referenceId }) => referenceId))
  return messages
    .filter(({ reference }) => !there.has(reference))
    .map(({ reference }) => `the message ${reference} is gone`)
}

async function wrongCounters(database: Database) {
  const counted = { select: { likedBy: true, comments: true } } as const
  const rows = await database.post.findMany({
    select: { id: true, likes: true, commentCount: true, _count: counted },
  })
  return rows
    .filter(
      ({ likes, commentCount, _count: { likedBy, comments } }) =>
        likes !== likedBy || commentCount !== comments,
    )
    .map(({ id }) => `the counters of ${id} are not its rows`)
}
