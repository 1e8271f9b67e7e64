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

/** What the global set-up started: the folder of mails, the OpenID provider's address, and the sites. */
export type Environment = {
  mails: string
  provider: string
  sites: Partial<Record<ServerName, KnownSite>>
}

const variable = 'E2E_SITES'

/** Tells the workers, which inherit this process's environment, what there is. */
export function announceSites(surroundings: Environment): void {
  process.env[variable] = JSON.stringify(surroundings)
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
