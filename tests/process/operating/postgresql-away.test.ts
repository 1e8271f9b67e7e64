import { afterAll, expect, test } from 'vitest'
import { anonymousForum } from '../../support/forum/anonymous-forum'
import { everyForm, notKept } from '../../support/http/every-form'
import type { Site } from '../../support/site/site-server'
import { startSitesOnPostgresql } from '../../support/site/sites-on-postgresql'

const { sites, postgresql, databaseUrl } = await startSitesOnPostgresql(1)
const [site] = sites as [Site]
afterAll(() => site.remove())
const every = everyForm(site, await anonymousForum(site, databaseUrl))
const forms = await every.gather()
await postgresql.stop()

test('every form comes back, of members too, whose session cannot be read', async () => {
  const answers = await every.sendAll(forms)
  expect(notKept(answers)).toEqual([])
  const told = (await site.log())
    .split('\n')
    .filter((line) => line.includes('database unavailable'))
  expect(told.length).toBeGreaterThan(10)
  // A post's id followed by a member's id would reveal an author.
  const paths = told.map((line) => (JSON.parse(line) as { pathname: string }).pathname)
  expect(paths.join(' ')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(30)
})

test('every other page says that it cannot be shown, in the site’s frame', async () => {
  const list = await every.ask('visitor', '/forum?type=episode')
  expect(list).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  expect(list.text).toContain('This page cannot be shown at the moment')
  expect(list.text).toContain('<footer')
  const data = await every.ask('visitor', '/forum.data')
  expect(data).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  const feed = await every.ask('visitor', '/forum/feed.xml?lng=en')
  expect(feed).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  const json = await every.ask('reader', '/api/auth/me')
  expect(json).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  expect((await every.ask('visitor', '/privacy')).status).toBe(200)
  expect((await every.ask('visitor', '/readyz')).status).toBe(503)
  expect(await site.log()).not.toContain('request failed')
})
