import { spawnSync } from 'node:child_process'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymousForum, type AnonymousForum } from '../support/anonymous-forum'
import { joinedRows, type Row } from '../support/joined-rows'
import { environmentOf, startSite, type Site } from '../support/site-server'

let site: Site
let forum: AnonymousForum
let rows: Row[]

beforeAll(async () => {
  site = await startSite()
  forum = await anonymousForum(site)
  const copy = path.join(site.folder, 'copies', 'stolen.db')
  const env = environmentOf('production', 0, site.folder)
  const { status } = spawnSync(process.execPath, ['build/backup.js', copy], { env })
  expect(status).toBe(0)
  rows = rowsOf(copy)
}, 90_000)

afterAll(() => site.remove())

function rowsOf(file: string): Row[] {
  const database = new Sqlite(file, { readonly: true })
  try {
    const tables = database
      .prepare(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'`,
      )
      .pluck()
      .all() as string[]
    return tables
      .filter((name) => !/^(Post|Comment)Search|^_prisma/.test(name))
      .flatMap((name) => database.prepare(`SELECT * FROM "${name}"`).all() as Row[])
  } finally {
    database.close()
  }
}

test('a copy joins nothing that was written anonymously to its author', () => {
  const { post, comment, reply, below, named, hidden, removed } = forum.world
  const others = rows
    .filter((row) => 'usernameKey' in row && row.id !== forum.authorId)
    .map(({ id }) => String(id))
  // In this forum several people comment and report with the same words.
  const shared = rows.flatMap(({ content, title }) => [String(content), String(title)])
  const ends = new Set([...others, ...shared, named])
  const learned = joinedRows(rows, [post, comment, reply, below, hidden, removed], ends)
  expect(learned.length).toBeGreaterThan(10)
  const told = JSON.stringify(learned)
  expect(told).not.toContain(forum.authorId)
  expect(told).not.toMatch(/zqx_hidden|verborgen/i)
})

test('and yet the author is in it', () => {
  expect(JSON.stringify(rows)).toContain('zqx_hidden')
})
