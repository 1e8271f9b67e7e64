import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SampleMember } from '../../support/forum/sample-content'

export type ServerName = 'sqlite' | 'postgresql' | 'development'

/** A running site as the tests know it; `members` are those of the sample content, `secret` signs its cookies. */
export type KnownSite = {
  url: string
  folder: string
  databaseUrl: string
  secret: string
  members: SampleMember[]
}

/** What the global set-up started: the folders of mails and of what is known of the sites, the OpenID provider's address. */
export type Environment = { mails: string; sites: string; provider: string }

const variable = 'E2E_SITES'
const timeout = 60_000

/** Tells the workers, which inherit this process's environment, what there is. */
export function announceSurroundings(surroundings: Environment): void {
  process.env[variable] = JSON.stringify(surroundings)
}

/** Tells the workers, which may be waiting for it, that a site is running. */
export function announceSite({ sites }: Environment, name: ServerName, site: KnownSite): void {
  const file = fileOf(sites, name)
  writeFileSync(`${file}.part`, JSON.stringify(site))
  renameSync(`${file}.part`, file)
}

/**
 * Waits until a site is running.
 * @throws {Error} when it does not come within a minute
 */
export async function untilAnnounced(surroundings: Environment, name: ServerName) {
  const deadline = Date.now() + timeout
  for (;;) {
    const site = announcedSite(surroundings, name)
    if (site) return site
    if (Date.now() > deadline) throw new Error(`The ${name} site was not started.`)
    await pause(50)
  }
}

/** A site that is running already. */
export function announcedSite({ sites }: Environment, name: ServerName): KnownSite | null {
  const file = fileOf(sites, name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KnownSite) : null
}

function fileOf(folder: string, name: ServerName) {
  return path.join(folder, `${name}.json`)
}

/** What there is; null before the set-up is through. */
export function knownSurroundings(): Environment | null {
  return JSON.parse(process.env[variable] ?? 'null') as Environment | null
}

/** Which server a project of playwright.config.ts speaks to. */
export function serverOf(project: string | undefined): ServerName {
  if (project === 'dev') return 'development'
  return project === 'postgresql' ? 'postgresql' : 'sqlite'
}
