import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { log } from '~/runtime/log.server'
import type { ContentEffect } from './content-effect'
import { content, countContentWrite, processToken } from './content-version.server'
import type { Announce } from './note-content-writes.server'

const channel = 'content'
const heartbeat = 250
const timeout = 2_000

/** Tells the other processes of a write, when it is committed and not otherwise. */
export const announceByNotify: Announce = (transaction, effect) =>
  transaction.executeRaw({
    sql: `SELECT pg_notify('${channel}', '${processToken} ${effect}')`,
    args: [],
    argTypes: [],
  })

/**
 * Listens on a connection of its own, and asks four times a second whether it is still heard: what was written before
 * an answer has been told before it. Behind a pooler nothing would be heard, and nothing is confirmed.
 */
export function watchPostgresql(url: string): () => Promise<void> {
  const stopping = new AbortController()
  const watching = watchUntil(stopping.signal, url)
  return async () => {
    stopping.abort()
    await watching
  }
}

async function watchUntil(signal: AbortSignal, url: string) {
  let isPooled = false
  while (!signal.aborted && !isPooled) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    })
    // The next heartbeat fails.
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => hear(payload))
    isPooled = await listen(client, signal).catch(() => false)
    content.confirmedAt = -Infinity
    void client.end().catch(() => {})
    await pause(heartbeat, null, { signal }).catch(() => {})
  }
}

/** @returns true when a pooler answers */
async function listen(client: pg.Client, signal: AbortSignal) {
  await client.connect()
  await client.query(`LISTEN ${channel}`)
  // Nobody has heard what was written before.
  countContentWrite('changed')
  while (!signal.aborted) {
    const askedAt = performance.now()
    if (await isPooler(client)) {
      log.error(
        'A pooler answers for the database, and lets nobody hear of writes: pages stay in memory for a second only. Set DATABASE_DIRECT_URL.',
      )
      return true
    }
    content.confirmedAt = askedAt
    await pause(heartbeat, null, { signal }).catch(() => {})
  }
  return false
}

// PostgreSQL names its process when it is connected to; a pooler has numbers of its own.
async function isPooler(client: pg.Client) {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid !== (client as pg.Client & { processID: number }).processID
}

function hear(payload: string) {
  const [sender, effect] = payload.split(' ')
  if (sender !== processToken) countContentWrite(effect as ContentEffect)
}
