import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { log } from '~/runtime/log.server'
import { content } from '../content/content-version.server'

// All in milliseconds.
const timeout = 2_000
const pollInterval = 10
const validFor = 1_000
const checkAgainAfter = 500
const leftOutFor = 2_000

export type Replica = {
  /** Whether it has all that visitors read, as of everything this process knows to be written. */
  mayRead: () => boolean
  /** Whether it answered and kept up when it was last asked. */
  isUsed: () => boolean
  /** Leaves it out for two seconds. */
  leaveOut: (reason: string) => void
  close: () => Promise<void>
}

/**
 * Compares the positions of primary and replica, when somebody asks: a replica may be read when it has replayed what
 * the primary had written after the last write that `content` counts, and for a second. One that lags by two seconds,
 * or does not answer, is left out, and the log says so once.
 */
export function watchReplica(primaryUrl: string, replicaUrl: string): Replica {
  const [primary, replica] = [openPool(primaryUrl), openPool(replicaUrl)]
  const closing = new AbortController()
  let reached = { version: -1, at: -Infinity }
  let leftOutUntil = -Infinity
  let isLeftOut = false
  let checking: Promise<void> | null = null

  function mayRead() {
    const now = performance.now()
    const age = now - reached.at
    const hasAll = reached.version === content.version && age < validFor
    if ((!hasAll || age > checkAgainAfter) && now >= leftOutUntil) startCheck()
    return hasAll && !isLeftOut
  }

  function startCheck() {
    checking ??= check()
      .catch((error: unknown) => leaveOut((error as Error).message))
      .finally(() => (checking = null))
  }

  async function check() {
    const [version, at] = [content.version, performance.now()]
    const position = await positionOf(primary)
    await untilReplayed(replica, position, closing.signal)
    reached = { version, at }
    if (isLeftOut) log.info('The replica is read again.')
    isLeftOut = false
  }

  function leaveOut(reason: string) {
    leftOutUntil = performance.now() + leftOutFor
    if (!isLeftOut && !closing.signal.aborted)
      log.warn({ reason }, 'The replica is left out: visitors read from the primary.')
    isLeftOut = true
  }

  async function close() {
    closing.abort()
    await checking
    await Promise.all([primary.end(), replica.end()])
  }

  return { mayRead, isUsed: () => !isLeftOut, leaveOut, close }
}

function openPool(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    allowExitOnIdle: true,
  })
  // The next query says it too.
  return pool.on('error', () => {})
}

async function positionOf(primary: pg.Pool) {
  const { rows } = await primary.query<{ position: string }>(
    'SELECT pg_current_wal_lsn()::text AS position',
  )
  return rows[0]?.position
}

async function untilReplayed(replica: pg.Pool, position: string | undefined, signal: AbortSignal) {
  const deadline = performance.now() + timeout
  while (performance.now() < deadline) {
    const { rows } = await replica.query<{ isReplica: boolean; isReplayed: boolean }>(
      'SELECT pg_is_in_recovery() AS "isReplica", pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isReplayed"',
      [position],
    )
    if (!rows[0]?.isReplica) throw new Error('DATABASE_REPLICA_URL leads to no replica')
    if (rows[0].isReplayed) return
    await pause(pollInterval, null, { signal })
  }
  throw new Error('it lags by more than two seconds')
}
