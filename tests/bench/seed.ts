/**
 * Fills an empty database with a large forum, which is the same all day: `npx tsx tests/bench/seed.ts <database URL>
 * [posts [comments to each]]`. The default is a hundred thousand posts with ten comments on average. For benchmarks
 * only.
 */
// Imported first, because other modules read the environment.
import './seed-url'
import { databaseKind } from '~/database/kind.server'
import { applyMigrations } from '../../prisma/apply-migrations'
import { openInserter, setIndexesAside } from './insert-rows'

const [url = '', posts = '100000', comments = '10'] = process.argv.slice(2)
if (
  !/^(file:|postgres)/.test(url) ||
  !/^[1-9]\d{1,6}$/.test(posts) ||
  !/^[1-9]\d?$/.test(comments)
) {
  process.stderr.write(
    'Usage: npx tsx tests/bench/seed.ts <file:… or postgresql://…> [posts, 10 or more [comments to each]]\n',
  )
  process.exit(2)
}

await applyMigrations(url)
const { forumRows } = await import('./forum-rows')
const { db, closeDatabase } = await import('~/database/db.server')
if (await db.user.count()) {
  process.stderr.write('This database has members; give one that is empty or does not exist.\n')
  process.exit(1)
}
const began = Date.now()
await insertForum()
const putIndexesBack = await setIndexesAside(url)
await indexForum()
await putIndexesBack()
await closeDatabase()
await (await openInserter(url)).finish()
tell(`done on ${databaseKind(url)}`)

async function insertForum() {
  const inserter = await openInserter(url)
  const total = { User: 0, ClaimedTag: 0, Post: 0, Comment: 0 }
  for (const rows of forumRows(Number(posts), Number(comments), 1_000)) {
    for (const table of ['User', 'ClaimedTag', 'Post', 'Comment'] as const) {
      if (!rows[table].length) continue
      await inserter.insert(table, rows[table])
      total[table] += rows[table].length
    }
    if (total.Post % 10_000 === 0) tell(`${total.Post} posts, ${total.Comment} comments`)
  }
  tell(`${total.Post} posts, ${total.Comment} comments inserted`)
  await inserter.finish()
}

async function indexForum() {
  const { indexAllPending } = await import('~/domain/search/index-pending.server')
  const count = await indexAllPending((done) => {
    if (done % 100_000 === 0) tell(`${done} indexed for search`)
  })
  tell(`${count} indexed for search`)
}

function tell(words: string) {
  process.stdout.write(`${Math.round((Date.now() - began) / 1000)} s: ${words}\n`)
}
