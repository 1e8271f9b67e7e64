import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { importEpisodes } from '~/domain/episodes/import-episodes.server'

const podcast = path.resolve('tests/data/feeds/podcast.xml')

test('steps back while another process imports', async () => {
  const other = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await other.connect()
  await other.query('BEGIN; SELECT pg_advisory_xact_lock(72707370)')
  try {
    expect(await importEpisodes(podcast)).toMatchObject({ ok: false, problem: 'busy' })
    expect(await db.episode.count()).toBe(0)
  } finally {
    await other.end()
  }
  expect(await importEpisodes(podcast)).toMatchObject({ ok: true })
})
