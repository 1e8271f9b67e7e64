import pg from 'pg'
import { env } from '~/runtime/env.server'
import { describeError } from '~/database/errors.server'
import { fine, note, wrong, type Finding } from './finding'

const timeouts = { connectionTimeoutMillis: 10_000, query_timeout: 30_000 }
const todo =
  'Set it up as a streaming replica of DATABASE_URL (docs/scale.md), or unset DATABASE_REPLICA_URL.'

/** Checks whether the replica, if any, keeps up. The site also works without it. */
export async function checkReplica(): Promise<Finding[]> {
  if (!env.DATABASE_REPLICA_URL) return []
  const client = new pg.Client({ connectionString: env.DATABASE_REPLICA_URL, ...timeouts })
  client.on('error', () => {})
  try {
    await client.connect()
    return [findingOf(await stateOf(client))]
  } catch (error) {
    return [wrong(`the replica: ${describeError(error)}`, todo)]
  } finally {
    await client.end().catch(() => {})
  }
}

type State = { isReplica: boolean; receives: boolean }

async function stateOf(client: pg.Client) {
  const { rows } = await client.query<State>(
    `SELECT pg_is_in_recovery() AS "isReplica",
            EXISTS (SELECT FROM pg_stat_wal_receiver) AS receives`,
  )
  return rows[0]
}

function findingOf(state: State | undefined) {
  if (!state?.isReplica) return wrong('DATABASE_REPLICA_URL does not name a replica', todo)
  if (!state.receives)
    return note('the replica receives nothing now', 'See its own log, and that the primary runs.')
  return fine('the replica follows')
}
