import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FullConfig } from '@playwright/test'
import { startOpenIdProvider } from '../../support/site/openid-provider'
import { loadSampleContent, getSqliteUrl } from '../../support/forum/sample-content'
import { freePort } from '../../support/site/free-port'
import { startRoundRobin } from '../../support/site/round-robin'
import { sessionSecret, startSite, type Site, type Variables } from '../../support/site/site-server'
import { startSitesOnPostgresql } from '../../support/site/sites-on-postgresql'
import { temporaryFolder } from '../../support/site/temporary-folder'
import { startMailServer } from './mail/mailbox'
import {
  announceSite,
  announceSurroundings,
  serverOf,
  type KnownSite,
  type ServerName,
} from './sites'

type Running = KnownSite & { stop: () => Promise<unknown> }

/**
 * Playwright's global set-up. Starts the sites that the chosen projects need, each on a free port with its own sample
 * content. Also starts the servers that the sites use: an SMTP server and an OpenID provider. Tests begin when the
 * first site has started. Tests of other sites wait for their own site. The development server takes longest.
 */
export default async function startSites(config: FullConfig) {
  const { folder, remove } = temporaryFolder()
  const mails = path.join(folder, 'mails')
  const [mail, provider] = await Promise.all([startMailServer(mails), startOpenIdProvider()])
  const around = {
    MAIL_URL: mail.url,
    CONTACT_TO: 'team@example.com',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: provider.issuer,
  }
  const surroundings = { mails, sites: folder, provider: provider.issuer }
  announceSurroundings(surroundings)
  const starting = serversOf(config).map(async (name) => {
    const { stop, ...site } = await startByName[name](around)
    announceSite(surroundings, name, site)
    return stop
  })
  await Promise.race(starting)
  return async () => {
    const stops = await Promise.all(starting)
    await Promise.all(stops.map((stop) => stop()))
    await Promise.all([mail.stop(), provider.stop()])
    remove()
  }
}

// Playwright passes all projects to its set-up, chosen or not.
function serversOf({ projects }: FullConfig): ServerName[] {
  const chosen = process.argv.flatMap((word, index, words) => {
    const option = /^--project(?:=(.+))?$/.exec(word)
    return option ? [option[1] ?? words[index + 1]] : []
  })
  const wanted = projects.filter(({ name }) => !chosen.length || chosen.includes(name))
  return [...new Set(wanted.map(({ name }) => serverOf(name)))]
}

const startByName: Record<ServerName, (around: Variables) => Promise<Running>> = {
  sqlite: startSampleSite,

  async development(environment) {
    const site = await startSite({ mode: 'development', environment })
    return { ...(await fill(site, getSqliteUrl(site))), stop: () => site.remove() }
  },

  async postgresql(around) {
    const { TEST_PROCESSES } = process.env
    if (TEST_PROCESSES) return startBehindFront(Number(TEST_PROCESSES), around)
    // Two processes, so that the requests of one journey reach both.
    const environment = { ...around, WEB_CONCURRENCY: '2' }
    const { sites, databaseUrl, stop } = await startSitesOnPostgresql(1, environment)
    return { ...(await fill(sites[0] as Site, databaseUrl, sessionSecret)), stop }
  },
}

// For `npx tsx tools/test-wide.ts`: each request of a journey reaches another process than the previous request.
async function startBehindFront(count: number, around: Variables): Promise<Running> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const environment = { ...around, SITE_URL: url, TRUST_PROXY: '1' }
  const { sites, databaseUrl, stop } = await startSitesOnPostgresql(count, environment)
  const stopFront = await startRoundRobin(
    port,
    sites.map((site) => Number(new URL(site.url).port)),
  )
  const known = await fill({ ...(sites[0] as Site), url }, databaseUrl, sessionSecret)
  return {
    ...known,
    stop: async () => {
      stopFront()
      await stop()
    },
  }
}

/** Starts a site with its own database, which has the sample content. */
export async function startSampleSite(environment: Variables): Promise<Running> {
  const site = await startSite({ environment })
  return { ...(await fill(site, getSqliteUrl(site))), stop: () => site.remove() }
}

async function fill(
  { url, folder }: Site,
  databaseUrl: string,
  secret = readFileSync(path.join(folder, 'data', 'session-secret'), 'utf8').trim(),
): Promise<KnownSite> {
  return { url, folder, databaseUrl, secret, members: await loadSampleContent(databaseUrl) }
}
