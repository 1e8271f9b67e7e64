import type { SampleMember } from '../../support/sample-content'

export type ServerName = 'sqlite' | 'postgresql' | 'development'

/** A running site as the tests know it; `members` are those of the sample content. */
export type KnownSite = { url: string; folder: string; members: SampleMember[] }

const variable = 'E2E_SITES'

/** Tells the workers, which inherit this process's environment, where the sites are. */
export function announceSites(sites: Record<ServerName, KnownSite>): void {
  process.env[variable] = JSON.stringify(sites)
}

/** A site that the global set-up started. */
export function knownSite(name: ServerName): KnownSite {
  return knownSites()[name]
}

/** All of them; empty before the set-up is through. */
export function knownSites(): Record<ServerName, KnownSite> {
  return JSON.parse(process.env[variable] ?? '{}') as Record<ServerName, KnownSite>
}
