import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import {
  queryOnce,
  startPostgresql,
  type PostgresqlServer,
} from '../../support/database/postgresql-server'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { runCommand } from '../../support/site/run-command'
import { sessionSecret, startSite } from '../../support/site/site-server'

// In milliseconds. A busy machine may be slow.
const timeout = 20_000

const primary = await startPostgresql('primary')
await primary.createDatabase('site')
const replica = await startPostgresql(primary.url('postgres'))
const databases = (follower: PostgresqlServer) => ({
  DATABASE_URL: primary.url('site'),
  DATABASE_REPLICA_URL: follower.url('site'),
  SESSION_SECRET: sessionSecret,
})
const METRICS_TOKEN = 'only-for-tests-only-for-tests'
const site = await startSite({ environment: { ...databases(replica), METRICS_TOKEN } })
afterAll(async () => {
  await site.remove()
  await replica.stop()
  await primary.stop()
})
const member = await signUpAt(site)
await publishAs(member, 'There from the start')

let count = 0

/** A page that is never cached. */
const search = () => send(`${site.url}/forum?q=start+-nothing${(count += 1)}`)

test('a visitor’s reads go to the replica, a member’s to the primary', async () => {
  await untilReplicaIsRead()
  // An idle connection of PostgreSQL publishes the rest of its statistics after ten seconds.
  await pause(11_000)
  const [before, beforeOnPrimary] = [await readsOf(replica), await readsOf(primary)]
  await vi.waitFor(async () => {
    const { text } = await member.send(`/forum?q=start+-none${(count += 1)}`)
    expect(text).toContain('There from the start')
    expect(await readsOf(primary)).toBeGreaterThan(beforeOnPrimary + 20)
  }, timeout)
  expect(await readsOf(replica)).toBe(before)
})

test('while it lags, visitors see writes two seconds later: one of the cache, one of the replica', async () => {
  await untilReplicaIsRead()
  await queryOnce(replica.url('site'), 'SELECT pg_wal_replay_pause()')
  const post = await publishAs(member, 'Written meanwhile')
  await pause(2_100)
  expect((await send(`${site.url}/forum`)).text).toContain('Written meanwhile')
  expect((await send(site.url + post)).status).toBe(200)
  await member.send(post, { body: { go: 'remove' } })
  await pause(2_100)
  expect((await send(`${site.url}/forum`)).text).not.toContain('Written meanwhile')
  expect((await send(site.url + post)).status).toBe(303)
  await untilLogged('it lags by more than two seconds')
  expect(await replicaFigure()).toBe('0')
  const before = await readsOf(replica)
  for (let each = 0; each < 5; each += 1) expect((await search()).text).toContain('There from')
  expect(await readsOf(replica)).toBe(before)
  await queryOnce(replica.url('site'), 'SELECT pg_wal_replay_resume()')
  await untilLogged('The replica is read again')
  await untilReplicaIsRead()
  expect(await replicaFigure()).toBe('1')
})

test('a visitor’s search that indexes a new post does not leave it out', async () => {
  await untilReplicaIsRead()
  const before = (await site.log()).split('is left out').length
  await publishAs(member, 'Just published')
  await vi.waitFor(async () => {
    count += 1
    const { text } = await send(`${site.url}/forum?q=published+-nothing${count}`)
    expect(text).toContain('Just published')
  }, timeout)
  expect((await site.log()).split('is left out')).toHaveLength(before)
})

test('the doctor looks at it', async () => {
  const doctor = async (follower: PostgresqlServer) =>
    (await runCommand(site, 'doctor', [], databases(follower))).stdout
  expect(await doctor(replica)).toContain('the replica follows')
  expect(await doctor(primary)).toContain('does not name a replica')
})

test('when it is killed nobody notices but the log', async () => {
  const halted = replica.halt('immediate')
  let isHalted = false
  void halted.then(() => (isHalted = true))
  for (let each = 0; each < 20 || !isHalted; each += 1) {
    const { status, text } = await search()
    expect(status).toBe(200)
    expect(text).toContain('There from the start')
  }
  await halted
  await untilLogged(/replica is left out[^]*replica is left out/)
  await replica.start()
  await untilLogged(/read again[^]*read again/)
  await untilReplicaIsRead()
})

async function untilLogged(words: string | RegExp) {
  await vi.waitFor(async () => {
    await search()
    expect(await site.log()).toMatch(words)
  }, timeout)
}

async function untilReplicaIsRead() {
  const before = await readsOf(replica)
  await vi.waitFor(async () => {
    await search()
    expect(await readsOf(replica)).toBeGreaterThan(before)
  }, timeout)
}

async function replicaFigure() {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
  const { text } = await send(`${site.url}/metrics`, { headers })
  return /^site_replica_used (\d)$/m.exec(text)?.[1]
}

/** Counts a server's reads of posts, as far as it has reported them within the last second. */
async function readsOf(server: PostgresqlServer) {
  const client = new pg.Client({ connectionString: server.url('site') })
  await client.connect()
  try {
    const { rows } = await client.query<{ reads: string }>(
      `SELECT seq_scan + idx_scan AS reads FROM pg_stat_user_tables WHERE relname = 'Post'`,
    )
    return Number(rows[0]?.reads)
  } finally {
    await client.end()
  }
}
