/**
 * Measures how many pages a second members get from one, two and four processes behind one port, on PostgreSQL (run
 * `npm run build` first; needs root). A control group limits each process to a fifth of a processor. So two cores have
 * room for four processes, for PostgreSQL and for the client. The sites are requested in turn, so that other load
 * affects all of them.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgresql } from '../support/database/postgresql-server'
import { signUpAt } from '../support/http/raw-member'
import { sessionSecret, startSite, type Site } from '../support/site/site-server'
import { limitProcessor } from './limit-processor'
import { load } from '../support/http/load'
import { median, print, publishPosts } from './measures'

const share = 0.2
const counts = [1, 2, 4]
const turns = 5
const connections = 32
const milliseconds = 10_000
const warmUp = 15_000

const postgresql = await startPostgresql()
const sites: { count: number; site: Site; rates: number[] }[] = []
const removals: (() => void)[] = []
try {
  await postgresql.createDatabase('site')
  for (const count of counts) sites.push({ count, site: await startWith(count), rates: [] })
  const [first] = sites
  if (!first) throw new Error('There is no site.')
  const member = await signUpAt(first.site)
  await publishPosts(member, 25, 0)
  const headers = { Cookie: member.cookie, 'User-Agent': 'Mozilla/5.0' }
  const ask = ({ url }: Site, time: number) =>
    load({
      port: Number(new URL(url).port),
      path: '/forum',
      headers,
      connections,
      milliseconds: time,
    })
  // Warms up before the limits, so that every worker has compiled its code with the same processor time.
  for (const { count, site } of sites) await ask(site, warmUp * Math.max(1, count / 2))
  for (const { site } of sites)
    for (const pid of workersOf(site)) removals.push(limitProcessor(pid, share))
  for (let turn = 0; turn < turns; turn += 1)
    for (const { site, rates } of sites) {
      rates.push(await ask(site, milliseconds))
      process.stderr.write('.')
    }
  const alone = median(first.rates)
  print('\n| processes | pages a second | of one |\n|---|---|---|')
  for (const { count, rates } of sites)
    print(`| ${count} | ${median(rates).toFixed(1)} | ${(median(rates) / alone).toFixed(2)} |`)
} finally {
  await Promise.all(sites.map(({ site }) => site.remove()))
  await pause(500)
  for (const remove of removals) remove()
  await postgresql.stop()
}

async function startWith(count: number) {
  const site = await startSite({
    environment: {
      DATABASE_URL: postgresql.url('site'),
      SESSION_SECRET: sessionSecret,
      WEB_CONCURRENCY: String(count),
      LOG_LEVEL: 'info',
    },
  })
  while (workersOf(site).length < count) await pause(100)
  return site
}

/** Returns the processes that answer: the started process itself, or its child processes that listen. */
function workersOf(site: Site) {
  const log = readFileSync(`${site.folder}/server.log`, 'utf8').split('\n')
  const lines = log.filter((line) => line.includes('"listening"'))
  return lines.map((line) => (JSON.parse(line) as { pid: number }).pid)
}
