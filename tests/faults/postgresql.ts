import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Trouble, disturbance } from './disturbance'
import type { Random } from './random'
import { siteRole, type SiteUnderTest } from './site-under-test'

const terminate = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${siteRole}'`

async function restart({ postgresql }: SiteUnderTest, mode: 'fast' | 'immediate', random: Random) {
  await postgresql?.halt(mode)
  await pause(random.between(0, 4_000))
  await postgresql?.start()
}

/** Durations in milliseconds: one shorter and one longer than the site waits for a lock. */
const locked = [2_000, 8_000]

function holdLock(table: string): Trouble {
  return (under, random) =>
    asSuperuser(under, async (client) => {
      await client.query(`BEGIN; LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`)
      await pause(random.of(locked))
      await client.query('ROLLBACK')
    })
}

const troubles: Record<string, Trouble> = {
  'fast restart': (under, random) => restart(under, 'fast', random),
  'immediate restart': (under, random) => restart(under, 'immediate', random),
  'connections reset': (under, random) =>
    asSuperuser(under, async (client) => {
      for (let times = random.between(3, 10); times > 0; times--) {
        await client.query(terminate)
        await pause(random.between(10, 400))
      }
    }),
  frozen: async (under, random) => {
    const servers = await serversOf(under)
    signal(servers, 'SIGSTOP')
    await pause(random.between(2_000, 9_000))
    signal(servers, 'SIGCONT')
  },
  'posts locked': holdLock('Post'),
  'sessions locked': holdLock('Session'),
  'no connections left': (under, random) =>
    asSuperuser(under, async (client) => {
      await client.query(`ALTER ROLE ${siteRole} CONNECTION LIMIT ${random.between(0, 3)}`)
      await client.query(terminate)
      await pause(random.between(2_000, 5_000))
      await client.query(`ALTER ROLE ${siteRole} CONNECTION LIMIT -1`)
    }),
}

async function serversOf(under: SiteUnderTest): Promise<number[]> {
  const folder = await asSuperuser(under, async (client) => {
    const asked = `SELECT current_setting('data_directory') AS folder`
    return (await client.query<{ folder: string }>(asked)).rows[0]?.folder ?? ''
  })
  const postmaster = Number.parseInt(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8'))
  const children = execFileSync('pgrep', ['--parent', String(postmaster)], { encoding: 'utf8' })
  return [postmaster, ...children.trim().split('\n').map(Number)]
}

// One of them may have ended meanwhile.
function signal(servers: number[], name: NodeJS.Signals) {
  for (const pid of servers.filter((each) => existsSync(`/proc/${each}`))) process.kill(pid, name)
}

async function asSuperuser<T>(
  { databaseUrl }: SiteUnderTest,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const postgresql = disturbance({
  about: 'PostgreSQL stops, freezes, resets, locks and refuses, and nothing answered is lost',
  databases: ['postgresql'],
  rounds: 4,
  troubles,
})
