import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { moveDatabase } from '../../../prisma/move/move-database'
import { startPostgresql } from '../../support/database/postgresql-server'
import { anonymousForum } from '../../support/forum/anonymous-forum'
import { getSqliteUrl } from '../../support/forum/sample-content'
import { inDatabase } from '../../support/in-database'
import { send } from '../../support/http/raw-http'
import { runCommand } from '../../support/site/run-command'
import { siteForFile } from '../../support/site/site-for-file'
import { sessionSecret, startSite, type Site } from '../../support/site/site-server'

const SESSION_SECRET = sessionSecret
const newerPost = {
  title: 'A newer zebra',
  content: 'What do zebras eat?',
  type: 'general' as const,
}

const server = await startPostgresql()
afterAll(() => server.stop())
const site = await siteForFile({ environment: { SESSION_SECRET } })
const forum = await anonymousForum(site)
const contact = { name: 'Zoya', email: 'zoya@example.com', message: 'A word to you', subject: '' }
expect((await send(`${site.url}/`, { body: contact })).status).toBe(303)
const original = getSqliteUrl(site)
let counter = 0

async function newDatabase() {
  const name = `moved_${(counter += 1)}`
  await server.createDatabase(name)
  return server.url(name)
}

const run = (from: string, ...to: string[]) =>
  runCommand(site, 'move', to, { DATABASE_URL: from, SESSION_SECRET })

const ask = (site: Site, path: string, cookie = '') =>
  send(site.url + path, { headers: { Cookie: cookie } })

test('a forum moves to PostgreSQL: sessions, mails, what is searched, who wrote what', async () => {
  await site.end('SIGTERM')
  const waiting = await inDatabase(site, ({ notification }) => notification.count())
  expect(waiting).toBeGreaterThan(5)
  const target = await newDatabase()
  const done = await run(original, target)
  expect(done).toMatchObject({ status: 0, stderr: '' })
  expect(done.stdout).toMatch(/^Comment +\d+ +\d+ {2}the same$/m)
  expect(done.stdout).toContain('Everything is there.')
  expect(done.stdout).not.toContain('DIFFERS')

  const moved = await startSite({ environment: { SESSION_SECRET, DATABASE_URL: target } })
  const { zqx_hidden: author, reader } = forum.members
  expect((await ask(moved, '/profile', reader.cookie)).text).toMatch(/@(<!-- -->)?reader/)
  await inDatabase({ ...moved, databaseUrl: target }, ({ post }) =>
    post.create({ data: newerPost }),
  )
  const own = `/forum/post/${forum.world.post}`
  const edit = (cookie: string) =>
    send(moved.url + own, { headers: { Cookie: cookie }, body: { go: 'edit' } })
  expect((await edit(reader.cookie)).status).toBe(403)
  // They are suspended. The page recognises them by the author's key, and says so.
  expect((await edit(author.cookie)).status).toBe(303)
  await vi.waitFor(async () => {
    const { text } = await ask(moved, '/forum?q=zebra')
    expect(text).toContain('Zebra question')
    expect(text.indexOf('A newer zebra')).toBeLessThan(text.indexOf('Zebra question'))
  }, 20_000)
  await moved.remove()
  await site.start()
})

test('and back again, to the last letter', async () => {
  await site.end('SIGTERM')
  const [target, back] = [await newDatabase(), path.join(site.folder, 'data', 'back.db')]
  expect((await run(original, target)).status).toBe(0)
  expect(await run(target, `file:${back}`)).toMatchObject({ status: 0, stderr: '' })
  expect(contentOf(back)).toEqual(contentOf(original.slice('file:'.length)))
  await site.start()
})

test('is refused while the site runs, on either side, however idle the site is', async () => {
  const [target, back] = [await newDatabase(), path.join(site.folder, 'data', 'refused.db')]
  const refused = await run(original, target)
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr).toBe('The database is in use; stop the site first.\n')
  await site.end('SIGTERM')
  expect(await run(original, target)).toMatchObject({ status: 0, stderr: '' })
  // Idle connections of a pool close after ten seconds.
  const environment = { SESSION_SECRET, DATABASE_URL: target }
  const moved = await startSite({ environment })
  await setTimeout(12_000)
  const { status, stdout, stderr } = await run(target, `file:${back}`)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^The database is in use; stop the site first\..*xxperiment/)
  await moved.end('SIGTERM')
  expect(await run(target, `file:${back}`)).toMatchObject({ status: 0, stderr: '' })
  await moved.remove()
})

function contentOf(file: string) {
  const database = new Sqlite(file, { readonly: true })
  const tables = [
    'User',
    'Session',
    'Post',
    'Comment',
    'Like',
    'OutgoingMail',
    'AuditEntry',
    'Message',
  ].map((table) => `SELECT * FROM "${table}"`)
  const search = [
    'SELECT "number", "postId", "commentId" FROM "SearchEntry"',
    `SELECT "name", "sql" FROM sqlite_master WHERE "type" = 'trigger'`,
  ]
  const rows = [...tables, ...search].map((query) => database.prepare(query).all().map(sorted))
  database.close()
  return rows.map((each) => each.sort())
}

// Columns may be in another order.
function sorted(row: unknown) {
  return JSON.stringify(Object.entries(row as object).sort(([a], [b]) => (a < b ? -1 : 1)))
}

test('a database that holds anything is refused, and so is one of the same kind', async () => {
  const target = await newDatabase()
  expect((await run(original, target)).status).toBe(0)
  const again = await run(original, target)
  expect(again).toMatchObject({ status: 1, stdout: '' })
  expect(again.stderr).toBe('The new database holds something already; name an empty one.\n')
  const sameKind = await run(original, `file:${site.folder}/other.db`)
  expect(sameKind.stderr).toContain('both addresses are of the same kind')
})

test('a copy that is interrupted goes on where it was, wherever that is', async () => {
  const target = await newDatabase()
  const stopAt = (row: number) => (stage: string, done: number) => {
    if (stage === 'Copying' && done >= row) throw new Error(`cut off at ${row}`)
  }
  const copied: number[] = []
  for (const row of [1, 8, 20, 30])
    await expect(moveDatabase(original, target, stopAt(row), 3)).rejects.toThrow(
      `cut off at ${row}`,
    )
  const compared = await moveDatabase(
    original,
    target,
    (stage, done) => {
      if (stage === 'Copying') copied.push(done)
    },
    3,
  )
  expect(compared.filter(({ isSame }) => !isSame)).toEqual([])
  expect(copied[0]).toBeGreaterThan(30)
})

test('what changed meanwhile is seen, and nobody writes while it is copied', async () => {
  const target = await newDatabase()
  const half = (stage: string) => {
    if (stage === 'Comparing') throw new Error('cut off')
  }
  await expect(moveDatabase(original, target, half)).rejects.toThrow('cut off')
  const client = new pg.Client({ connectionString: target })
  await client.connect()
  await client.query(`UPDATE "Post" SET "views" = "views" + 1 WHERE "id" = $1`, [forum.world.named])
  await client.end()
  let refused: unknown
  const compared = await moveDatabase(original, target, () => {
    const other = new Sqlite(original.slice('file:'.length), { timeout: 0 })
    try {
      other.exec(`UPDATE "Post" SET "views" = 0`)
    } catch (error) {
      refused = error
    }
    other.close()
  })
  expect(compared.filter(({ isSame }) => !isSame)).toMatchObject([{ table: 'Post' }])
  expect(refused).toMatchObject({ code: 'SQLITE_BUSY' })
})
