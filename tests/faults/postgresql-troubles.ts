import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Random } from './random'
import { siteRole, type SiteUnderTest } from './site-under-test'

type Trouble = (under: SiteUnderTest, random: Random) => Promise<void>

const terminate = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${siteRole}'`

async function restart({ postgresql }: SiteUnderTest, mode: 'fast' | 'immediate', random: Random) {
  await postgresql?.halt(mode)
  await pause(random.between(0, 4_000))
  await postgresql?.start()
}

/** Longer than the site waits for a lock, and shorter. */
const locked = [2_000, 8_000]

function holdLock(table: string): Trouble {
  return (under, random) =>
    asSuperuser(under, async (client) => {
      await client.query(`BEGIN; LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`)
      await pause(random.of(locked))
      await client.query('ROLLBACK')
    })
}

/** Disturbs PostgreSQL under load; once it resolves, everything is back to normal. */
export const troubles: Record<string, Trouble> = {
  'fast restart': (under, random) => restart(under, 'fast', random),
  'immediate restart': (under, random) => restart(under, 'immediate', random),
  'connections reset': (under, random) =>
    asSuperuser(under, async (client) => {
      for (let times = random.between(3, 10); times > 0; times--) {
        await client.query(terminate)
        await pause(random.between(10, 400))
      }
    }),
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

async function asSuperuser(
  { databaseUrl }: SiteUnderTest,
  work: (client: pg.Client) => Promise<void>,
) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
