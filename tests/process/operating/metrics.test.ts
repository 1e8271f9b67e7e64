import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rules } from '~/domain/limits/rules'
import routes from '~/routes'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { sharedSite } from '../../support/site/shared-site'
import { siteForFile } from '../../support/site/site-for-file'
import type { Site } from '../../support/site/site-server'
import {
  startSitesOnPostgresql,
  type SitesOnPostgresql,
} from '../../support/site/sites-on-postgresql'

const METRICS_TOKEN = 'only-for-tests-only-for-tests'
const authorized = { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } }

/** Returns the samples of a site: the values by name and labels. */
async function samplesOf({ url }: Pick<Site, 'url'>) {
  const { status, text } = await send(`${url}/metrics`, authorized)
  expect(status, text).toBe(200)
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  const samples = lines.map((line) => {
    const [, sample = '', value = ''] = /^(.*) (\S+)$/.exec(line) ?? []
    return [sample, Number(value.replace('Inf', 'Infinity'))] as const
  })
  return { text, samples: new Map(samples) }
}

const requests = (route: string, status: number, method = 'GET') =>
  `http_requests_total{route="${route}",method="${method}",status="${status}"}`

const site = await siteForFile({ environment: { METRICS_TOKEN, RATE_LIMITS: 'on' } })
const member = await signUpAt(site, { displayName: 'Zebra Verborgen' })

describe('one process on SQLite', () => {
  test('nobody gets them without the token', async () => {
    for (const Authorization of ['', 'Bearer another', 'Bearer', METRICS_TOKEN]) {
      const answer = await send(`${site.url}/metrics`, { headers: { Authorization } })
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(answer.text).not.toContain('http_requests_total')
    }
    const typed = await send(`${site.url}/metrics`, authorized)
    expect(typed.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(typed.headers['cache-control']).toBe('no-store')
  })

  test('requests are counted by route and status, those from memory too', async () => {
    for (let sent = 0; sent < 3; sent += 1) await send(`${site.url}/forum/help`)
    await send(`${site.url}/no/such/page`)
    await send(`${site.url}/api/forum/posts/none`)
    const { samples } = await samplesOf(site)
    expect(samples.get(requests('/forum/help', 200))).toBe(3)
    expect(samples.get(requests('/*', 404))).toBe(1)
    expect(samples.get(requests('/api/forum/posts/:postId', 404))).toBe(1)
    expect(samples.get(requests('/auth/signup', 303, 'POST'))).toBe(1)
    expect(samples.get(requests('/metrics', 401))).toBe(4)
    const buckets = [...samples].filter(([name]) =>
      /^http_request_duration_seconds_bucket.*forum\/help/.test(name),
    )
    expect(buckets.map(([, count]) => count).at(-1)).toBe(3)
    expect(samples.get('site_readers_cache_answers_total{source="memory"}')).toBeGreaterThan(1)
  })

  test('refused sign-ins and limits hit are counted', async () => {
    const [{ points }] = rules.signIn
    const body = { emailOrUsername: member.email, password: 'a wrong password' }
    for (let sent = 0; sent < points + 2; sent += 1) await send(`${site.url}/auth/signin`, { body })
    const { samples } = await samplesOf(site)
    const refused = 'site_security_events_total{event="sign-in",outcome="refused"}'
    expect(samples.get(refused)).toBe(points)
    expect(samples.get('site_limits_hit_total{action="signIn"}')).toBe(2)
  })

  test('they tell of the process, the database and the outbox', async () => {
    const { samples } = await samplesOf(site)
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(samples.get(name), name).toBeGreaterThan(0)
    for (const name of ['site_outbox_waiting', 'site_outbox_failed', 'site_outbox_oldest_seconds'])
      expect(samples.has(name), name).toBe(true)
    expect(samples.get('site_database_up')).toBe(1)
    expect(samples.has('site_pool_connections')).toBe(false)
    expect(samples.has('site_backup_age_hours')).toBe(false)
  })

  test('they are named as promtool asks: counters end in _total, gauges do not', async () => {
    const { text } = await samplesOf(site)
    const kinds = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)]
    expect(kinds.length).toBeGreaterThan(20)
    const wrong = kinds.filter(
      ([, name, kind]) => (kind === 'counter') !== name?.endsWith('_total'),
    )
    expect(wrong.map(([line]) => line)).toEqual([])
    expect(text).toMatch(/^# TYPE site_mails_given_up_total counter$/m)
  })

  test('every figure of the alerts exists, and only counters are asked how much they grew', async () => {
    const { text } = await samplesOf(site)
    const docs = readFileSync('docs/operating.md', 'utf8')
    const alerts = docs.slice(docs.indexOf('| alert when'), docs.indexOf('## 10.'))
    const grown = [...alerts.matchAll(/(?:rate|increase)\((\w+)/g)].map(([, name]) => name ?? '')
    expect(grown.length).toBeGreaterThan(4)
    for (const name of grown) {
      const type = new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} (counter|histogram)$`, 'm')
      expect(text, name).toMatch(type)
    }
    const named = [...alerts.matchAll(/\b((?:site|nodejs|process|http)_\w+)/g)]
    const elsewhere = ['site_backup_age_hours', 'site_pool_waiting']
    for (const [, name = ''] of named)
      if (!elsewhere.includes(name)) expect(text).toContain(name.replace(/_bucket$/, ''))
  })

  test('no label tells of a person, whatever is asked for', async () => {
    const post = await publishAs(member, 'About endometriosis')
    const paths = [
      ...[post, `${post}.data`, `${post}/like`, '/forum?q=endometriosis', `/${member.email}`],
      ...[`/api/members/${member.username}`, `/moderation/member/${member.username}`],
      ...['/contact/sent/secret-reference', '/auth/verify-email?token=secret-token'],
      ...[`/forum/${member.username}/${member.username}/report`, `/profile/${member.username}`],
    ]
    for (const path of paths) {
      await member.send(path)
      await send(`${site.url}${path}`, { method: 'PROPFIND' })
    }
    const { text, samples } = await samplesOf(site)
    const personal = [member.username, member.email, 'Verborgen', 'endometriosis', 'secret', '127.']
    for (const word of [...personal, post.split('/').at(-1)]) expect(text).not.toContain(word)
    const known = new Set(['/metrics', '/', ...routes.map(({ path }) => `/${path}`)])
    const told = [...samples.keys()].flatMap((name) => /route="([^"]*)"/.exec(name)?.[1] ?? [])
    expect(told.length).toBeGreaterThan(20)
    expect(told.filter((route) => !known.has(route))).toEqual([])
    const labels = [...text.matchAll(/[{,](\w+)="/g)].map(([, name]) => name)
    expect(new Set(labels)).toEqual(new Set(allowed))
  })
})

const allowed = [
  ...['route', 'method', 'status', 'le', 'event', 'outcome', 'action', 'source'],
  // Labels of prom-client's own metrics: kinds of collections, memory and handles, and Node's version.
  ...['kind', 'space', 'type', 'version', 'major', 'minor', 'patch'],
]

test('without METRICS_TOKEN there is no such page', async () => {
  expect((await send(`${sharedSite().url}/metrics`, authorized)).status).toBe(404)
})

describe('two processes on PostgreSQL', () => {
  let started: SitesOnPostgresql
  let twoProcesses: Site

  beforeAll(async () => {
    started = await startSitesOnPostgresql(1, { WEB_CONCURRENCY: '2', METRICS_TOKEN })
    ;[twoProcesses] = started.sites as [Site]
  })

  afterAll(() => started.stop())

  test('whoever is asked tells of both', async () => {
    const samplesOfTwo = async () => {
      const { samples } = await samplesOf(twoProcesses)
      expect(samples.get('site_processes')).toBe(2)
      return samples
    }
    await vi.waitFor(samplesOfTwo, 60_000)
    const asked = 24
    const ask = () => send(`${twoProcesses.url}/forum/help`)
    await Promise.all(Array.from({ length: asked }, ask))
    for (let time = 0; time < 6; time += 1) {
      const samples = await samplesOfTwo()
      expect(samples.get(requests('/forum/help', 200))).toBe(asked)
      expect(samples.get('site_database_up')).toBe(1)
      expect(samples.get('site_pool_connections')).toBeGreaterThan(1)
    }
  })

  test('a database that is away is told, and the rest with it', async () => {
    await started.postgresql.halt('fast')
    await vi.waitFor(async () => {
      const { samples } = await samplesOf(twoProcesses)
      expect(samples.get('site_database_up')).toBe(0)
      expect(samples.has('site_outbox_waiting')).toBe(false)
      expect(samples.get('site_processes')).toBe(2)
    }, 60_000)
  })
})
