import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '~/database/db.server'
import { allRows, textOfRows } from '../../support/all-rows'
import { anonymousForum, type AnonymousForum } from '../../support/forum/anonymous-forum'
import { joinedRows, type Row } from '../../support/database/joined-rows'
import { startPostgresql } from '../../support/database/postgresql-server'
import { getSqliteUrl } from '../../support/forum/sample-content'
import { runCommand } from '../../support/site/run-command'
import { sessionSecret, startSite, type Site } from '../../support/site/site-server'

const postgresql = await startPostgresql()
afterAll(() => postgresql.stop())

// The stolen copies of a site, and where their rows are.
const thefts: [string, string | undefined, (site: Site) => string | Promise<string>][] = [
  ['the file of SQLite', undefined, getSqliteUrl],
  ['a copy by `npm run backup`', undefined, backUp],
  ['a database of PostgreSQL', postgresql.url('postgres'), () => postgresql.url('postgres')],
]

async function backUp(site: Site) {
  const copy = path.join(site.folder, 'copies', 'stolen.db')
  expect((await runCommand(site, 'backup', [copy])).status).toBe(0)
  return `file:${copy}`
}

describe.each(thefts)('%s', (_, databaseUrl, steal) => {
  let site: Site
  let forum: AnonymousForum
  let rows: Row[]

  beforeAll(async () => {
    const environment = databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: sessionSecret }
    site = await startSite(environment ? { environment } : {})
    forum = await anonymousForum(site, databaseUrl)
    rows = await rowsOf(await steal(site))
  })

  afterAll(() => site.remove())

  test('joins nothing that was written anonymously to its author', () => {
    const { post, comment, reply, below, named, hidden, removed } = forum.world
    const others = rows
      .filter((row) => 'usernameKey' in row && row.id !== forum.authorId)
      .map(({ id }) => String(id))
    // In this forum several people comment and report with the same words.
    const shared = rows.flatMap(({ content, title }) => [String(content), String(title)])
    const ends = new Set([...others, ...shared, named])
    const learned = joinedRows(rows, [post, comment, reply, below, hidden, removed], ends)
    expect(learned.length).toBeGreaterThan(10)
    const told = textOfRows(learned)
    expect(told).not.toContain(forum.authorId)
    expect(told).not.toMatch(/zqx_hidden|verborgen/i)
  })

  test('has the author in it all the same', () => {
    expect(textOfRows(rows)).toContain('zqx_hidden')
  })
})

async function rowsOf(url: string) {
  const database = openDatabase(url)
  try {
    return await allRows(database, url)
  } finally {
    await database.$disconnect()
  }
}
