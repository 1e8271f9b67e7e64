import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { log } from '../runtime/log.server'
import { PostgresqlWithTimeouts } from './postgresql.server'

export type ReadAsVisitor = <T>(read: () => T) => T

const reading = new AsyncLocalStorage<true>()

type Options<Client> = {
  primary: Client
  primaryUrl: string
  replicaUrl: string
  open: (adapter: PrismaPg) => Client
}

/**
 * Combines two clients into one: the primary's, and within `readAsVisitor` one that reads from the replica. Prisma joins
 * simultaneous reads of one client into one statement, so members and visitors need separate clients.
 */
export function openReplicated<Client extends { $disconnect(): Promise<void> }>({
  primary,
  primaryUrl,
  replicaUrl,
  open,
}: Options<Client>) {
  const watch = watchReplica(primaryUrl, replicaUrl)
  const leaveOut = ({ message }: Error) => watch.leaveOut(message)
  const replica = open(new ReplicatedPostgresql(primaryUrl, replicaUrl, leaveOut))
  const readAsVisitor: ReadAsVisitor = (read) =>
    watch.mayRead() ? reading.run(true, read) : read()
  return {
    client: either(primary, replica),
    readAsVisitor,
    isUsed: watch.isUsed,
    close: () => Promise.all([replica.$disconnect(), watch.close()]),
  }
}

function either<Client extends object>(primary: Client, replica: Client): Client {
  return new Proxy(primary, {
    get(_, property) {
      const client = reading.getStore() ? replica : primary
      const value: unknown = Reflect.get(client, property)
      return typeof value === 'function' ? (value.bind(client) as unknown) : value
    },
  })
}

// A replica refuses to lock rows.
const isPlainSelect = /^\s*SELECT\b(?!.*\bFOR\s+(?:NO\s+KEY\s+)?(?:KEY\s+)?(?:UPDATE|SHARE)\b)/is

/**
 * Sends single SELECTs to the replica, or to the primary when the replica fails. Sends everything else to the primary.
 */
class ReplicatedPostgresql extends PostgresqlWithTimeouts {
  /** @param onFailure receives the replica's error after the primary answered the same query */
  constructor(
    primaryUrl: string,
    private readonly replicaUrl: string,
    private readonly onFailure: (error: Error) => void,
  ) {
    super(primaryUrl)
  }

  override async connect() {
    const primary = await super.connect()
    const replica = await new PostgresqlWithTimeouts(this.replicaUrl).connect()
    const askPrimary = primary.queryRaw.bind(primary)
    const dispose = primary.dispose.bind(primary)
    primary.queryRaw = async (query) => {
      if (!isPlainSelect.test(query.sql)) return askPrimary(query)
      try {
        return await replica.queryRaw(query)
      } catch (error) {
        const answer = await askPrimary(query)
        this.onFailure(error as Error)
        return answer
      }
    }
    primary.dispose = async () => {
      await Promise.all([dispose(), replica.dispose()])
    }
    return primary
  }
}

// All in milliseconds.
const timeout = 2_000
const pollInterval = 10
const maxAge = 1_000
const checkAgainAfter = 500
const leftOutFor = 2_000

type Watch = {
  /** True when the replica has all writes that are older than a second. */
  mayRead: () => boolean
  /** True when the replica answered the last check and kept up. */
  isUsed: () => boolean
  /** Stops reading from the replica for two seconds. */
  leaveOut: (reason: string) => void
  close: () => Promise<void>
}

/**
 * Compares the positions of primary and replica, at most twice a second and only when somebody reads. The replica may
 * be read for a second after a position of the primary that it has replayed. A replica that lags by two seconds or does
 * not answer is not read. The log records this once.
 */
function watchReplica(primaryUrl: string, replicaUrl: string): Watch {
  const [primary, replica] = [openPool(primaryUrl), openPool(replicaUrl)]
  const closing = new AbortController()
  let replayedAt = -Infinity
  let leftOutUntil = -Infinity
  let isLeftOut = false
  let checking: Promise<void> | null = null

  function mayRead() {
    const now = performance.now()
    const age = now - replayedAt
    if (age > checkAgainAfter && now >= leftOutUntil) startCheck()
    return age < maxAge && !isLeftOut
  }

  function startCheck() {
    checking ??= check()
      .catch((error: unknown) => leaveOut((error as Error).message))
      .finally(() => (checking = null))
  }

  async function check() {
    const askedAt = performance.now()
    const position = await positionOf(primary)
    await untilReplayed(replica, position, closing.signal)
    replayedAt = askedAt
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
  // The next query reports the same error.
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
    if (!rows[0]?.isReplica) throw new Error('DATABASE_REPLICA_URL does not name a replica')
    if (rows[0].isReplayed) return
    await pause(pollInterval, null, { signal })
  }
  throw new Error('it lags by more than two seconds')
}
