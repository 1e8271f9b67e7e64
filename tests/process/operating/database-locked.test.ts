import Sqlite from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { siteForFile } from '../../support/site/site-for-file'
import { getDatabaseFile } from '../../support/site/site-server'
import { soon } from '../../support/soon'

const site = await siteForFile()
const reader = await signUpAt(site)
const named = await publishAs(reader, 'There already')
// Another process that holds the lock of the SQLite file.
const other = new Sqlite(getDatabaseFile(site))
afterAll(() => void other.close())

const post = (title: string) => ({
  body: { title, content: 'Long enough to be a post.', type: 'general' },
})

test('a write waits and is taken when it goes; everybody else is answered meanwhile', async () => {
  other.exec('BEGIN IMMEDIATE')
  let isAnswered = false
  const writing = reader.send('/forum/new', post('Worth waiting for'))
  void writing.then(() => (isAnswered = true))
  for (const path of ['/healthz', '/forum', '/healthz', named])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  expect(isAnswered).toBe(false)
  other.exec('ROLLBACK')
  expect((await writing).status).toBe(303)
  await soon(async () => expect((await ask('/forum')).text).toContain('Worth waiting for'))
})

test('where it stays, the form comes back', async () => {
  other.exec('BEGIN IMMEDIATE')
  const answer = await reader.send('/forum/new', post('Not in time'))
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  expect(answer.text).toContain('value="Not in time"')
  expect((await ask('/readyz')).status).toBe(503)
  other.exec('ROLLBACK')
})

function ask(path: string) {
  return send(site.url + path)
}
