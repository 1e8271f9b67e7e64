import type { ServerBuild } from '@remix-run/node'
import type { openSite } from './open-site.server'
import type { serveSite } from './serve-site.server'

/** The Remix build and the additional exports of `entry.server.tsx`, through which `server.ts` starts the site. */
export type SiteBuild = ServerBuild & {
  entry: { module: { openSite: typeof openSite; serveSite: typeof serveSite } }
}
