import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SampleMember } from '../../support/forum/sample-content'

export type ServerName = 'sqlite' | 'postgresql' | 'development'

/** A running site as the tests know it. `members` are the members of the sample content, `secret` signs its cookies. */
export type KnownSite = {
  url: string
  folder: string
  databaseUrl: string
  secret: string
  members: SampleMember[]
}

/**
 * The results of the global set-up: the folder of mails, the folder of site descriptions, and the OpenID provider's
 * URL.
 */
export type Environment = { mails: string; sites: string; provider: string }

const variable = 'E2E_SITES'
const timeout = 60_000

/** Passes the results of the set-up to the workers, which inherit this process's environment. */
export function announceSurroundings(surroundings: Environment): void {
  process.env[variable] = JSON.stringify(surroundings)
}

/** Tells the workers, which may be waiting, that a site is running. */
export function announceSite({ sites }: Environment, name: ServerName, site: KnownSite): void {
  const file = fileOf(sites, name)
  writeFileSync(`${file}.part`, JSON.stringify(site))
  renameSync(`${file}.part`, file)
}

/** Waits until a site is running. @throws {Error} when it has not started within a minute */
export async function untilAnnounced(surroundings: Environment, name: ServerName) {
  const deadline = Date.now() + timeout
  for (;;) {
    const site = announcedSite(surroundings, name)
    if (site) return site
    if (Date.now() > deadline) throw new Error(`The ${name} site was not started.`)
    await pause(50)
  }
}

/** Returns a site that is already running, or null. */
export function announcedSite({ sites }: Environment, name: ServerName): KnownSite | null {
  const file = fileOf(sites, name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KnownSite) : null
}

function fileOf(folder: string, name: ServerName) {
  return path.join(folder, `${name}.json`)
}

/** Returns the results of the set-up; null before it has finished. */
export function knownSurroundings(): Environment | null {
  return JSON.parse(process.env[variable] ?? 'null') as Environment | null
}

/** Returns the server that a project of playwright.config.ts uses. */
export function serverOf(project: string | undefined): ServerName {
  if (project === 'dev') return 'development'
  return project === 'postgresql' ? 'postgresql' : 'sqlite'
}
