import { monitorEventLoopDelay } from 'node:perf_hooks'
import { log } from '../runtime/log.server'
import { minute } from '../domain/durations'
import { collectDefaultMetrics, Counter, Gauge, type Aggregator } from 'prom-client'
import type { ServerBuild } from '@remix-run/node'
import { isReplicaUsed } from '../database/db.server'
import { poolStats } from '../database/postgresql.server'
import { hoursSinceCopy } from '../domain/backups/nightly-backup.server'
import { outboxStats } from '../domain/mail/outbox.server'
import { databaseAnswers } from '../domain/readiness.server'
import { startCounting } from '../http/middleware/request-log.server'
import { reportMetricsToSupervisor } from '../http/metrics-endpoint.server'
import { cacheMetrics } from '../http/micro-cache/micro-cache.server'
import { registry } from '../runtime/metrics.server'

const resolution = 20

/**
 * Logs the event loop's delay (p99 and maximum, in milliseconds) every `every` milliseconds. Returns a stop function.
 */
export function monitorEventLoop(every = minute): () => void {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  const timer = setInterval(() => {
    const [p99, max] = [delay.percentile(99), delay.max].map(beyondResolution)
    log.info({ p99, max }, 'event loop delay')
    delay.reset()
  }, every).unref()
  return () => {
    clearInterval(timer)
    delay.disable()
  }
}

function beyondResolution(nanoseconds: number) {
  return Math.max(0, Math.round(nanoseconds / 1e6 - resolution))
}

const registers = [registry]

/**
 * Starts collecting the metrics for `/metrics`. Call it only when `METRICS_TOKEN` is set. Security events are counted
 * without it.
 */
export function measureSite({ routes }: ServerBuild): void {
  const paths = Object.values(routes).flatMap((route) => route?.path ?? [])
  startCounting([...paths, 'metrics'])
  collectDefaultMetrics({ register: registry })
  // Removes default gauges whose names end like counters. The gauges with the same numbers by kind remain.
  for (const name of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${name}_total`)
  gauge('site_processes', 'Processes that reported their metrics.', () => 1)
  gauge('site_database_up', 'Whether the database reads and writes.', databaseAnswers, 'min')
  gauge('site_replica_used', 'Whether visitors read from the replica.', isReplicaUsed, 'min')
  gauge(
    'site_backup_age_hours',
    'Hours since the last copy of the database.',
    hoursSinceCopy,
    'max',
  )
  measureOutbox()
  measureCache()
  measurePool()
  reportMetricsToSupervisor()
}

function measureOutbox() {
  const of = (name: 'waiting' | 'failed' | 'oldest') => async () =>
    (await databaseAnswers()) ? (await outboxStats())[name] : null
  // Every process reads the same table.
  gauge('site_outbox_waiting', 'Mails that wait to be sent.', of('waiting'), 'max')
  gauge(
    'site_outbox_failed',
    'Mails that were given up, and are kept for now.',
    of('failed'),
    'max',
  )
  gauge('site_outbox_oldest_seconds', 'Age of the oldest overdue mail.', of('oldest'), 'max')
}

function measureCache() {
  new Counter({
    name: 'site_readers_cache_answers_total',
    help: 'Answers to visitors: from the cache, stale ones while the database was away, and rendered ones.',
    labelNames: ['source'] as const,
    registers,
    collect() {
      this.reset()
      this.inc({ source: 'memory' }, cacheMetrics.hits)
      this.inc({ source: 'stale' }, cacheMetrics.stale)
      this.inc({ source: 'rendered' }, cacheMetrics.renders)
    },
  })
  gauge('site_readers_cache_bytes', 'Memory that cached pages take.', () => cacheMetrics.bytes)
}

function measurePool() {
  const of = (name: 'total' | 'idle' | 'waiting') => () => poolStats()?.[name] ?? null
  gauge('site_pool_connections', 'Open connections to PostgreSQL.', of('total'))
  gauge('site_pool_idle', 'Those of them that do nothing.', of('idle'))
  gauge('site_pool_waiting', 'Queries that wait for a connection.', of('waiting'))
}

type Value = number | boolean | null
type Read = () => Value | Promise<Value>

/** Registers a gauge that reads its value at each collection. A value that cannot be read is omitted. */
function gauge(name: string, help: string, read: Read, aggregator: Aggregator = 'sum') {
  new Gauge({
    name,
    help,
    aggregator,
    registers,
    async collect() {
      this.remove()
      const value = await Promise.resolve()
        .then(read)
        .catch(() => null)
      if (value !== null) this.set(Number(value))
    },
  })
}
